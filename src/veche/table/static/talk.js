/* Talk: what is said is sent without leaving the page and comes back with the next look, like everybody's. Here it is only
   shown that there is something unread, and a reaction beside whoever reacted, for a moment. */

import { $$, app } from "./page.js";

const SHOWN = 4000;
const RECENT = 15;

const lines = () => $$("#talk-lines > [data-number]");
const newest = () => Number(lines()[0]?.dataset.number || 0);
const talking = () => Boolean(document.getElementById("side-talk")?.checked);
const news = document.createElement("p");

let heard = newest();
let read = Number(app?.dataset.read || 0);

function inView() {
  return talking() && document.getElementById("talk-panel").offsetParent !== null && !document.hidden;
}

function markRead() {
  if (read >= newest()) return;
  read = newest();
  const token = document.querySelector("#talk input[name=token]")?.value;
  if (token) fetch(`${app.dataset.page}/talk/read`, { method: "POST", body: new URLSearchParams({ number: read, token }) }).catch(() => {});
}

function mark() {
  if (inView()) markRead();
  const unread = lines().filter((line) => Number(line.dataset.number) > read && !line.classList.contains("me")).length;
  document.getElementById("side-talk")?.parentElement.classList.toggle("unread", unread > 0);
  const count = document.querySelector("#talk-open .n");
  if (count) {
    count.hidden = unread === 0;
    if (count.textContent !== String(unread)) count.textContent = unread;
  }
}

/* In whose time zone the table stands is nobody's business. */
function tellTimes() {
  for (const time of $$("#talk-lines time:not([data-told])")) {
    const when = new Date(time.dateTime);
    time.dataset.told = "";
    time.textContent = when.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
    time.title = when.toLocaleString(document.documentElement.lang);
  }
}

function beside(seat) {
  const places = [...$$(`.rival.s-${seat} header`), ...$$(`.bar .seat.s-${seat}`)];
  return places.map((one) => one.getBoundingClientRect()).find((box) => box.width && box.top >= 0 && box.bottom <= innerHeight);
}

function float(line) {
  const box = beside(line.dataset.seat);
  if (!box) return;
  const bubble = line.querySelector(".rx").cloneNode(true);
  bubble.className = "reaction";
  document.body.append(bubble);
  const { width, height } = bubble.getBoundingClientRect();
  const left = Math.max(8, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - 8));
  bubble.style.setProperty("left", `${left}px`);
  bubble.style.setProperty("top", `${Math.max(box.top + (box.height - height) / 2, 46)}px`);
  setTimeout(() => bubble.remove(), SHOWN);
}

function hearNew() {
  if (newest() === heard) return;
  for (const line of lines().filter((one) => Number(one.dataset.number) > heard).reverse()) {
    const recent = Date.now() / 1000 - Number(line.dataset.at) < RECENT;
    if (recent && line.dataset.reaction) float(line);
    if (recent && !line.classList.contains("me")) {
      news.textContent = `${line.querySelector("b").textContent}: ${line.querySelector("p").textContent}`;
    }
  }
  heard = newest();
}

function look() {
  tellTimes();
  hearNew();
  mark();
}

function tell(message) {
  const panel = document.getElementById("talk-panel");
  const line = panel.querySelector(".refused") ?? document.createElement("p");
  line.className = "refused";
  line.setAttribute("role", "alert");
  line.textContent = message;
  panel.append(line);
}

async function send(form, button) {
  const field = document.getElementById("say");
  if (button.value === "say" && !field.value.trim()) return field.focus();
  const data = new URLSearchParams(new FormData(form));
  data.set("how", button.value);
  let answer;
  try {
    answer = await fetch(form.action, { method: "POST", headers: { "X-Part": "talk" }, body: data });
  } catch {
    return tell(app.dataset.offline);
  }
  if (answer.status !== 204) return tell(answer.ok ? await answer.text() : app.dataset.offline);
  document.querySelector("#talk-panel .refused")?.remove();
  if (button.value === "say") field.value = "";
}

function open() {
  const tab = document.getElementById("t-log");
  if (tab) tab.checked = true;
  const side = document.getElementById("side-talk");
  side.checked = true;
  mark();
  document.getElementById("say")?.focus();
}

if (app && document.getElementById("main")) {
  news.className = "sr";
  news.setAttribute("role", "status");
  document.body.append(news);
  new MutationObserver(look).observe(app, { childList: true, subtree: true });
  look();
  document.addEventListener("change", (event) => { if (event.target.name === "side" || event.target.name === "tab") mark(); });
  document.addEventListener("visibilitychange", mark);
  document.addEventListener("click", (event) => { if (event.target.closest("[data-do=talk]")) open(); });
  document.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (!["talk", "react"].includes(event.target.id) || !button) return;
    event.preventDefault();
    send(event.target, button);
  });
}
