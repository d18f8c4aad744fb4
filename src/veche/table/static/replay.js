/* The replay: the scrubber and the lines of the chronicle lead to a version without loading the page anew. */

import { merge } from "./merge.js";
import { app } from "./page.js";
import { fetchPart } from "./parts.js";

let scrubbing = 0;
let visits = 0;

async function goTo(address, whole = false) {
  const visit = ++visits;
  try {
    const answer = await fetchPart(address, { whole });
    const html = await answer.text();
    if (!answer.ok || visit !== visits) return; /* Meanwhile somebody wanted to be elsewhere. */
    if (!merge(html)) return goTo(address, true);
    history.replaceState(null, "", address);
  } catch { /* The table does not answer; the replay stays where it is. */ }
}

if (app?.dataset.replay) {
  document.addEventListener("input", (event) => {
    if (!event.target.matches("[data-scrub]")) return;
    clearTimeout(scrubbing);
    scrubbing = setTimeout(() => goTo(`${app.dataset.page}?at=${event.target.value}`), 60);
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href*='/replay?at=']");
    if (!link) return;
    event.preventDefault();
    goTo(link.getAttribute("href"));
  });
}
