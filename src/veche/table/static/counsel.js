/* The counsel: the turn that is chosen, or that one points at, is drawn on the board. What a title does not draw is lit:
   data-things names what the turn touches, as in data-pick. */

import { $$, app } from "./page.js";

let pointed = null;

const cards = () => $$("#counsel .adv-turn[data-plan]");

/* Shows the turn that is meant; after a merge too, which knows nothing of it. */
export function lightPlan() {
  if (!app) return;
  if (!pointed?.isConnected) pointed = null;
  const card = pointed ?? cards().find((one) => one.querySelector("input").checked);
  for (const thing of $$(".planned")) thing.classList.remove("planned");
  for (const one of $$(".plan")) one.classList.toggle("shown", one.dataset.plan === card?.dataset.plan);
  for (const one of cards()) one.classList.toggle("sel", one === card);
  for (const name of (card?.dataset.things || "").split(" ").filter(Boolean)) {
    for (const thing of $$(`#app [data-pick~="${CSS.escape(name)}"]`)) thing.classList.add("planned");
  }
}

/* What was chosen stays while the pointer rests: what tells of it late, or because the page has shifted beneath it, points
   at nothing. A hand that moves on from there points again. */
const TREMBLE = 8;
let chosen = -Infinity;
let holds = false;
let at = { x: Infinity, y: Infinity }; /* Where the pointer was seen. */

function choose(event) {
  chosen = event.timeStamp;
  holds = true;
  pointed = null;
  lightPlan();
}

function rests({ timeStamp, clientX: x, clientY: y }) {
  const late = timeStamp <= chosen;
  if (!late && holds && Math.hypot(x - at.x, y - at.y) <= TREMBLE) return true;
  at = { x, y };
  holds &&= late;
  return late;
}

document.addEventListener("change", (event) => { if (event.target.name === "plan") choose(event); });
document.addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch" || rests(event)) return;
  const card = event.target.closest?.("#counsel .adv-turn[data-plan]") ?? null;
  if (card === pointed) return;
  pointed = card;
  lightPlan();
});
document.addEventListener("keydown", (event) => {
  if (!["1", "2", "3"].includes(event.key) || event.target.closest("input:not([type=radio]), select, textarea")) return;
  const choice = document.getElementById(`plan-${event.key}`);
  if (!choice || event.ctrlKey || event.altKey || event.metaKey) return;
  choice.checked = true;
  choose(event);
});

lightPlan();
