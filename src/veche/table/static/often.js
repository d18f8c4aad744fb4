/* How often: a long press on what can be made several times asks how many times; dragging on to an answer gives it. */

import { buttonsAt, openList, press } from "./pick.js";

const LONG = 450;
const STEADY = 8;

let timer = 0;
let from = null;
let asked = false;

/* The button that makes the move of this one as often as possible, if there is one. */
const companion = (button) => (button?.nextElementSibling?.matches(".all") ? button.nextElementSibling : null);

function meant(target) {
  const chip = target.closest?.("#ask button");
  if (chip?.matches(".all")) return chip.previousElementSibling;
  if (chip) return chip;
  return target.closest?.("[data-pick]") ? buttonsAt(target).find(companion) : null;
}

function ask(button, x, y) {
  const all = companion(button);
  const [most, ...move] = all.value.split(" ");
  asked = true;
  openList(Array.from({ length: Number(most) }, (_, place) => ({
    label: `× ${place + 1}`,
    choose: () => {
      if (place === 0) return press(button);
      all.value = [place + 1, ...move].join(" ");
      return press(all);
    },
  })), x - 20, y + 26);
}

function forget() {
  clearTimeout(timer);
  timer = 0;
}

addEventListener("pointerdown", (event) => {
  forget();
  asked = false;
  const button = meant(event.target);
  if (!companion(button) || event.button !== 0) return;
  from = { x: event.clientX, y: event.clientY };
  timer = setTimeout(() => { timer = 0; ask(button, from.x, from.y); }, LONG);
}, true);
addEventListener("pointermove", (event) => {
  if (timer && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STEADY) forget();
}, true);
addEventListener("pointerup", (event) => {
  forget();
  if (asked) document.elementFromPoint(event.clientX, event.clientY)?.closest(".picklist button")?.click();
}, true);
addEventListener("pointercancel", forget, true);
addEventListener("contextmenu", (event) => { if (timer || asked) event.preventDefault(); }, true);
/* The end of the long press is no click of its own. */
addEventListener("click", (event) => {
  if (!asked || !event.isTrusted || event.detail === 0) return;
  asked = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
