/* Picking: brings the things on the board together with the buttons that stand for the same moves. It knows no title and
   no rules. A thing on the board has data-pick="region-kiev"; a button has data-at="region-kiev". The buttons are real:
   without this script the table is played by pressing them. */

import { unseen } from "./guard.js";
import { $$, answers, app } from "./page.js";
import { hideTip, showTip, touching } from "./tips.js";

/* A move that points at nothing is a thing by its own text: data-pick="buy-bag". */
const named = (button) => button.dataset.at || button.value.replaceAll(" ", "-");

function buttonsFor(pick) {
  return answers().filter((button) => named(button) === pick);
}

/* The things on which a click at this element could fall, from the inside out. A thing may have several names. */
function thingsAt(element) {
  const found = [];
  for (let node = element; node && node !== app; node = node.parentElement) {
    if (node.dataset?.pick) found.push(node.dataset.pick.split(" ").flatMap(buttonsFor));
  }
  return found;
}

/* A region of a map in which nothing else was hit stands for the moves that point at something within it: data-in. */
function regionsAt(element) {
  const found = [];
  for (let node = element; node instanceof SVGElement; node = node.parentElement) {
    const names = node.dataset.pick?.split(" ") ?? [];
    found.push(answers().filter((button) => button.dataset.in?.split(" ").some((part) => names.includes(part))));
  }
  return found;
}

const meantAt = (element) => [...thingsAt(element), ...regionsAt(element)];

function pickAt(element, x, y) {
  for (const buttons of meantAt(element)) {
    if (buttons.length === 1) return press(buttons[0]);
    if (buttons.length > 1) return openList(buttons.map(entry), x, y);
  }
  return false;
}

const entry = (button) => ({ label: button.title || button.textContent, choose: () => press(button) });

/* The buttons of the innermost thing at this element that has any. */
export const buttonsAt = (element) => thingsAt(element).find((buttons) => buttons.length) ?? [];

export function press(button) {
  button.click();
  return true;
}

/* By touch, the first tap explains what cannot be picked; what can be picked is picked at once. */
function explained(event) {
  const can = meantAt(event.target).some((buttons) => buttons.length);
  return !can && showTip(event.target);
}

/* Moves that share a thing */

let list = null;
let opener = null;

export function openList(entries, x, y) {
  closeList();
  opener = document.activeElement;
  list = document.createElement("div");
  list.className = "picklist";
  list.setAttribute("role", "menu");
  for (const { label, choose } of entries) {
    const item = document.createElement("button");
    item.type = "button";
    item.className = "btn pick";
    item.setAttribute("role", "menuitem");
    item.textContent = label;
    item.addEventListener("click", () => { closeList(); choose(); });
    list.append(item);
  }
  document.body.append(list);
  const box = list.getBoundingClientRect();
  list.style.setProperty("left", `${Math.max(8, Math.min(x, innerWidth - box.width - 8))}px`);
  list.style.setProperty("top", `${Math.max(8, Math.min(y, innerHeight - box.height - 8))}px`);
  list.firstElementChild.focus();
  unseen();
  return true;
}

export function closeList() {
  const back = list?.contains(document.activeElement);
  list?.remove();
  list = null;
  if (back) opener?.focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  if (list && !list.contains(event.target)) closeList();
  if (!app || event.target.closest("a, button, input, select, summary, label")) return;
  if (touching() && explained(event)) return;
  pickAt(event.target, event.clientX, event.clientY);
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { closeList(); hideTip(); return; }
  if (list && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    const items = $$("button", list);
    const step = event.key === "ArrowDown" ? 1 : -1;
    items[(items.indexOf(document.activeElement) + step + items.length) % items.length].focus();
    return event.preventDefault();
  }
  const target = event.target;
  if ((event.key === "Enter" || event.key === " ") && target.dataset?.pick) {
    const box = target.getBoundingClientRect();
    if (pickAt(target, box.x + box.width / 2, box.y + box.height / 2)) event.preventDefault();
    return;
  }
  if (target.closest("input, select, textarea") && target.type !== "range") return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || document.querySelector(":modal")) return;
  const shortcut = $$("[data-key]").find((one) => one.dataset.key === event.key);
  if (shortcut) { event.preventDefault(); shortcut.click(); }
});
