/* The guard: a click never answers a question that was not on the screen when the finger went down. It is for pointers
   alone: keys are never held up. Whoever moves the pointer means the new place, and is not held up either. */

import { $$, app, still } from "./page.js";

const SAME_SPOT = 450; /* Longer than a slow double click: so long after a question came, the same spot means the old one. */
const NO_HALO = 350;
const NEAR = { touch: 24, mouse: 8 }; /* A finger never comes down twice at the same point. */
const ANSWERS = "#ask button, #ask summary, .do-it button, [data-pick], .picklist button";


let question = asked();
let painted = 0;
let paintings = 0;
let halo = 0;
let press = { time: -Infinity, x: -Infinity, y: -Infinity, moved: true, walking: false };
let moved = false; /* Since the last press. */

/* What is asked: the version, and everything that can be pressed to answer. */
function asked() {
  return $$("#ask input[name=version], #ask button[name]").map((one) => one.value).join("\n");
}

/* After the page has changed: if it asks something else, that has still to be painted. */
export function askedAnew() {
  const now = asked();
  if (now === question) return;
  question = now;
  unseen();
  if (still()) return;
  clearTimeout(halo);
  app.classList.add("fresh");
  halo = setTimeout(() => app.classList.remove("fresh"), NO_HALO);
}

/* Something to press has come under the pointer; it is on the screen when the second frame begins. */
export function unseen() {
  const painting = ++paintings;
  painted = Infinity;
  app.classList.add("unseen");
  requestAnimationFrame(() => requestAnimationFrame((time) => {
    if (painting !== paintings) return;
    painted = time;
    app.classList.remove("unseen");
  }));
}

const apart = (event) => Math.hypot(event.clientX - press.x, event.clientY - press.y) > (NEAR[event.pointerType] ?? NEAR.mouse);

function isTooSoon(target) {
  if (press.time < painted) return true;
  if (press.walking && target.closest("[data-pick]")) return true; /* It fell on the board of an earlier moment. */
  return !press.moved && press.time < painted + SAME_SPOT;
}

if (app) {
  addEventListener("pointermove", (event) => { moved ||= apart(event); }, true);
  addEventListener("pointerdown", (event) => {
    moved ||= apart(event);
    press = { time: event.timeStamp, x: event.clientX, y: event.clientY, moved, walking: app.classList.contains("catching-up") };
    moved = false;
  }, true);
  addEventListener("click", (event) => {
    const byPointer = event.isTrusted && event.detail > 0;
    if (!byPointer || !event.target.closest?.(ANSWERS) || !isTooSoon(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}
