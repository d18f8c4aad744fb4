/* Whose turn it is: the mark in the tab, a sound if this device wants it, and a notification where it is allowed. */

import { canPush } from "./bell.js";
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
    show();
  }
}

/* What a notice says comes from the table: on a lock screen stands nothing of a hand. Telephones let only a worker show
   one; a click on it leads here (worker.js). */
async function show() {
  const { title, body } = await (await fetch(`${app.dataset.page}/notice`)).json();
  const options = { tag: app.dataset.page, body, data: { to: app.dataset.page } };
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
    const may = "Notification" in window && Notification.permission !== "denied";
    button.hidden = !may || "done" in button.dataset || (!canPush(button.dataset.push) && Notification.permission === "granted");
  }
}
