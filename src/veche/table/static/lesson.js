/* The lesson of a first game: a veil over the table with holes where the step's things are, and the bubble beside them.
   The veil is only paint: every click goes through it, and the server explains those that come too early. */

import { $$, app, choices } from "./page.js";

const NARROW = 700;
const EDGE = 10;
const GAP = 18;
const SETTLED = [60, 300, 800]; /* The map glides and scrolls after a step; the holes follow. */

let told = "";
let waiting = [];
let done = ""; /* The bubble that was put away at the end of the lesson. */

const lesson = () => document.getElementById("lesson");
const card = () => lesson()?.querySelector(".lesson-card[open]");
const named = (names) => (names || "").split(" ").filter(Boolean)
  .flatMap((name) => $$(`#main [data-pick~="${CSS.escape(name)}"]`)).filter((thing) => thing.checkVisibility());
const SVG = "http://www.w3.org/2000/svg";

/* The button that makes the step's move stands among the choices, or beside them where it ends the turn. */
function button() {
  const move = lesson()?.dataset.move;
  return move ? $$("#choices button[name=move], #ask button[form=choices]").find((one) => one.value === move) : null;
}

/* Where the button lies folded away, what unfolds it. */
function within(one) {
  return one?.closest("details:not([open])")?.querySelector("summary") ?? one;
}

function lit() {
  const open = card();
  if (open) return named(open.dataset.light);
  const one = within(button());
  return [...named(lesson()?.dataset.light), ...(one?.checkVisibility() ? [one] : [])];
}

/* To be called whenever the page has changed. */
export function spot() {
  const here = lesson();
  if (!here) { told = ""; return paint(); }
  const own = button();
  for (const one of $$(".the-step")) if (one !== own) one.classList.remove("the-step");
  own?.classList.add("the-step");
  const step = `${here.dataset.move} ${here.querySelector(".bubble")?.id}`;
  if (step !== told) {
    told = step;
    unfoldFor(own);
    turnTo(here.dataset.light);
    show();
    guideFocus(here);
  }
  here.querySelector(".bubble")?.toggleAttribute("hidden", here.querySelector(".bubble").id === done);
  for (const timer of waiting) clearTimeout(timer);
  paint();
  waiting = SETTLED.map((pause) => setTimeout(paint, pause));
}

/* On a small screen what lies folded away is in sight when it is its turn, and away again afterwards. */
function unfoldFor(one) {
  for (const also of $$("#choices details")) also.open = innerWidth <= NARROW && also.contains(one);
}

/* On a small screen the tab where the thing lies is turned up. */
function turnTo(names) {
  if (innerWidth > NARROW) return;
  const name = (names || "").split(" ")[0];
  const thing = name ? document.querySelector(`#main [data-pick~="${CSS.escape(name)}"]`) : null;
  const tab = thing?.closest("[class*='tab-']")?.className.match(/\btab-(\w+)/)?.[1];
  const chooser = tab && document.getElementById(`t-${tab}`);
  if (chooser && !thing.checkVisibility()) { chooser.checked = true; chooser.dispatchEvent(new Event("change", { bubbles: true })); }
}

/* The first of the lit things and the button of the step, both in sight. */
function show() {
  comeTo(named(card()?.dataset.light ?? lesson()?.dataset.light)[0]);
  if (innerWidth <= NARROW) bring(within(button()));
}

/* The page is moved until the thing is in sight; on a small screen, the part of it that the tab shows. */
function comeTo(thing) {
  const box = thing?.getBoundingClientRect();
  if (!box) return;
  const map = thing.closest("[data-zoom]")?.parentElement;
  if (map) centre(map, box);
  if (innerWidth <= NARROW) {
    const [main, view] = [document.getElementById("main"), document.getElementById("main").getBoundingClientRect()];
    if (box.top < view.top || box.bottom > view.bottom) main.scrollBy({ top: (box.top + box.bottom - view.top - view.bottom) / 2, behavior: "instant" });
    return;
  }
  if (box.top >= document.getElementById("ask").offsetHeight && box.bottom <= innerHeight) return;
  scrollBy({ top: (box.top + box.bottom - innerHeight) / 2, behavior: "instant" });
}

/* A map that is larger than its frame is moved until the thing lies in the middle of it. */
function centre(frame, box) {
  const view = frame.getBoundingClientRect();
  if (box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom) return;
  const [left, top] = [(box.left + box.right - view.left - view.right) / 2, (box.top + box.bottom - view.top - view.bottom) / 2];
  frame.scrollBy({ left, top, behavior: "instant" });
}

/* The choices may be more than fit; they are moved in their own frame and nothing else. */
function bring(one) {
  const frame = choices();
  if (!one || !frame?.contains(one)) return;
  const [box, view] = [one.getBoundingClientRect(), frame.getBoundingClientRect()];
  const [left, top] = [(box.left + box.right - view.left - view.right) / 2, (box.top + box.bottom - view.top - view.bottom) / 2];
  frame.scrollBy({ left, top, behavior: "instant" });
}

/* Whoever plays by keyboard finds the step's button focused, and the button of a card that lies over the table. */
function guideFocus(here) {
  const fold = card()?.querySelector("[data-fold]");
  const active = document.activeElement;
  if (fold) return fold.focus({ preventScroll: true });
  const asked = document.getElementById("ask");
  if (active === document.body || asked.contains(active) || here.contains(active)) within(button())?.focus({ preventScroll: true });
}

function paint() {
  for (const thing of $$(".lesson-lit")) thing.classList.remove("lesson-lit");
  const here = lesson();
  const dim = here && !app.classList.contains("catching-up") && (card() || here.dataset.move);
  document.getElementById("veil")?.toggleAttribute("hidden", !dim);
  if (!dim) return place(here, []);
  const things = lit();
  for (const thing of things) thing.classList.add("lesson-lit");
  const seen = things.filter((thing) => shownPart(thing));
  holes().replaceChildren(...seen.map(hole));
  place(here, seen.map(shownPart));
}

/* As much of a thing as the frame shows in which it can be moved about; null if that is nothing. */
function shownPart(thing) {
  const box = thing.getBoundingClientRect();
  const about = thing.closest("[data-zoom]")?.parentElement ?? (innerWidth <= NARROW ? thing.closest("#main, #choices") : null);
  const frame = about?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
  const [wide, high] = [Math.min(box.right, frame.right) - left, Math.min(box.bottom, frame.bottom) - top];
  return wide > 0 && high > 0 ? new DOMRect(left, top, wide, high) : null;
}

/* The holes of the veil; it is made when it is first needed. */
function holes() {
  if (!document.getElementById("veil")) {
    const drawn = document.createElementNS(SVG, "svg");
    drawn.id = "veil";
    drawn.setAttribute("aria-hidden", "true");
    drawn.innerHTML = '<mask id="veil-mask"><rect class="all" width="100%" height="100%"/><g id="veil-holes"/></mask><rect class="dim" width="100%" height="100%" mask="url(#veil-mask)"/>';
    document.body.append(drawn);
  }
  return document.getElementById("veil-holes");
}

/* A region of a map is a hole of its own shape, everything else a frame with round corners. */
function hole(thing) {
  const box = shownPart(thing);
  const cut = document.createElementNS(SVG, "svg");
  const [x, y, wide, high] = [box.x - 6, box.y - 6, box.width + 12, box.height + 12];
  for (const [name, value] of Object.entries({ x, y, width: wide, height: high })) cut.setAttribute(name, value);
  const shape = document.createElementNS(SVG, thing.localName === "use" ? "use" : "rect");
  if (thing.localName === "use") {
    const at = thing.getScreenCTM();
    shape.setAttribute("href", thing.getAttribute("href"));
    shape.setAttribute("transform", `matrix(${at.a} ${at.b} ${at.c} ${at.d} ${at.e - x} ${at.f - y})`);
  } else {
    for (const [name, value] of Object.entries({ width: wide, height: high, rx: 9 })) shape.setAttribute(name, value);
  }
  cut.append(shape);
  return cut;
}

/* The bubble, or the reckoning, beside the lit things and over none of them. On a small screen it stays where it is. */
function place(here, boxes) {
  const floats = here && (card()?.matches(".reckoned") ? card().querySelector(".card-of") : here.querySelector(".bubble"));
  if (!floats) return;
  if (innerWidth <= NARROW) return floats.removeAttribute("style");
  const { offsetWidth: wide, offsetHeight: high } = floats;
  const asked = document.getElementById("ask").getBoundingClientRect();
  const top = Math.max(EDGE, asked.bottom + EDGE);
  const [right, bottom] = [innerWidth - wide - EDGE, Math.max(EDGE, innerHeight - high - EDGE)];
  const between = (value, least, most) => Math.max(least, Math.min(value, most));
  const beside = (box) => [
    [box.right + GAP, between(box.top - 10, Math.min(top, bottom), bottom)],
    [box.left - wide - GAP, between(box.top - 10, Math.min(top, bottom), bottom)],
    [between(box.left, EDGE, right), box.bottom + GAP],
    [between(box.left, EDGE, right), box.top - high - GAP],
  ];
  const tries = [...boxes.flatMap(beside), [right, bottom], [EDGE, bottom], [right, top], [EDGE, top]];
  const free = ([x, y]) => x >= EDGE && x <= right && y >= EDGE && y <= bottom
    && !boxes.some((box) => x < box.right + 8 && x + wide > box.left - 8 && y < box.bottom + 8 && y + high > box.top - 8);
  const [x, y] = tries.find(free) ?? [right, bottom];
  floats.style.setProperty("left", `${Math.round(x)}px`);
  floats.style.setProperty("top", `${Math.round(y)}px`);
}

function fold(open) {
  open.open = false;
  spot();
  within(button())?.focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  const open = card();
  if (open && (event.target.closest("[data-fold]") || !open.contains(event.target))) fold(open);
});
document.addEventListener("click", (event) => {
  if (!event.target.closest(".lesson .done")) return;
  done = lesson().querySelector(".bubble").id;
  spot();
  document.getElementById("ask").querySelector("button")?.focus({ preventScroll: true });
});
/* The bubble's button presses the real one, which may ask first or wait to be sent. */
document.addEventListener("click", (event) => {
  const meant = event.target.closest(".do-it button") && button();
  if (!meant) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  meant.click();
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape" && card()) fold(card()); });
document.addEventListener("toggle", (event) => {
  if (event.target.matches?.(".lesson details")) spot();
  else if (event.target.matches?.("#choices details") && lesson()) { show(); paint(); }
}, true);
document.addEventListener("change", (event) => { if (event.target.name === "tab") { show(); paint(); } });
/* While the table shows again what was missed, nothing is lit. */
if (app) new MutationObserver(() => { if (lesson()) paint(); }).observe(app, { attributeFilter: ["class"] });
addEventListener("scroll", () => { if (lesson()) paint(); }, { capture: true, passive: true });
addEventListener("resize", () => { if (lesson()) paint(); });
