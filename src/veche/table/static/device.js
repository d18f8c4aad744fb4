/* What this device wants, kept in cookies so that the table knows it too. */

import { $$ } from "./page.js";

const YEAR = 365 * 24 * 3600;

export const wants = (what) => document.cookie.split("; ").includes(`${what}=1`);

export function toggle(what) {
  const life = wants(what) ? 0 : YEAR;
  document.cookie = `${what}=1; path=/; max-age=${life}; samesite=lax`;
  dressSwitches();
}

export function dressSwitches() {
  for (const one of $$("[data-switch]")) one.setAttribute("aria-checked", wants(one.dataset.switch));
}
