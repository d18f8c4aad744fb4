/* My matches: what happened meanwhile is asked for line by line, notices are chosen, and from here the
   table is put on the home screen. */

import { canPush, hang, hungAt, ring } from "./bell.js";
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
tellMeanwhile();

/* A device that is told of no match yet is asked with the first one. */
const notices = document.getElementById("notices");

function offerBells() {
  const key = notices?.dataset.push;
  if (!canPush(key) || Notification.permission === "denied") return;
  for (const button of $$("[data-ring]")) {
    button.hidden = false;
    button.addEventListener("click", () => ringHere(button, key));
  }
}

async function ringHere(button, key) {
  const { token } = notices.dataset;
  const bell = await hang(key, token).catch(() => "");
  if (!bell) {
    document.getElementById("push-refused").hidden = false;
    return notices.scrollIntoView();
  }
  await ring(button.dataset.ring, bell, "on", token);
  location.reload();
}

/* The browser may have lost its subscription, or the table its key: it is asked for once more, without a question. */
async function keepBell() {
  const key = notices?.dataset.push;
  if (!canPush(key) || notices.dataset.here === "0" || Notification.permission !== "granted") return;
  if (!(await hungAt())) await hang(key, notices.dataset.token);
}

offerBells();
keepBell().catch(() => {});

/* The first time, this page came before there was anybody to keep it. */
async function keepThis() {
  const first = !navigator.serviceWorker?.controller;
  const registration = await employ();
  if (first) registration?.active.postMessage({ keep: location.pathname });
}

keepThis();
