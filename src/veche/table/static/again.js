/* Shown again, step by step: what the others did since I last looked, and what an automa did after my move. A key or a
   click says that it was enough. */

import { merge } from "./merge.js";
import { app, shows, still } from "./page.js";
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

function onceTouched(act) {
  for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, act, { once: true, capture: true });
}

export async function catchUp() {
  const steps = (app.dataset.missed || "").split(" ").filter(Boolean).map(Number).slice(-MOST_STEPS);
  if (!steps.length || still() || document.hidden) return;
  const main = document.getElementById("main");
  const final = main.innerHTML;
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

export async function retrace(acts) {
  let enough = false;
  onceTouched(() => { enough = true; });
  const newest = await walk(acts, () => enough);
  app.classList.remove("catching-up");
  return newest;
}
