/* Menus: one that lies over the table goes away when somebody goes on elsewhere. */

import { $$ } from "./page.js";

function foldMenus(target) {
  for (const menu of $$("details.menu[open], details.also[open]")) {
    if (target && menu.contains(target)) continue;
    const inside = menu.contains(document.activeElement);
    menu.open = false;
    if (inside) menu.querySelector("summary").focus({ preventScroll: true });
  }
}

document.addEventListener("click", (event) => foldMenus(event.target));
document.addEventListener("keydown", (event) => { if (event.key === "Escape") foldMenus(null); });
/* Where choices lie one below the other, what was unfolded comes up; in a lesson, its own button does (lesson.js). */
document.addEventListener("toggle", ({ target: also }) => {
  if (!also.matches?.("details.also[open]") || document.getElementById("lesson")?.dataset.move) return;
  also.parentElement.scrollBy({ top: also.getBoundingClientRect().top - also.parentElement.getBoundingClientRect().top - 9 });
}, true);
