/* The question bar has one height: choices that would touch its edges are made smaller, in two steps, and the question with
   them. */

const WIDE = 1240; /* Narrower tables have a row of their own for choices. */
const STEPS = ["", "1", "2"];

function fits(ask) {
  const box = ask.getBoundingClientRect();
  const inside = (thing) => { const one = thing.getBoundingClientRect(); return one.top > box.top && one.bottom < box.bottom; };
  return Array.from(ask.querySelectorAll(".q h1, .q p, #choices > *, .acts > *")).every((thing) => !thing.checkVisibility() || inside(thing));
}

/* To be called whenever the page has changed. */
export function fit() {
  const ask = document.getElementById("ask");
  if (!ask) return;
  delete ask.dataset.tight;
  if (innerWidth <= WIDE) return;
  for (const step of STEPS) {
    if (step) ask.dataset.tight = step;
    if (fits(ask)) return;
  }
}

addEventListener("resize", fit);
document.fonts?.ready.then(fit);
