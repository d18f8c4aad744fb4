/* What buttons of the page itself do: light or dark, notifications, a closer look, copying a link. */

import { dress } from "./turn.js";
import { zoom } from "./zoom.js";

function act(button) {
  const what = button.dataset.do;
  if (what === "theme") {
    const theme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    try { localStorage.setItem("theme", theme); } catch { /* it lasts as long as the page */ }
  } else if (what === "notify") {
    Notification.requestPermission().then(dress);
  } else if (what.startsWith("zoom")) {
    zoom(button.closest("[data-zoomable]"), what);
  }
}

function copy(button) {
  navigator.clipboard?.writeText(document.getElementById(button.dataset.copy).textContent);
  button.classList.add("done");
}

document.addEventListener("click", (event) => {
  const doer = event.target.closest("[data-do]");
  if (doer) return act(doer);
  const copier = event.target.closest("[data-copy]");
  if (copier) copy(copier);
});
