/* Tips: the text stands in the element's title; here it is only shown in a nicer way, on hover, focus and touch. */

const WAIT = 250;
const GAP = 8;
const OWN = 20; /* So much worse is it to cover what is explained than its like. */

let tip = null;
let tipTimer = 0;
let byTouch = false;
let tipped = null;
let over = null; /* What the pointer rests on. */

export const touching = () => byTouch;

addEventListener("pointerdown", (event) => { byTouch = event.pointerType === "touch"; }, true);

function tipOf(element) {
  const owner = element?.closest?.("[data-tip]");
  if (!owner) return null;
  const id = owner.dataset.tip;
  const rich = id ? document.getElementById(id) : null;
  if (rich) return { owner, html: rich };
  const svgTitle = owner.querySelector(":scope > title");
  const text = owner.dataset.text || owner.getAttribute("title") || svgTitle?.textContent || "";
  return text ? { owner, text } : null;
}

export function showTip(element) {
  const found = tipOf(element);
  const card = document.querySelector(".lesson-card[open]");
  if (card && !card.contains(element)) return false; /* Nothing lies over a card that is read. */
  if (!found || found.owner === tipped) return Boolean(found);
  hideTip();
  tipped = found.owner;
  if (found.owner.hasAttribute("title")) {
    found.owner.dataset.text = found.owner.getAttribute("title");
    found.owner.removeAttribute("title");
  }
  tip = document.createElement("div");
  tip.className = "tip shown";
  tip.setAttribute("aria-hidden", "true");
  if (found.html) tip.innerHTML = found.html.innerHTML;
  else {
    const [name, ...rest] = found.text.split("\n");
    const words = document.createElement("div");
    const head = document.createElement("b");
    head.textContent = name;
    words.append(head);
    for (const line of rest) {
      const part = document.createElement("p");
      const why = line.startsWith("\u00d7 ");
      if (why) part.className = "why";
      part.textContent = why ? line.slice(2) : line;
      words.append(part);
    }
    tip.append(...pictured(found.owner), words);
  }
  (found.html ? tip : tip.lastElementChild).append(...told(found.owner));
  document.body.append(tip);
  const { x, y } = placeFor(found.owner);
  tip.style.setProperty("left", `${x}px`);
  tip.style.setProperty("top", `${y}px`);
  return true;
}

/* Above, below or beside its owner, or the small thing that holds it: where it covers least of what one compares it with,
   the like in the same panel. */
function placeFor(owner) {
  const panel = owner.parentElement?.closest("section");
  const whole = [...(panel?.querySelectorAll("[data-tip]") ?? [])].find((one) => one.contains(owner)) ?? owner;
  const around = whole.getBoundingClientRect();
  const box = around.height < innerHeight / 3 && around.width < innerWidth / 3 ? around : owner.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const x = clamp(box.x + box.width / 2 - width / 2, innerWidth - width);
  const y = clamp(box.y + box.height / 2 - height / 2, innerHeight - height);
  const places = [
    { x, y: clamp(box.y - height - GAP, innerHeight - height) },
    { x, y: clamp(box.bottom + GAP, innerHeight - height) },
    { x: clamp(box.right + GAP, innerWidth - width), y },
    { x: clamp(box.x - width - GAP, innerWidth - width), y },
  ];
  const like = [...(panel?.querySelectorAll("[data-tip]") ?? [])]
    .filter((one) => !one.contains(owner) && !owner.contains(one)).map((one) => one.getBoundingClientRect());
  const covers = (place, other) =>
    Math.max(0, Math.min(place.x + width, other.right) - Math.max(place.x, other.x)) *
    Math.max(0, Math.min(place.y + height, other.bottom) - Math.max(place.y, other.y));
  const cost = (place) => like.reduce((sum, other) => sum + covers(place, other), OWN * covers(place, box));
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

const clamp = (wanted, most) => Math.max(GAP, Math.min(wanted, most - GAP));

/* A card that is shown in short is raised whole beside its words. */
function pictured(owner) {
  const whole = owner.querySelector(":scope > .whole > *");
  if (!whole || whole.checkVisibility()) return [];
  tip.classList.add("with-card");
  return [whole.cloneNode(true)];
}

/* Where the history tells of the thing, its tip offers that: by a key, or by touch. A mouse never meets the offer. */
function told(owner) {
  const thing = owner.closest("[data-tale]")?.dataset.tale;
  const offer = thing && document.getElementById("tale-offer")?.content.firstElementChild.cloneNode(true);
  if (!offer) return [];
  offer.dataset.tale = thing;
  offer.addEventListener("mousedown", (event) => event.preventDefault()); /* The focus stays, and so does the tip. */
  tip.classList.toggle("by-touch", byTouch);
  return [offer];
}

export function hideTip() {
  clearTimeout(tipTimer);
  if (tipped?.dataset.text) tipped.setAttribute("title", tipped.dataset.text);
  tip?.remove();
  tip = tipped = null;
}

/* The page has changed under a pointer or a focus that rests: what is still there is explained as before. */
export function tipAgain(wasShown) {
  const resting = [document.activeElement, over].find(
    (one) => one?.isConnected && one.matches("[data-tip]:focus-visible, [data-tip]:hover"));
  if (resting && wasShown) showTip(resting);
  else if (resting) tipTimer = setTimeout(() => showTip(resting), WAIT);
}

export const isTipped = () => Boolean(tip);

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  clearTimeout(tipTimer);
  over = event.target.closest?.("[data-tip]");
  if (!over) return hideTip();
  if (over !== tipped) tipTimer = setTimeout(() => showTip(event.target), WAIT);
});
/* A long press explains what a tap would pick, and picks nothing. */
const LONG = 450;
let holding = 0;
let held = false;
addEventListener("pointerdown", (event) => {
  clearTimeout(holding);
  held = false;
  if (event.pointerType === "touch" && tip && !tip.contains(event.target)) hideTip();
  if (event.pointerType === "touch") holding = setTimeout(() => { held = showTip(event.target); }, LONG);
}, true);
for (const kind of ["pointerup", "pointercancel", "scroll"]) addEventListener(kind, () => clearTimeout(holding), true);
addEventListener("contextmenu", (event) => { if (held) event.preventDefault(); }, true);
addEventListener("click", (event) => {
  if (!held) return;
  held = false;
  event.preventDefault();
  event.stopPropagation();
}, true);
document.addEventListener("focusin", (event) => { if (event.target.matches?.("[data-tip]:focus-visible")) showTip(event.target); });
document.addEventListener("focusout", hideTip);
addEventListener("scroll", hideTip, true);
