/* Giving links away: copied, or handed to the system's own sheet for sharing. Browsers keep the clipboard from pages that
   came over plain http; there the text is selected and copied the old way, and if that fails too it stays selected. */

import { $$ } from "./page.js";

const SHOWN = 2500;

function select(element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = getSelection();
  selection.removeAllRanges();
  selection.addRange(range);
}

async function copied(element) {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch { /* no clipboard here, or it is forbidden */ }
  select(element);
  return document.execCommand("copy");
}

async function copy(button) {
  const source = document.getElementById(button.dataset.copy);
  if (!(await copied(source))) return source.focus();
  const label = button.querySelector("span");
  const before = label.dataset.before ?? label.textContent;
  label.dataset.before = before;
  label.textContent = label.dataset.said ?? document.querySelector("[data-said]").dataset.said;
  label.setAttribute("role", "status");
  button.classList.add("done");
  clearTimeout(button.later);
  button.later = setTimeout(() => { label.textContent = before; button.classList.remove("done"); }, SHOWN);
}

async function share(button) {
  try {
    await navigator.share({ title: document.title, url: document.getElementById(button.dataset.share).textContent });
  } catch { /* whoever changed their mind */ }
}

for (const button of $$("[data-share]")) button.hidden = !navigator.share;

document.addEventListener("click", (event) => {
  const copier = event.target.closest("[data-copy]");
  if (copier) copy(copier);
  const sharer = event.target.closest("[data-share]");
  if (sharer) share(sharer);
});

document.addEventListener("change", (event) => {
  if ("sends" in event.target.dataset) event.target.form.requestSubmit();
});
