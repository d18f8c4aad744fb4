/* Shown again, step by step: what the others did since I last looked, and what an automa did after my move, of which the
   question says so. A key or a click says that it was enough. */

import { merge, takeAway } from "./merge.js";
import { $$, app, shows, still } from "./page.js";
import { fetchPart } from "./parts.js";

const STEP = 650;
const MOST_STEPS = 6;

/* Shows the versions one after the other; whether nothing newer has arrived meanwhile. */
async function walk(versions, enough) {
  const main = document.getElementById("main");
  const before = shows.arrivals;
  const over = () => enough() || shows.arrivals !== before;
  app.classList.add("catching-up");
  try {
    for (const version of versions) {
      const answer = await fetchPart(`${app.dataset.page}/replay?at=${version}`, { kind: "main" });
      const html = await answer.text();
      if (over() || !answer.ok || !merge(html, main)) break;
      await new Promise((resume) => setTimeout(resume, STEP));
      if (over()) break;
    }
  } catch { /* The table does not answer; how it stands is known all the same. */ }
  return shows.arrivals === before;
}

/* A sentence that tells what happened shows it again. */
document.addEventListener("click", (event) => {
  const told = event.target.closest("a[data-again]");
  if (!told || still() || app?.dataset.replay || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  catchUp(numbers(told.dataset.again));
});

function onceTouched(act) {
  for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, act, { once: true, capture: true });
}

const numbers = (text) => (text || "").split(" ").filter(Boolean).map(Number);

/* How things stand, as the server would send it: what this page alone has styled is not in it, nor may it be written. */
function asSent(main) {
  const copy = main.cloneNode(true);
  for (const styled of $$("[style]", copy)) styled.removeAttribute("style");
  return copy.innerHTML;
}

/* Shows steps of the past on the board and comes back to how things stand: those that were missed, unless told which. */
export async function catchUp(steps = numbers(app.dataset.missed).slice(-MOST_STEPS)) {
  if (!steps.length || still() || document.hidden) return;
  const main = document.getElementById("main");
  const final = asSent(main);
  const before = shows.arrivals;
  let done = false;
  const finish = () => {
    if (done) return;
    done = true;
    if (shows.arrivals === before) merge(final, main); /* Unless something newer has arrived meanwhile. */
    app.classList.remove("catching-up");
  };
  onceTouched(finish);
  await walk(steps, () => done);
  finish();
}

/* The question that was answered is gone at once; in its place stands who acts. */
function sayWhoActs() {
  const ask = document.getElementById("ask");
  takeAway(ask);
  ask.append(document.getElementById("acting").content.cloneNode(true));
  ask.classList.add("wait");
}

export async function retrace(acts) {
  sayWhoActs();
  let enough = false;
  onceTouched(() => { enough = true; });
  const newest = await walk(acts, () => enough);
  app.classList.remove("catching-up");
  return newest;
}
