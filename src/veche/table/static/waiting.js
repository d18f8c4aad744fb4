/* Waiting: for how long somebody has been thinking, counted by the page from when the table says it began. */

import { $$, app } from "./page.js";

const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/* Nobody's clocks agree: how far this one is ahead of the table's. */
const ahead = Date.now() / 1000 - Number(app?.dataset.clock ?? 0);

export function count() {
  for (const place of $$("[data-since]")) {
    const seconds = Math.max(0, Date.now() / 1000 - ahead - Number(place.dataset.since));
    const [unit, length] = UNITS.find(([, one]) => seconds >= one) ?? UNITS.at(-1);
    const said = new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit }).format(Math.floor(seconds / length));
    if (place.textContent !== said) place.textContent = said;
  }
}

let clock = null;

async function countClocks() {
  if (!document.querySelector("[data-runs]")) return;
  clock ??= import("./clock.js");
  (await clock).tick(Date.now() / 1000 - ahead);
}

if (app) setInterval(() => { count(); countClocks(); }, 1000);
