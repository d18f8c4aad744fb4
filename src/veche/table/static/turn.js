/* Whose turn it is: the mark in the tab, a sound if this device wants it, and a notification where it is allowed. */

import { wants } from "./device.js";
import { employed } from "./employ.js";
import { $$, app, yours } from "./page.js";
import { tone } from "./sound.js";

export function call() {
  document.title = document.title.replace(/^● /, "");
  if (!yours()) return;
  document.title = `● ${document.title}`;
  if (wants("sound")) tone();
  if (document.hidden && window.Notification?.permission === "granted") {
    const body = $$("#told-strip .said").map((one) => one.textContent.trim()).join("\n");
    show(document.querySelector("#ask h1")?.textContent || document.title, { tag: location.pathname, body, data: { to: location.pathname } });
  }
}

/* Telephones let only a worker show a notice; a click on it leads here (worker.js). */
async function show(title, options) {
  const worker = await employed();
  if (worker) return worker.showNotification(title, options);
  const note = new Notification(title, options);
  note.onclick = () => { focus(); note.close(); };
}

export function dress() {
  if (!app) return;
  const title = (yours() ? "● " : "") + document.title.replace(/^● /, "");
  if (document.title !== title) document.title = title;
  for (const button of $$("[data-do=notify]")) {
    button.hidden = !("Notification" in window) || Notification.permission !== "default";
  }
}
