"""The lobby as a host uses it: what comes first, seats as people, colours, folds that say what they hold."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import sit, unfold
from tests.browser.server import ME, RANDOM, Server, new_game


def test_whoever_has_no_match_is_offered_a_first_game_and_whoever_has_one_goes_on(
    server: Server, player: NewPlayer
) -> None:
    me = player()
    me.open(server.address)
    sections = me.page.locator(".wishes > .panel")
    expect(sections.first).to_contain_text("Never played?")
    live = server.lay(new_game("rurik", 2, 3), [ME, RANDOM], "Sunday")
    me.open(server.seat_link(live))
    me.open(server.address)
    expect(sections.first).to_contain_text("Sunday")
    sections.first.get_by_role("link").click()
    me.page.wait_for_url(f"**/match/{live.id}/**")


def test_a_bot_says_how_it_plays(server: Server, player: NewPlayer) -> None:
    me = player()
    me.open(server.address)
    seat = me.page.locator(".people li[data-seat='1']")
    expect(seat.locator(".person p")).to_contain_text("makes the most of his own turn")
    sit(me.page, 1, "bot", "knyaz")
    expect(seat.locator(".person p")).to_contain_text("plays on in his head")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768), (390, 844)])
def test_the_way_to_the_table_is_in_view(server: Server, player: NewPlayer, width: int, height: int) -> None:
    live = server.lay(new_game("rurik", 2, 3), [ME, RANDOM], "Sunday")
    me = player(width=width, height=height)
    me.open(server.seat_link(live))
    me.open(server.address)
    me.page.locator("label.num", has=me.page.locator("input[value='4']")).click()
    if width < 700:
        me.page.locator(".people").scroll_into_view_if_needed()
    expect(me.page.get_by_role("button", name="Open the table")).to_be_in_viewport(ratio=1)
    assert me.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_badges_follow_the_chosen_colours_and_only_who_plays_may_begin(server: Server, player: NewPlayer) -> None:
    me = player()
    me.open(server.address)
    begins = me.page.locator("select[name=option-first] option:not([disabled])")
    badges = me.page.locator(".people li:visible .who .seat")
    labels = "(all) => all.map((one) => one.getAttribute('aria-label'))"
    assert begins.all_text_contents() == ["By chance", "Blue", "Yellow"]
    unfold(me.page, "colours-0").select_option("yellow")
    assert badges.evaluate_all(labels) == ["Yellow", "Blue"]
    unfold(me.page, "colours-1").select_option("yellow")
    assert badges.evaluate_all(labels) == ["Blue", "Yellow"], "whoever had the colour gives it up"
    unfold(me.page, "colours-0").select_option("white")
    assert badges.evaluate_all(labels) == ["White", "Yellow"]
    assert begins.all_text_contents() == ["By chance", "Yellow", "White"]
    expect(me.page.get_by_role("radiogroup", name="Who sits at White")).to_be_visible()
    # Alone, the opponent and the neutrals have the next colours that are free, as the table will deal them.
    me.page.locator("label.num", has=me.page.locator("input[value='1']")).click()
    assert badges.evaluate_all(labels) == ["White", "Blue", "Yellow"]


def test_folds_say_what_they_hold(server: Server, player: NewPlayer) -> None:
    me = player()
    me.open(server.address)
    rules, name = me.page.locator(".below summary").first, me.page.locator(".below summary").last
    expect(rules).to_contain_text("as printed")
    rules.click()
    me.page.get_by_text("Deed row", exact=True).click()
    expect(rules).to_contain_text("Deed row")
    unfold(me.page, "called").fill("Sunday")
    me.page.keyboard.press("Tab")
    expect(name).to_contain_text("Sunday")
    unfold(me.page, "leaders-0").select_option("maria")
    expect(me.page.locator(".people summary").first).to_contain_text("Blue, Maria")


def test_a_table_is_opened_by_keyboard_and_without_script(server: Server, player: NewPlayer) -> None:
    me = player(java_script_enabled=False)
    me.open(server.address)
    expect(me.page.locator(".people li:visible")).to_have_count(2)
    me.page.locator("input[name=seat-1]:checked").press("ArrowRight")
    expect(me.page.locator(".person b", has_text="Whoever comes first").locator("visible=true")).to_have_count(1)
    me.page.get_by_role("button", name="Open the table").press("Enter")
    me.page.wait_for_url("**/invitations")


def test_another_title_leaves_one_where_one_was(server: Server, player: NewPlayer) -> None:
    me = player(width=390, height=844)
    me.open(server.address)
    me.page.locator("input[name=title]:checked").press("ArrowRight")
    me.page.wait_for_url("**/?title=rurik2")
    expect(me.page.locator("input[type=radio][value=rurik2]")).to_be_focused()
    expect(me.page.get_by_role("group", name="Game", exact=True)).to_be_in_viewport()
    sit(me.page, 1, "link")
    me.page.get_by_role("button", name="Open the table").click()
    me.page.wait_for_url("**/invitations")


def test_an_option_lets_go_of_what_it_excludes(server: Server, player: NewPlayer) -> None:
    me = player()
    me.open(f"{server.address}/?title=rurik2")
    me.page.locator("details.fold", has=me.page.locator(".opts")).locator("summary").click()
    swapped, free = (me.page.locator(f"input[name=option-{name}-oaths]") for name in ("swapped", "free"))
    swapped.check(force=True)
    free.check(force=True)
    expect(swapped).not_to_be_checked()
    expect(free).to_be_checked()
