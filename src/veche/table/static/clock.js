/* Clocks of seats: the table says in which intervals a time runs and what is left after the last of them; the page
   counts. Nothing is asked of the table for that, and a page without a clock never loads this. */

import { $$ } from "./page.js";

const DAY = 86400;

function said(seconds, days) {
  if (seconds >= DAY) return days.replace("D", Math.floor(seconds / DAY)).replace("H", Math.floor((seconds % DAY) / 3600));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export function tick(now) {
  for (const place of $$("[data-runs]")) {
    const intervals = place.dataset.runs.split(" ").map((one) => one.split("-").map(Number));
    let left = Number(place.dataset.after);
    for (const [begin, end] of intervals) left += Math.max(0, end - Math.max(begin, now));
    const text = said(Math.max(0, Math.ceil(left)), place.closest("[data-days]").dataset.days);
    if (place.textContent !== text) place.textContent = text;
    place.parentElement.classList.toggle("rests", left > 0 && !intervals.some(([begin, end]) => begin <= now && now < end));
    place.parentElement.classList.toggle("soon", left < 60);
  }
}
