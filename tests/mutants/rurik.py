"""The mutants of what is printed in the first edition of *Rurik*."""

from __future__ import annotations

from collections.abc import Iterator

from tests.mutants.mutants import Mutant, less, of_borders, printed, records, without


def of_the_data() -> Iterator[Mutant]:
    yield from of_schemes()
    yield from of_deeds()
    yield from of_the_boards()
    yield from of_the_map()
    yield from of_tokens_and_agendas()
    yield from of_intrigues()
    yield from of_the_expansions_cards()


def of_schemes() -> Iterator[Mutant]:
    for card, record in records("rurik", "schemes").items():
        yield printed(f"scheme {card}: no reward", "schemes", ("schemes", card, "rewards", {}))
        for reward, number in record["rewards"].items():
            more = record["rewards"] | {reward: number + 1}
            yield printed(f"scheme {card}: more {reward}", "schemes", ("schemes", card, "rewards", more))
        if record["coin_cost"]:
            yield printed(f"scheme {card}: no cost", "schemes", ("schemes", card, "coin_cost", 0))
        icon = 1 - record["casualties"]
        what = "a casualty icon" if icon else "no casualty icon"
        yield printed(f"scheme {card}: {what}", "schemes", ("schemes", card, "casualties", icon))


def of_deeds() -> Iterator[Mutant]:
    for deed, record in records("rurik", "deeds").items():
        for field in ("cost", "requirement"):
            for what, rest in without(record[field]):
                yield printed(f"deed {deed}: {field} without {what}", "deeds", ("deeds", deed, field, rest))
            for what, rest in less(record[field]):
                yield printed(f"deed {deed}: {field} with less {what}", "deeds", ("deeds", deed, field, rest))
        if record["cost"].get("remove_troops", {}).get("from", "any") != "any":
            removal = record["cost"]["remove_troops"] | {"from": "any"}
            cost = record["cost"] | {"remove_troops": removal}
            yield printed(f"deed {deed}: troops from anywhere", "deeds", ("deeds", deed, "cost", cost))
        yield printed(f"deed {deed}: no reward", "deeds", ("deeds", deed, "reward", {}))
        if len(record["reward"]) > 1:
            for what, rest in without(record["reward"]):
                yield printed(f"deed {deed}: reward without {what}", "deeds", ("deeds", deed, "reward", rest))
        for what, rest in less(record["reward"]):
            yield printed(f"deed {deed}: reward with less {what}", "deeds", ("deeds", deed, "reward", rest))
        yield printed(f"deed {deed}: no points", "deeds", ("deeds", deed, "vp", 0))
        yield printed(f"deed {deed}: other points", "deeds", ("deeds", deed, "vp", 3 - record["vp"]))


COLUMN_TESTS = {
    "muster": "muster",
    "movement": "movement",
    "attack": "attack",
    "tax": "tax",
    "build": "build",
    "scheme": "scheme_action",
}


def of_the_boards() -> Iterator[Mutant]:
    for space, record in records("rurik", "spaces").items():
        tests = COLUMN_TESTS[record["column"]]
        fewer, cost = record["points"] - 1, record["coin_cost"]
        yield printed(f"space {space}: one point less", tests, ("spaces", space, "points", fewer))
        yield printed(f"space {space}: other cost", tests, ("spaces", space, "coin_cost", cost - 1 if cost else 1))
    for step, record in records("rurik", "tracks").items():
        yield printed(f"track {step}: no points", "end_of_game", ("tracks", step, "vp", 0))
        for field in ("rule_regions", "build_regions", "trade_goods"):
            value = record[field] + 1
            yield printed(f"track {step}: more {field}", "claim_phase", ("tracks", step, field, value))
    yield printed("track step-5: without Kiev and Novgorod", "claim_phase", ("tracks", "step-5", "rule_including", []))
    for name, value in (("first", 0), ("second", 0), ("length", 9)):
        yield printed(f"warfare track: {name} is {value}", "end_of_game attack", ("warfare", name, "value", value))
    for good, record in records("rurik", "boat").items():
        room = record["spaces"] + 1
        yield printed(f"boat: one more space for {good}", "claim_phase", ("boat", good, "spaces", room))


def of_the_map() -> Iterator[Mutant]:
    for name, record in records("rurik", "regions").items():
        other = "ore" if record["good"] != "ore" else "fur"
        yield printed(f"region {name}: another good", "tax", ("regions", name, "good", other))
    yield from of_borders("rurik", "movement")


def of_tokens_and_agendas() -> Iterator[Mutant]:
    for reward in records("rurik", "stickers"):
        yield printed(f"sticker {reward}: none", "variants", ("stickers", reward, "count", 0))
        yield printed(f"reward token {reward}: none", "variants", ("reward_tokens", reward, "count", 0))
    for good, record in records("rurik", "goods_tokens").items():
        for players in ("2", "3", "4"):
            fewer = record[players] - 1
            yield printed(
                f"goods token {good}: one less for {players}", "variants", ("goods_tokens", good, players, fewer)
            )
    goods = ["ore", "wood", "fish", "honey", "fur"]
    for token, record in records("rurik", "conversion").items():
        yield printed(f"token {token}: any good", "conversion", ("conversion", token, "one_of", goods))
        for good in record["one_of"]:
            rest = [other for other in record["one_of"] if other != good]
            yield printed(f"token {token}: not {good}", "conversion", ("conversion", token, "one_of", rest))
        yield printed(f"token {token}: one good only", "conversion", ("conversion", token, "any", 0))
        yield printed(f"token {token}: no point", "conversion", ("conversion", token, "gain", {}))
        swapped = {"build": {"muster": 1}, "muster": {"build": 1}}[token]
        yield printed(f"token {token}: the other point", "conversion", ("conversion", token, "gain", swapped))
    for agenda in records("rurik", "agendas"):
        yield printed(f"agenda {agenda}: no points", "end_of_game", ("agendas", agenda, "vp", 0))


def of_intrigues() -> Iterator[Mutant]:
    """Each card does something else, and so nothing of what it should."""
    for card, record in records("rurik", "intrigues").items():
        other = {"cards_revealed_changed": 1} if "cost_changed" in record["effect"] else {"cost_changed": DEARER}
        yield printed(f"intrigue {card}: another effect", "intrigue", ("intrigues", card, "effect", other))


DEARER = {"of": "structure", "by": 3}


def of_the_expansions_cards() -> Iterator[Mutant]:
    """The schemes, deeds and inheritance cards of Stone & Blade."""
    tests = "expansion_cards"
    for card, record in records("rurik", "more_schemes").items():
        for reward, number in record["rewards"].items():
            if number > 1 or len(record["rewards"]) == 1:
                fewer = record["rewards"] | {reward: number - 1}
                yield printed(f"scheme {card}: less {reward}", tests, ("more_schemes", card, "rewards", fewer))
        if record["choice"]:
            yield printed(f"scheme {card}: no choice", tests, ("more_schemes", card, "choice", False))
        lost = record["casualties"] - 1
        yield printed(f"scheme {card}: fewer casualties", tests, ("more_schemes", card, "casualties", lost))
    for deed, record in records("rurik", "more_deeds").items():
        for field in ("cost", "requirement"):
            for what, rest in without(record[field]):
                yield printed(f"deed {deed}: {field} without {what}", tests, ("more_deeds", deed, field, rest))
        yield printed(f"deed {deed}: other points", tests, ("more_deeds", deed, "vp", 3 - record["vp"]))
        yield printed(f"deed {deed}: another reward", tests, ("more_deeds", deed, "reward", {"coins": 1}))
    for region, record in records("rurik", "inheritance").items():
        cost = 1 - record["coin_cost"]
        yield printed(f"inheritance {region}: another cost", tests, ("inheritance", region, "coin_cost", cost))
        yield printed(f"inheritance {region}: another bonus", tests, ("inheritance", region, "gain", {"coins": 7}))
