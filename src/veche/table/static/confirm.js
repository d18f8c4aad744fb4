/* Confirming: on a device that wants it, the decision that ends the turn waits until it is sent. The table says which
   decisions do (data-ends, with the turn told in sentences). What is about to be sent stands in #my-turn. */

import { unseen } from "./guard.js";
import { $$, app } from "./page.js";

let waiting = null;

/* Whether the decision waits now; else it may go. */
export function waits(button) {
  if (button?.dataset.ends === undefined) return false;
  release();
  const send = document.createElement("button");
  send.className = "btn primary go send";
  send.name = button.name;
  send.value = button.value;
  send.setAttribute("form", "choices");
  send.textContent = app.dataset.send;
  for (const other of $$("#ask .go")) other.classList.add("gave-way");
  document.querySelector("#ask .acts").append(send);
  button.classList.add("waits");
  const told = document.getElementById("my-turn");
  told.textContent = button.dataset.ends || button.title;
  told.hidden = false;
  waiting = { button, send };
  send.focus({ preventScroll: true });
  unseen();
  return true;
}

export function release() {
  if (!waiting) return;
  const { button, send } = waiting;
  const inside = document.activeElement === send;
  waiting = null;
  send.remove();
  button.classList.remove("waits");
  for (const other of $$("#ask .gave-way")) other.classList.remove("gave-way");
  const told = document.getElementById("my-turn");
  if (told) told.hidden = true;
  if (inside) button.focus({ preventScroll: true });
}

document.addEventListener("keydown", (event) => { if (event.key === "Escape") release(); });
