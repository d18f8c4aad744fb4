/* Moments: an attack, a claim phase, the end of the game come over the table for a short while. A key or a press says
   that it was enough; who wants no motion sees none of it. */

import { $$, app, still } from "./page.js";

const SHOWN = 2200;

let newest = latest();

function latest() {
  return Math.max(0, ...$$("#moments li").map((one) => Number(one.dataset.version)));
}

/* Shows what has come since the last time. */
export function moment() {
  const fresh = $$("#moments li").filter((one) => Number(one.dataset.version) > newest);
  newest = Math.max(newest, latest());
  const last = fresh.at(-1);
  if (!last || !app || app.dataset.replay || still() || document.hidden) return;
  document.getElementById("moment")?.remove();
  const shown = document.createElement("div");
  shown.id = "moment";
  shown.className = `moment of-${last.dataset.scene}`;
  shown.setAttribute("aria-hidden", "true");
  shown.innerHTML = `<p>${last.innerHTML}</p>`;
  document.body.append(shown);
  const gone = () => shown.remove();
  setTimeout(gone, SHOWN);
  for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, gone, { once: true, capture: true });
}

/* The places at the end rise one after the other; a key or a press says that it was enough. */
for (const kind of ["keydown", "pointerdown"]) {
  addEventListener(kind, () => { if (document.querySelector(".crowning")) document.body.classList.add("enough"); }, true);
}
