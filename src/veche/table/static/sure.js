/* Sure: a choice that loses something asks once, in its own place; without script it is simply made. */

import { unseen } from "./guard.js";
import { $$ } from "./page.js";

let asking = null;

function ask(button, anew = true) {
  leave();
  const line = document.createElement("span");
  line.className = "sure";
  line.setAttribute("role", "group");
  line.setAttribute("aria-label", button.dataset.sure);
  const words = document.createElement("b");
  words.textContent = button.dataset.sure;
  const yes = document.createElement("button");
  yes.type = "submit";
  yes.name = button.name;
  yes.value = button.value;
  yes.setAttribute("form", button.form.id);
  yes.className = "btn yes";
  yes.textContent = button.dataset.yes;
  const no = document.createElement("button");
  no.type = "button";
  no.className = "btn no";
  no.textContent = button.dataset.no;
  no.addEventListener("click", leave);
  line.append(words, yes, no);
  button.hidden = true;
  button.after(line);
  asking = { button, line };
  if (anew) no.focus({ preventScroll: true });
  unseen();
}

/* What was asked about, and the version of the page it was asked of. */
export function leave() {
  if (!asking) return null;
  const { button, line } = asking;
  const inside = line.contains(document.activeElement);
  asking = null;
  line.remove();
  button.hidden = false;
  if (inside) button.focus({ preventScroll: true });
  return { move: button.value, version: versionOf(button), inside };
}

/* The page was merged: as long as the same is asked, so is whether one is sure. */
export function stillAsking(asked) {
  const button = asked && $$("button[data-sure]").find((one) => one.value === asked.move && versionOf(one) === asked.version);
  if (button) ask(button, asked.inside);
}

const versionOf = (button) => button.form?.elements.version?.value;

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("button[data-sure]");
  if (button) {
    event.preventDefault();
    ask(button);
  } else if (asking && !asking.line.contains(event.target)) leave();
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape") leave(); });
