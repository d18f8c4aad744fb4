/* A page that the device has kept: it says of when it is, and gives way to what the table says as soon as it answers. And
   a table that is left asks the worker, where one is at work, to keep how it stands. */

import { app, shows } from "./page.js";

const kept = document.documentElement.dataset.kept;
const begunWith = shows.version;

function when(text) {
  return new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }).format(new Date(text));
}

export const isKept = () => Boolean(kept);

/* How many seconds ago what is shown was kept. */
export const keptFor = () => (kept ? (Date.now() - new Date(kept)) / 1000 : 0);

export function sayWhen(place) {
  if (!kept || !place) return;
  place.querySelector("time").textContent = when(kept);
  place.hidden = false;
}

/* What was kept of a seat that is no longer ours must not be shown again. */
export async function forget() {
  if (!("caches" in window)) return;
  for (const name of await caches.keys()) await (await caches.open(name)).delete(location.pathname);
}

sayWhen(document.getElementById("kept"));

/* A form that leads elsewhere may give the seat away: what is heard from then on is no longer this page's business. */
let leaves = false;
addEventListener("submit", (event) => { leaves = !event.defaultPrevented; });
addEventListener("pageshow", () => { leaves = false; });
export const isLeaving = () => leaves;

document.addEventListener("visibilitychange", () => {
  if (leaves) return;
  const worker = navigator.serviceWorker?.controller;
  if (app?.dataset.page && worker && document.hidden && (kept || shows.version !== begunWith)) worker.postMessage({ keep: location.pathname });
});
