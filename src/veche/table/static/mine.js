/* My matches: what happened meanwhile is asked for line by line, what is unread is known on this device, and from here the
   table is put on the home screen. */

import { employ } from "./employ.js";
import { isKept, keptFor } from "./kept.js";
import { $$ } from "./page.js";

const ONLINE = 15000;
const JUST_NOW = 10;
const SOON = 4000;
let offer = null;

async function tellMeanwhile() {
  for (const place of $$("[data-since-then]")) {
    try {
      const answer = await fetch(place.dataset.sinceThen);
      if (answer.ok) place.innerHTML = await answer.text();
    } catch { return; /* The table does not answer; it is said above. */ }
  }
}

function countUnread() {
  for (const place of $$("[data-talked]")) {
    let read = 0;
    try { read = Number(localStorage.getItem(`talk ${place.dataset.at}`) || 0); } catch { /* private windows may forbid it */ }
    place.hidden = Number(place.dataset.talked) <= read;
  }
}

function installed() {
  document.getElementById("home-how").hidden = true;
  document.getElementById("home-done").hidden = false;
  document.getElementById("install").hidden = true;
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  document.getElementById("install").hidden = false;
  document.getElementById("home-how").hidden = true;
});
addEventListener("appinstalled", installed);
document.getElementById("install").addEventListener("click", () => offer?.prompt());
if (matchMedia("(display-mode: standalone)").matches || navigator.standalone) installed();

/* Back in sight, or the connection is back: the list as it is now. */
const again = () => { if (!document.hidden && navigator.onLine && Date.now() - since > ONLINE) location.reload(); };
const since = Date.now();
document.addEventListener("visibilitychange", again);
addEventListener("online", () => location.reload());

/* A kept list gives way as soon as the table answers; one that was kept just now is as good as the answer. */
async function giveWay() {
  try {
    if ((await fetch(location.pathname)).ok && keptFor() > JUST_NOW) return location.reload();
  } catch { /* still no connection */ }
  setTimeout(giveWay, SOON);
}

if (isKept()) giveWay();
countUnread();
tellMeanwhile();

/* The first time, this page came before there was anybody to keep it. */
async function keepThis() {
  const first = !navigator.serviceWorker?.controller;
  const registration = await employ();
  if (first) registration?.active.postMessage({ keep: location.pathname });
}

keepThis();
