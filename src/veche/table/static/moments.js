/* Moments: an attack, a claim phase, the end of the game come over the table for a short while. A key or a press says
   that it was enough; who wants no motion sees none of it. */

import { $$, app, still } from "./page.js";

const SHOWN = 2200;
const ROW = 900; /* More for each sentence after the first. */
const LONGEST = 6500;

let newest = latest();

function latest() {
  return Math.max(0, ...$$("#moments li").map((one) => Number(one.dataset.version)));
}

/* Shows what has come since the last time. */
export function moment() {
  const fresh = $$("#moments li").filter((one) => Number(one.dataset.version) > newest);
  newest = Math.max(newest, latest());
  const last = fresh.at(-1);
  if (!last || !app || app.dataset.replay || still() || document.hidden || document.querySelector(".lesson-card[open], dialog[open]")) return;
  document.getElementById("moment")?.remove();
  const shown = document.createElement("div");
  shown.id = "moment";
  shown.className = `moment of-${last.dataset.scene}`;
  shown.setAttribute("aria-hidden", "true");
  const together = last.dataset.scene === "claim" ? fresh.filter((one) => one.dataset.scene === "claim") : [last];
  shown.innerHTML = `<div>${together.map((one) => one.innerHTML).join("")}<small>${last.parentElement.dataset.skip}</small></div>`;
  const time = Math.min(SHOWN + ROW * (shown.querySelectorAll("p").length - 1), LONGEST);
  shown.style.setProperty("animation-duration", `${time}ms`);
  document.body.append(shown);
  const gone = () => shown.remove();
  setTimeout(gone, time);
  for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, gone, { once: true, capture: true });
}

/* The places at the end rise one after the other; a key or a press says that it was enough. */
for (const kind of ["keydown", "pointerdown"]) {
  addEventListener(kind, () => { if (document.querySelector(".crowning")) document.body.classList.add("enough"); }, true);
}
