/* The lobby: only as many seats as players, badges in the chosen colours, bots and folds that say what they are;
   another title is another form. */

import { $$ } from "./page.js";

const form = document.querySelector("form.new");
const worn = (place) => place.querySelector(".who .seat");

/* The page comes with every seat in its usual colour, hence with a badge of each. */
const badges = new Map(form ? $$("[data-seat]", form).map((seat) => [seat.dataset.usual, worn(seat).cloneNode(true)]) : []);

function seatsShown() {
  if (!form) return;
  const players = Number(form.querySelector("input[name=players]:checked")?.value || 99);
  for (const seat of $$("[data-seat]", form)) {
    const out = Number(seat.dataset.seat) >= players;
    seat.hidden = out;
    for (const field of $$("select, input", seat)) field.disabled = out;
  }
  for (const option of $$("[data-players]", form)) {
    option.hidden = !option.dataset.players.split(" ").includes(String(players));
    if (option.tagName !== "OPTION") continue;
    option.disabled = option.hidden;
    if (option.hidden && option.selected) option.parentElement.selectedIndex = 0;
  }
  coloured(players);
  for (const seat of $$("[data-seat]", form)) seat.querySelector("[data-plays]").textContent = seat.querySelector("select[data-as=bot]").selectedOptions[0].title;
  for (const fold of $$("details.fold", form)) told(fold);
}

/* Who has which colour, as the table will deal them: whoever chose none has the usual one or, if that is taken, a free
   one. Alone, the opponent and the neutrals follow. */
function dealt(usual, chosen, players) {
  const found = [...chosen];
  if (!found.some(Boolean)) return usual;
  while (found.length > players && !found.at(-1)) found.pop();
  const free = usual.filter((colour) => !found.includes(colour));
  const take = (colour) => free.splice(Math.max(0, free.indexOf(colour)), 1)[0];
  for (const place of found.keys()) found[place] ||= take(usual[place]);
  return [...found, ...free];
}

function coloured(players) {
  const seats = $$("[data-seat]", form);
  const places = [...seats.slice(0, players), ...(players === 1 ? $$("[data-place]", form) : [])];
  const fields = places.map((place) => place.querySelector("select[data-colour]"));
  if (!seats.length || fields.includes(null)) return;
  const colours = dealt(seats.map((seat) => seat.dataset.usual), fields.map((field) => field.value), players);
  for (const [number, place] of places.entries()) wear(place, colours[number]);
  const playing = colours.slice(0, players);
  for (const option of $$(".begins option[value]:not([value=''])", form)) {
    option.hidden = option.disabled = !playing.includes(option.value);
    if (option.hidden && option.selected) option.parentElement.selectedIndex = 0;
  }
}

function wear(place, colour) {
  const badge = badges.get(colour);
  const shown = worn(place);
  if (!badge || shown.classList.contains(`s-${colour}`)) return;
  const [then, now] = [shown.getAttribute("aria-label"), badge.getAttribute("aria-label")];
  place.classList.remove(...Array.from(place.classList).filter((name) => name.startsWith("s-")));
  place.classList.add(`s-${colour}`);
  shown.replaceWith(badge.cloneNode(true));
  for (const named of $$("[aria-label]", place)) {
    if (!named.closest(".who")) named.setAttribute("aria-label", named.getAttribute("aria-label").replace(then, now));
  }
  for (const said of $$("summary .sr", place)) said.textContent = said.textContent.replace(then, now);
}

/* Two never choose one colour: whoever had it gets another. */
function yielded(field) {
  for (const other of $$("select[data-colour]", form)) {
    if (other !== field && other.value && other.value === field.value) other.value = "";
  }
}

const text = (option) => option.textContent.trim();

function told(fold) {
  const said = fold.querySelector("[data-said]");
  if (fold.classList.contains("timing")) return timed(fold, said);
  const seat = fold.closest("[data-seat]");
  const values = [];
  for (const field of $$("select, input", fold)) {
    if (field.closest("[hidden]") !== fold.closest("[hidden]")) continue;
    if (field.type === "checkbox") values.push(field.checked ? text(field.closest("label").querySelector("b")) : "");
    else if (field.type === "text") values.push(field.value.trim());
    else if (field.value) values.push(text(field.selectedOptions[0]));
    else if (seat && "colour" in field.dataset) values.push(worn(seat).getAttribute("aria-label"));
    else values.push(seat ? text(field.options[0]) : "");
  }
  said.textContent = values.filter(Boolean).join(", ") || said.dataset.said;
}

/* What is asked of a clock depends on which it is; folded, it says the whole of it. */
function timed(fold, said) {
  const { value } = form.elements.clock;
  for (const part of $$("[data-clock]", fold)) part.hidden = !part.dataset.clock.split(" ").includes(value);
  const amount = (name) => `${form.elements[name].value} ${text(form.elements[`${name}-unit`].selectedOptions[0])}`;
  const words = [text(form.elements.clock.selectedOptions[0])];
  if (value) words.push(amount("clock-time"));
  if (value === "bank" && Number(form.elements["clock-more"].value)) words.push(`+ ${amount("clock-more")}`);
  said.textContent = value ? words.join(" · ") : said.dataset.said;
}

/* What one option excludes is no longer chosen. */
function excluded(field) {
  if (!field.checked) return;
  for (const name of field.dataset.excludes.split(" ")) form.elements[`option-${name}`].checked = false;
}

/* Another title is another page; whoever chose it goes on where they were. */
const CAME = "lobby-title";

function cameBack() {
  const top = sessionStorage.getItem(CAME);
  if (!form || top === null) return;
  sessionStorage.removeItem(CAME);
  form.querySelector("input[name=title]:checked")?.focus({ preventScroll: true });
  scrollTo(0, Number(top));
}

document.addEventListener("change", (event) => {
  const { target } = event;
  if (target.dataset.go) {
    try { sessionStorage.setItem(CAME, String(scrollY)); } catch { /* private windows may forbid it */ }
    location.assign(target.dataset.go);
  }
  if (!form?.contains(target)) return;
  if ("colour" in target.dataset) yielded(target);
  if ("excludes" in target.dataset) excluded(target);
  seatsShown();
});

try { cameBack(); } catch { /* nor may it be read there */ }

seatsShown();
