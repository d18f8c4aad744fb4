/* The exchange with the server: looking again, and sending forms without leaving the page. */

import { retrace } from "./again.js";
import { waits } from "./confirm.js";
import { forget, isLeaving } from "./kept.js";
import { hasLink } from "./link.js";
import { merge } from "./merge.js";
import { moment } from "./moments.js";
import { app, shows, still, yours } from "./page.js";
import { fetchPart } from "./parts.js";
import { call } from "./turn.js";
import { aim } from "./zoom.js";

let busy = false;
let unseen = false; /* What is shown came while nobody looked. */
let looking = false;
let onceMore = false;

/* What the socket said while a form was under way; and the version of which it has still to tell us, because the answer
   to our own form came first. Every form that is taken is told to all pages once, to ours too. */
let meanwhile = [];
let echo = 0;

export function hear(version) {
  if (version < shows.version || isLeaving()) return;
  if (busy) meanwhile.push(version);
  else if (version === echo && version === shows.version) echo = 0;
  else refresh();
}

export function expectNothing() {
  echo = 0;
}

/* Look again, because this device wants something else. */
export const lookAgain = () => refresh();

async function refresh() {
  if (busy || !app.dataset.page) return;
  if (looking) { onceMore = true; return; }
  looking = true;
  unseen = document.hidden;
  let answer, html;
  try {
    answer = await fetchPart(app.dataset.page);
    html = await answer.text();
  } catch {
    return; /* The table does not answer. When it does again, the socket says so. */
  } finally {
    looking = false;
  }
  if (!answer.ok || !answer.headers.has("X-Version")) return loadAnew();
  const once = onceMore;
  onceMore = false;
  if (once) refresh(); /* What was said meanwhile may be newer than this answer. */
  await accept(answer, html);
  comeBack();
}

/* Somebody looks again at what came meanwhile: the table is told, and shows what it has shown to nobody. */
function comeBack() {
  if (unseen && !document.hidden) refresh();
}

document.addEventListener("visibilitychange", comeBack);

/* What is shown is no longer ours, or of another edition: neither it nor what was kept of it is shown again. A whole page
   counts as looked at, so it waits until somebody looks. */
async function loadAnew() {
  app.hidden = true;
  await forget();
  if (!document.hidden) return location.reload();
  document.addEventListener("visibilitychange", () => location.reload(), { once: true });
}

async function accept(answer, html) {
  if (answer.headers.get("X-Edition") !== app.dataset.edition) return loadAnew();
  const now = Number(answer.headers.get("X-Version"));
  if (now < shows.version) return; /* A look from before, that comes late. */
  const wasMine = yours();
  shows.version = now;
  shows.arrivals += 1;
  const acts = (answer.headers.get("X-Acts") || "").split(" ").filter(Boolean);
  if (acts.length && !still() && !document.hidden && !(await retrace(acts))) return; /* Something newer has arrived. */
  if (!merge(html)) return refreshWhole();
  aim(true);
  moment();
  if (!wasMine && yours()) call();
}

/* The answer counts on parts that are no longer shown: the whole is asked for. */
async function refreshWhole() {
  const answer = await fetchPart(app.dataset.page, { whole: true });
  if (!answer.ok || !answer.headers.has("X-Version")) return loadAnew();
  await accept(answer, await answer.text());
}

async function send(form, button) {
  if (busy || !hasLink()) return;
  busy = true;
  meanwhile = [];
  button?.classList.add("pressed");
  app.classList.add("sending");
  try {
    const data = new FormData(form);
    if (button?.name) data.set(button.name, button.value);
    const answer = await fetchPart(form.action, { body: new URLSearchParams(data) });
    /* An error page is never merged over the board: only an answer that says its version is a table. */
    if (!answer.headers.has("X-Version")) return loadAnew();
    await accept(answer, await answer.text());
    if (answer.ok) awaitEcho(Number(answer.headers.get("X-Version")));
  } catch {
    tell(app.dataset.offline);
    button?.classList.remove("pressed");
  } finally {
    busy = false;
    app.classList.remove("sending");
    if (meanwhile.length) refresh(); /* Somebody moved on while our form was under way. */
  }
}

function awaitEcho(version) {
  const said = meanwhile.indexOf(version);
  if (said >= 0) meanwhile.splice(said, 1);
  else echo = version;
  meanwhile = meanwhile.filter((one) => one >= shows.version);
}

function tell(message) {
  let line = document.getElementById("told");
  if (!line) {
    line = document.createElement("p");
    line.id = "told";
    document.getElementById("ask").before(line);
  }
  line.className = "told";
  line.setAttribute("role", "alert");
  line.textContent = message;
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  const sure = event.submitter?.dataset.confirm;
  if (sure && !confirm(sure)) return event.preventDefault();
  if (!app || !["choices", "undo", "hint"].includes(form.id)) return;
  event.preventDefault();
  if (waits(event.submitter)) return;
  send(form, event.submitter);
});
