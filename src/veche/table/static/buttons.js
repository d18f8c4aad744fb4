/* What buttons of the page itself do: light or dark, notifications, switches, a closer look. */

import { canPush, hang, ring } from "./bell.js";
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
    askToBeTold(button);
  } else if (what === "keys") {
    showKeys();
  } else if (what === "tale") {
    hideTip();
    tell(button.dataset.tale);
  } else if (what.startsWith("zoom")) {
    zoom(button.closest("[data-zoomable]"), what);
  }
}

/* Where the table can push, this device is told of this match from now on; elsewhere as long as the page is open. */
async function askToBeTold(button) {
  const { push: key } = button.dataset;
  if (canPush(key)) {
    const token = document.querySelector("input[name=token]").value;
    const bell = await hang(key, token);
    if (bell) await ring(location.pathname, bell, "on", token);
  } else if (await Notification.requestPermission() === "granted") {
    await employ();
  }
  button.dataset.done = "1";
  dress();
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
