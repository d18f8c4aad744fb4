/* The sheet of keys: what always works, and what the page offers a key for at the moment. */

import { $$ } from "./page.js";

export function showKeys() {
  const sheet = document.getElementById("keys");
  if (!sheet || sheet.open) return;
  const list = document.getElementById("keys-now");
  const rows = $$("#app [data-key]").map((one) => row(one.dataset.key, (one.title || one.textContent).replace(/ \(\w\)$/, "")));
  list.replaceChildren(...rows);
  if (!rows.length) list.textContent = list.dataset.none;
  sheet.showModal();
}

function row(key, words) {
  const line = document.createElement("div");
  const [name, says, cap] = ["dt", "dd", "kbd"].map((tag) => document.createElement(tag));
  cap.textContent = key.length === 1 && key !== key.toLowerCase() ? `${document.getElementById("keys").dataset.shift} ${key}` : key.toUpperCase();
  name.append(cap);
  says.textContent = words;
  line.append(name, says);
  return line;
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "?" || event.target.closest("input, select, textarea")) return;
  event.preventDefault();
  showKeys();
});
