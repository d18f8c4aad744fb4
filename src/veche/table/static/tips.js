/* Tips: the text stands in the element's title; here it is only shown in a nicer way, on hover, focus and touch. */

const WAIT = 250;

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
  const box = found.owner.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const above = box.y > own.height + 16;
  const x = Math.max(8, Math.min(box.x + box.width / 2 - own.width / 2, innerWidth - own.width - 8));
  tip.style.setProperty("left", `${x}px`);
  tip.style.setProperty("top", `${above ? box.y - own.height - 8 : Math.min(box.bottom + 8, innerHeight - own.height - 8)}px`);
  return true;
}

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
