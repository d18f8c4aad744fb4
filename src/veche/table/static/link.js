/* The link to the table: whether it is there is said in a bar of its own; while it is lost, choices are locked. */

import { app } from "./page.js";

const GREEN = 3000;

const bar = document.getElementById("link");
let until = 0;
let ticking = 0;
let fading = 0;
let leaving = false;

export const hasLink = () => !app.classList.contains("lost");

export function isLost(seconds) {
  if (!bar || leaving) return;
  clearTimeout(fading);
  until = Date.now() + seconds * 1000;
  app.classList.add("lost");
  bar.className = "link is-gone";
  bar.hidden = false;
  clearInterval(ticking);
  ticking = setInterval(count, 250);
  count();
}

function count() {
  const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const said = new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit: "second" }).format(left);
  const place = bar.querySelector("output");
  if (place.textContent !== said) place.textContent = said;
}

export function isBack() {
  if (!bar || hasLink()) return;
  clearInterval(ticking);
  app.classList.remove("lost");
  bar.className = "link is-back";
  fading = setTimeout(() => { bar.hidden = true; }, GREEN);
}

export function tryNow(act) {
  bar?.querySelector("button").addEventListener("click", act);
  addEventListener("online", act);
}

/* A page that is left loses its connection, and nobody need hear of it. */
addEventListener("pagehide", () => { leaving = true; });
addEventListener("pageshow", () => { leaving = false; });
