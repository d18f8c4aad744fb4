/* The analysis of a match: while somebody looks at it again, what is found comes to the page by itself. */

import { merge } from "./merge.js";
import { fetchPart } from "./parts.js";

const PAUSE = 1000;
const address = () => document.getElementById("ask")?.dataset.looks;

async function look() {
  if (!address()) return;
  try {
    const answer = await fetchPart(address(), { whole: true });
    if (!answer.ok) return location.reload();
    merge(await answer.text());
  } catch {
    /* The table does not answer; it may later. */
  }
  setTimeout(look, PAUSE);
}

if (address()) setTimeout(look, PAUSE);
