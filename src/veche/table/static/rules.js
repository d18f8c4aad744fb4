/* The rules page: what is typed filters at once. */

import { $$ } from "./page.js";

document.addEventListener("input", (event) => {
  if (!event.target.dataset.filter) return;
  const wanted = event.target.value.trim().toLowerCase();
  for (const rule of $$(".rule")) rule.hidden = Boolean(wanted) && !rule.dataset.text.includes(wanted);
});
