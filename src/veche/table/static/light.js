/* Names of things in a sentence light the thing up on the board. data-light: what it is called there, as in data-pick. */

import { $$ } from "./page.js";

function light(element) {
  for (const thing of $$(".lit")) thing.classList.remove("lit");
  const owner = element?.closest?.("[data-light], a:has([data-light])");
  if (!owner) return;
  const names = owner.dataset.light ? [owner] : $$("[data-light]", owner);
  for (const { dataset } of names) {
    for (const thing of $$(`#app [data-pick~="${CSS.escape(dataset.light)}"]`)) thing.classList.add("lit");
  }
}

document.addEventListener("pointerover", (event) => light(event.target));
document.addEventListener("focusin", (event) => light(event.target));
document.addEventListener("focusout", () => light(null));
