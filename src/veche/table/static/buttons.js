/* What buttons of the page itself do: light or dark, notifications, switches, a closer look. */

import { toggle, wants } from "./device.js";
import { employ } from "./employ.js";
import { lookAgain } from "./exchange.js";
import { showKeys } from "./keys.js";
import { tone } from "./sound.js";
import { tell } from "./tale.js";
import { hideTip } from "./tips.js";
import { dress } from "./turn.js";
import { zoom } from "./zoom.js";

function act(button) {
  const what = button.dataset.do;
  if (what === "theme") {
    const theme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    try { localStorage.setItem("theme", theme); } catch { /* it lasts as long as the page */ }
  } else if (what === "notify") {
    Notification.requestPermission().then((answer) => { dress(); if (answer === "granted") employ(); });
  } else if (what === "keys") {
    showKeys();
  } else if (what === "tale") {
    hideTip();
    tell(button.dataset.tale);
  } else if (what.startsWith("zoom")) {
    zoom(button.closest("[data-zoomable]"), what);
  }
}

function flip(what) {
  toggle(what);
  if (what === "confirm") lookAgain();
  if (what === "sound" && wants(what)) tone();
}

document.addEventListener("click", (event) => {
  const doer = event.target.closest("[data-do]");
  if (doer) return act(doer);
  const switched = event.target.closest("[data-switch]");
  if (switched) flip(switched.dataset.switch);
});
