/* Pieces glide from where they were to where they are. Where a piece is, is measured from the corner of the table, so
   that nothing glides only because the whole table has made room for a longer question. */

import { $$, EASE, still } from "./page.js";

const GLIDE = 420;
const ARRIVE = 220;

/* Everything is read before anything is written: a look after a change would make the browser lay out the page again. */
export function places() {
  const found = new Map();
  const corner = document.getElementById("main")?.getBoundingClientRect();
  if (!corner) return found;
  for (const piece of $$("[data-glide]")) {
    const box = piece.getBoundingClientRect();
    if (!box.width && !box.height) continue; /* It lies in a part of the table that is not shown. */
    found.set(piece.id, { piece, x: box.x + box.width / 2 - corner.x, y: box.y + box.height / 2 - corner.y });
  }
  return found;
}

export function glide(before) {
  if (!before || still()) return;
  const journeys = [];
  const arrivals = [];
  for (const [id, { piece, x, y }] of places()) {
    const old = before.get(id);
    if (!old) arrivals.push(piece);
    else if (Math.abs(old.x - x) + Math.abs(old.y - y) >= 1) {
      const scale = piece.ownerSVGElement?.getScreenCTM()?.a ?? 1;
      journeys.push([piece, `translate(${(old.x - x) / scale}px, ${(old.y - y) / scale}px)`]);
    }
  }
  for (const [piece, from] of journeys) {
    piece.animate([{ transform: from }, { transform: "translate(0, 0)" }], { duration: GLIDE, easing: EASE, composite: "add" });
  }
  if (!before.size) return;
  for (const piece of arrivals) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ARRIVE, easing: EASE });
}
