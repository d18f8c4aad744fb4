/* Why did the bot do that? The reason comes over the table beside its sentence; Esc or a press elsewhere closes it. */

import { fetchPart } from "./parts.js";
import { app } from "./page.js";

let asked = null;

function close(back = false) {
  document.getElementById("why")?.remove();
  if (back) asked?.focus({ preventScroll: true });
  asked = null;
}

function place(shown, button) {
  const box = button.getBoundingClientRect();
  const own = shown.getBoundingClientRect();
  const left = box.x - own.width - 12;
  const x = left >= 8 ? left : Math.max(8, Math.min(box.x, innerWidth - own.width - 8));
  const y = left >= 8 ? box.y - 24 : box.bottom + 8;
  shown.style.setProperty("left", `${x}px`);
  shown.style.setProperty("top", `${Math.max(8, Math.min(y, innerHeight - own.height - 8))}px`);
}

async function ask(button) {
  close();
  asked = button;
  const shown = document.createElement("div");
  shown.id = "why";
  shown.className = "why-pop waits";
  shown.setAttribute("role", "dialog");
  shown.setAttribute("aria-label", button.title || button.dataset.text || button.textContent);
  shown.tabIndex = -1;
  shown.textContent = "…";
  document.body.append(shown);
  place(shown, button);
  shown.focus({ preventScroll: true });
  try {
    const answer = await fetchPart(button.href, { kind: "why", whole: true });
    const html = await answer.text();
    if (!shown.isConnected) return;
    if (!answer.ok) return location.assign(button.href);
    shown.innerHTML = html;
    shown.classList.remove("waits");
    place(shown, button);
  } catch {
    close(true);
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("a.whyb");
  if (button && app && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    return asked === button ? close(true) : ask(button);
  }
  if (!event.target.closest("#why") || event.target.closest("[data-why=close]")) close();
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape" && asked) close(true); });
