/* The page's script. It knows no title and no rules: it brings the things on the board together with the buttons that
   stand for the same moves, sends forms without leaving the page, and merges what the server answers.

   A thing on the board has data-pick="region-kiev"; a button has data-at="region-kiev". The buttons are real: without
   this script the table is played by pressing them. */

import { keepIds } from "./alike.js";
import { Idiomorph } from "./vendor/idiomorph.esm.js";

const GLIDE = 420;
const REPLAY = 650;
const MOST_REPLAYED = 6;
const EDGE = 24;
const EASE = "cubic-bezier(.2,.75,.25,1)";

const app = document.getElementById("app");
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const $$ = (selector, root = document) => Array.from(root.querySelectorAll(selector));

let version = app ? Number(app.dataset.version || 0) : 0;
let busy = false;
let heard = 0;
let arrivals = 0;

/* Merging */

function places() {
  const found = new Map();
  for (const piece of $$("[data-glide]")) {
    const box = piece.getBoundingClientRect();
    if (!box.width && !box.height) continue; /* It lies in a part of the table that is not shown. */
    found.set(piece.id, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  return found;
}

function glide(before) {
  if (still()) return;
  for (const piece of $$("[data-glide]")) {
    const box = piece.getBoundingClientRect();
    const old = before.get(piece.id);
    if (!old) {
      if (before.size) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 220, easing: EASE });
      continue;
    }
    const dx = old.x - (box.x + box.width / 2);
    const dy = old.y - (box.y + box.height / 2);
    if (Math.abs(dx) + Math.abs(dy) < 1) continue;
    const svg = piece.ownerSVGElement;
    const scale = svg ? (svg.getScreenCTM() || { a: 1 }).a : 1;
    const from = `translate(${dx / scale}px, ${dy / scale}px)`;
    piece.animate([{ transform: from }, { transform: "translate(0, 0)" }], { duration: GLIDE, easing: EASE, composite: "add" });
  }
}

function merge(html, target = app) {
  const before = places();
  const focused = document.activeElement;
  const key = focused && focused !== document.body ? focused.id || null : null;
  adrift ||= focused !== document.body && target.contains(focused);
  closeList();
  hideTip();
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  keepIds(target, fresh.content);
  Idiomorph.morph(target, fresh.content, {
    morphStyle: "innerHTML",
    ignoreActiveValue: typing(),
    callbacks: { beforeNodeMorphed: changes, beforeAttributeUpdated: yields },
  });
  if (key) document.getElementById(key)?.focus({ preventScroll: true });
  anchor();
  glide(before);
  dress();
}

/* Whoever plays by keyboard goes on at the choices: what had the focus may be gone after a move. */
let adrift = false;

function anchor() {
  if (adrift && document.activeElement === document.body) {
    const first = choices()?.querySelector("button.pick") ?? choices()?.querySelector("button");
    first?.focus({ preventScroll: true });
  }
  adrift = adrift && document.activeElement === document.body;
}

/* What never changes in a match is sent once; later answers only have a stub in its place.
   What was folded away stays so only as long as it is the same thing. */
function changes(node, fresh) {
  if (node.tagName === "DETAILS" && node.id !== fresh.id) node.open = fresh.open;
  return !(node.dataset?.static && node.dataset.static === fresh.dataset?.static);
}

/* What this page alone decides stays: an open menu, and how near the map is. */
function yields(name, node) {
  if (name === "open") return node.tagName !== "DETAILS";
  return !(["style", "data-zoom", "data-held"].includes(name) && node.dataset?.zoom !== undefined);
}

/* What somebody is typing or dragging is left alone. A focused button is not: its value is the move it makes. */
function typing() {
  const active = document.activeElement;
  return active?.tagName === "INPUT" && (active.type !== "range" || dragging);
}

function tell(message) {
  let line = document.getElementById("told");
  if (!line) {
    line = document.createElement("p");
    line.id = "told";
    line.className = "told";
    line.setAttribute("role", "alert");
    document.getElementById("ask").before(line);
  }
  line.textContent = message;
}

async function refresh() {
  if (busy || !app.dataset.page) return;
  let answer;
  try {
    answer = await fetch(app.dataset.page, { headers: { "X-Part": "app" } });
  } catch {
    return; /* When the table answers again, the socket says so. */
  }
  if (!answer.ok || !answer.headers.has("X-Version")) return location.reload();
  await accept(answer, await answer.text());
}

async function accept(answer, html) {
  const now = Number(answer.headers.get("X-Version"));
  if (now < version) return; /* A look from before, that comes late. */
  const wasMine = yours();
  version = now;
  arrivals += 1;
  const acts = (answer.headers.get("X-Acts") || "").split(" ").filter(Boolean);
  if (acts.length && !still() && !document.hidden && !(await retrace(acts))) return; /* Something newer has arrived. */
  merge(html);
  aim(true);
  if (!wasMine && yours()) call();
}

/* Sending */

async function send(form, button) {
  if (busy) return;
  busy = true;
  button?.classList.add("pressed");
  app.classList.add("sending");
  try {
    const data = new FormData(form);
    if (button?.name) data.set(button.name, button.value);
    const body = new URLSearchParams(data);
    const answer = await fetch(form.action, { method: "POST", body, headers: { "X-Part": "app" } });
    /* An error page is never merged over the board: only an answer that says its version is a table. */
    if (answer.headers.has("X-Version")) await accept(answer, await answer.text());
    else location.reload();
  } catch {
    tell(app.dataset.offline);
    button?.classList.remove("pressed");
  } finally {
    busy = false;
    app.classList.remove("sending");
    if (heard > version) refresh(); /* Somebody moved on while our move was under way. */
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  const sure = event.submitter?.dataset.confirm;
  if (sure && !confirm(sure)) return event.preventDefault();
  if (!app || !["choices", "undo"].includes(form.id)) return;
  event.preventDefault();
  send(form, event.submitter);
});

/* Picking */

const choices = () => document.getElementById("choices");

/* A move that points at nothing is a thing by its own text: data-pick="buy-bag". */
const named = (button) => button.dataset.at || button.value.replaceAll(" ", "-");

function buttonsFor(pick) {
  return choices() ? $$("button[data-at]", choices()).filter((button) => named(button) === pick) : [];
}

/* The things on which a click at this element could fall, from the inside out. A thing may have several names. */
function thingsAt(element) {
  const found = [];
  for (let node = element; node && node !== app; node = node.parentElement) {
    if (node.dataset?.pick) found.push(node.dataset.pick.split(" ").flatMap(buttonsFor));
  }
  return found;
}

function pickAt(element, x, y) {
  for (const buttons of thingsAt(element)) {
    if (buttons.length === 1) return press(buttons[0]);
    if (buttons.length > 1) return openList(buttons, x, y);
  }
  return false;
}

function press(button) {
  button.click();
  return true;
}

let list = null;
let opener = null;

function openList(buttons, x, y) {
  closeList();
  opener = document.activeElement;
  list = document.createElement("div");
  list.className = "picklist";
  list.setAttribute("role", "menu");
  for (const button of buttons) {
    const item = document.createElement("button");
    item.type = "button";
    item.className = "btn pick";
    item.setAttribute("role", "menuitem");
    item.textContent = button.title || button.textContent;
    item.addEventListener("click", () => { closeList(); press(button); });
    list.append(item);
  }
  document.body.append(list);
  const box = list.getBoundingClientRect();
  list.style.setProperty("left", `${Math.max(8, Math.min(x, innerWidth - box.width - 8))}px`);
  list.style.setProperty("top", `${Math.max(8, Math.min(y, innerHeight - box.height - 8))}px`);
  list.firstElementChild.focus();
  return true;
}

function closeList() {
  const back = list?.contains(document.activeElement);
  list?.remove();
  list = null;
  if (back) opener?.focus({ preventScroll: true });
}

/* A menu that lies over the table goes away when somebody goes on elsewhere. */
function foldMenus(target) {
  for (const menu of $$("details.menu[open], details.also[open]")) {
    if (target && menu.contains(target)) continue;
    const inside = menu.contains(document.activeElement);
    menu.open = false;
    if (inside) menu.querySelector("summary").focus({ preventScroll: true });
  }
}

document.addEventListener("click", (event) => {
  if (list && !list.contains(event.target)) closeList();
  foldMenus(event.target);
  const doer = event.target.closest("[data-do]");
  if (doer) return act(doer);
  const copier = event.target.closest("[data-copy]");
  if (copier) return copy(copier);
  if (!app || event.target.closest("a, button, input, select, summary, label")) return;
  if (touching && showTipFirst(event)) return;
  pickAt(event.target, event.clientX, event.clientY);
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { closeList(); hideTip(); foldMenus(null); return; }
  if (list && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    const items = $$("button", list);
    const step = event.key === "ArrowDown" ? 1 : -1;
    items[(items.indexOf(document.activeElement) + step + items.length) % items.length].focus();
    return event.preventDefault();
  }
  const target = event.target;
  if ((event.key === "Enter" || event.key === " ") && target.dataset?.pick) {
    const box = target.getBoundingClientRect();
    if (pickAt(target, box.x + box.width / 2, box.y + box.height / 2)) event.preventDefault();
    return;
  }
  if (target.closest("input, select, textarea") && target.type !== "range") return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const shortcut = $$("[data-key]").find((one) => one.dataset.key === event.key);
  if (shortcut) { event.preventDefault(); shortcut.click(); }
});

/* Tips: the text stands in the element's title; here it is only shown in a nicer way. */

let tip = null;
let tipTimer = 0;
let touching = false;
let tipped = null;

addEventListener("pointerdown", (event) => { touching = event.pointerType === "touch"; }, true);

function tipOf(element) {
  const owner = element?.closest?.("[data-tip]");
  if (!owner) return null;
  const id = owner.dataset.tip;
  const rich = id ? document.getElementById(id) : null;
  if (rich) return { owner, html: rich };
  const svgTitle = owner.querySelector(":scope > title");
  const text = owner.dataset.text || owner.getAttribute("title") || svgTitle?.textContent || "";
  return text ? { owner, text } : null;
}

function showTip(element) {
  const found = tipOf(element);
  if (!found || found.owner === tipped) return Boolean(found);
  hideTip();
  tipped = found.owner;
  if (found.owner.hasAttribute("title")) {
    found.owner.dataset.text = found.owner.getAttribute("title");
    found.owner.removeAttribute("title");
  }
  tip = document.createElement("div");
  tip.className = "tip shown";
  tip.setAttribute("aria-hidden", "true");
  if (found.html) tip.innerHTML = found.html.innerHTML;
  else {
    const [name, ...rest] = found.text.split("\n");
    const head = document.createElement("b");
    head.textContent = name;
    tip.append(head);
    for (const line of rest) {
      const part = document.createElement("p");
      const why = line.startsWith("\u00d7 ");
      if (why) part.className = "why";
      part.textContent = why ? line.slice(2) : line;
      tip.append(part);
    }
  }
  document.body.append(tip);
  const box = found.owner.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const above = box.y > own.height + 16;
  const x = Math.max(8, Math.min(box.x + box.width / 2 - own.width / 2, innerWidth - own.width - 8));
  tip.style.setProperty("left", `${x}px`);
  tip.style.setProperty("top", `${above ? box.y - own.height - 8 : Math.min(box.bottom + 8, innerHeight - own.height - 8)}px`);
  return true;
}

function hideTip() {
  clearTimeout(tipTimer);
  if (tipped?.dataset.text) tipped.setAttribute("title", tipped.dataset.text);
  tip?.remove();
  tip = tipped = null;
}

/* By touch, the first tap explains what cannot be picked; what can be picked is picked at once. */
function showTipFirst(event) {
  const can = thingsAt(event.target).some((buttons) => buttons.length);
  return !can && showTip(event.target);
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  clearTimeout(tipTimer);
  if (!event.target.closest?.("[data-tip]")) return hideTip();
  if (event.target.closest("[data-tip]") !== tipped) tipTimer = setTimeout(() => showTip(event.target), 250);
});
document.addEventListener("focusin", (event) => { if (event.target.matches?.("[data-tip]:focus-visible")) showTip(event.target); });
document.addEventListener("focusout", hideTip);
addEventListener("scroll", hideTip, true);

/* What buttons of the page itself do */

function act(button) {
  const what = button.dataset.do;
  if (what === "theme") {
    const dark = document.documentElement.dataset.theme !== "dark";
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    try { localStorage.setItem("theme", dark ? "dark" : "light"); } catch { /* it lasts as long as the page */ }
  } else if (what === "notify") {
    Notification.requestPermission().then(dress);
  } else if (what.startsWith("zoom")) {
    zoom(button.closest("[data-zoomable]"), what);
  }
}

function zoom(frame, what) {
  const content = frame?.querySelector("[data-zoom]");
  if (!content) return;
  const now = Number(content.dataset.zoom || 1);
  zoomTo(content, what === "zoom-reset" ? least(content) : now * (what === "zoom-in" ? 1.25 : 0.8));
  content.dataset.held = ""; /* From now on a person decides how near it is. */
}

function zoomTo(content, wanted) {
  const frame = content.parentElement;
  const [x, y] = [frame.scrollLeft + frame.clientWidth / 2, frame.scrollTop + frame.clientHeight / 2];
  const before = content.getBoundingClientRect();
  const next = Math.max(least(content), Math.min(4, wanted));
  content.dataset.zoom = next;
  content.style.setProperty("--zoom", next);
  const after = content.getBoundingClientRect();
  frame.scrollLeft = x * after.width / before.width - frame.clientWidth / 2;
  frame.scrollTop = y * after.height / before.height - frame.clientHeight / 2;
  reachable();
}

/* Where the whole does not fit its frame at first (on a phone), it may be made small enough to fit. */
function least(content) {
  const style = getComputedStyle(content);
  const [wide, high] = [parseFloat(style.minWidth) || 0, parseFloat(style.minHeight) || 0];
  if (!wide || !high) return 1;
  const now = Number(content.dataset.zoom || 1);
  const frame = content.parentElement;
  return Math.min(1, frame.clientWidth / (wide / now), frame.clientHeight / (high / now));
}

/* A map larger than its frame opens at the closest zoom that shows everything that may be picked on it. */
function aim(smooth) {
  for (const content of $$("[data-zoom]")) {
    const frame = content.parentElement;
    if (!least(content) || frame.scrollWidth <= frame.clientWidth + 1 && frame.scrollHeight <= frame.clientHeight + 1) continue;
    let box = around($$(".may", content));
    if (!box) continue;
    if (content.dataset.held === undefined && least(content) < 1) {
      const now = Number(content.dataset.zoom || 1);
      const fits = Math.min(frame.clientWidth / (box.right - box.left + EDGE), frame.clientHeight / (box.bottom - box.top + EDGE));
      const next = Math.min(1, now * fits);
      if (Math.abs(next - now) > 0.01) zoomTo(content, next);
      box = around($$(".may", content));
    }
    const view = frame.getBoundingClientRect();
    if (box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom) continue;
    frame.scrollBy({
      left: (box.left + box.right) / 2 - (view.left + view.right) / 2,
      top: (box.top + box.bottom) / 2 - (view.top + view.bottom) / 2,
      behavior: smooth && !still() ? "smooth" : "instant",
    });
  }
}

function around(things) {
  const boxes = things.map((thing) => thing.getBoundingClientRect()).filter((box) => box.width && box.height);
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)), right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

function copy(button) {
  navigator.clipboard?.writeText(document.getElementById(button.dataset.copy).textContent);
  button.classList.add("done");
}

/* Whose turn it is */

const yours = () => Boolean(choices());

function call() {
  document.title = document.title.replace(/^● /, "");
  if (!yours()) return;
  document.title = `● ${document.title}`;
  if (document.hidden && window.Notification?.permission === "granted") {
    const note = new Notification(document.querySelector("#ask h1")?.textContent || document.title, { tag: location.pathname });
    note.onclick = () => { focus(); note.close(); };
  }
}

/* How near things are is written beside them; what is larger than its frame can be moved in it with the keyboard too. */
function reachable() {
  for (const content of $$("[data-zoom]")) {
    const frame = content.parentElement;
    const shown = frame.parentElement.querySelector("[data-zoom-shown]");
    if (shown) shown.textContent = `${Math.round(Number(content.dataset.zoom) * 100)}%`;
    const larger = frame.scrollWidth > frame.clientWidth + 1 || frame.scrollHeight > frame.clientHeight + 1;
    if (larger) frame.tabIndex = 0;
    else frame.removeAttribute("tabindex");
  }
}

addEventListener("resize", reachable);
document.addEventListener("change", (event) => { if (event.target.name === "tab") { reachable(); aim(false); } });

function dress() {
  if (!app) return;
  reachable();
  document.title = (yours() ? "● " : "") + document.title.replace(/^● /, "");
  for (const button of $$("[data-do=notify]")) {
    button.hidden = !("Notification" in window) || Notification.permission !== "default";
  }
}

/* Live */

let wait = 800;

function listen() {
  if (!app?.dataset.live) return;
  const socket = new WebSocket(location.origin.replace(/^http/, "ws") + app.dataset.live);
  let greeted = false;
  socket.onmessage = (event) => {
    wait = 800;
    heard = Number(event.data);
    /* The first message only says how things stand. A later one with the same version: who sits where, or undo asked. */
    if (greeted || heard !== version) refresh();
    greeted = true;
  };
  socket.onclose = () => { setTimeout(listen, wait); wait = Math.min(wait * 2, 10000); };
}

/* What the others did since I last looked, shown again */

async function catchUp() {
  const steps = (app.dataset.missed || "").split(" ").filter(Boolean).map(Number).slice(-MOST_REPLAYED);
  if (!steps.length || still() || document.hidden) return;
  const main = document.getElementById("main");
  const final = main.innerHTML;
  const before = arrivals;
  let done = false;
  const finish = () => {
    if (done) return;
    done = true;
    if (arrivals === before) merge(final, main); /* Unless something newer has arrived meanwhile. */
    app.classList.remove("catching-up");
  };
  for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, finish, { once: true, capture: true });
  app.classList.add("catching-up");
  try {
    for (const step of steps) {
      const answer = await fetch(`${app.dataset.page}/replay?at=${step}`, { headers: { "X-Part": "main" } });
      const html = await answer.text();
      if (done || !answer.ok || arrivals !== before) break;
      merge(html, main);
      await new Promise((resume) => setTimeout(resume, REPLAY));
      if (done || arrivals !== before) break;
    }
  } catch { /* The table does not answer; how it stands is known all the same. */ }
  finish();
}

/* What an automa did after my move, act by act, until a key or a click says that it was enough. */

async function retrace(acts) {
  const main = document.getElementById("main");
  const before = arrivals;
  let enough = false;
  const skip = () => { enough = true; };
  for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, skip, { once: true, capture: true });
  app.classList.add("catching-up");
  try {
    for (const act of acts) {
      const answer = await fetch(`${app.dataset.page}/replay?at=${act}`, { headers: { "X-Part": "main" } });
      const html = await answer.text();
      if (enough || !answer.ok || arrivals !== before) break;
      merge(html, main);
      await new Promise((resume) => setTimeout(resume, REPLAY));
      if (enough || arrivals !== before) break;
    }
  } catch { /* The table does not answer; how it stands is known all the same. */ }
  app.classList.remove("catching-up");
  return arrivals === before;
}

/* Replay */

let scrubbing = 0;
let dragging = false;
addEventListener("pointerdown", (event) => { dragging = Boolean(event.target.closest?.("[data-scrub]")); }, true);
addEventListener("pointerup", () => { dragging = false; }, true);

let visits = 0;

async function goTo(address) {
  const visit = ++visits;
  try {
    const answer = await fetch(address, { headers: { "X-Part": "app" } });
    const html = await answer.text();
    if (!answer.ok || visit !== visits) return; /* Meanwhile somebody wanted to be elsewhere. */
    merge(html);
    history.replaceState(null, "", address);
  } catch { /* The table does not answer; the replay stays where it is. */ }
}

if (app?.dataset.replay) {
  document.addEventListener("input", (event) => {
    if (!event.target.matches("[data-scrub]")) return;
    clearTimeout(scrubbing);
    scrubbing = setTimeout(() => goTo(`${app.dataset.page}?at=${event.target.value}`), 60);
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href*='/replay?at=']");
    if (!link) return;
    event.preventDefault();
    goTo(link.getAttribute("href"));
  });
}

/* The lobby: only as many seats as players; another title is another form. */

function seatsShown() {
  const players = Number(document.querySelector("input[name=players]:checked")?.value || 99);
  for (const seat of $$("[data-seat]")) {
    const out = Number(seat.dataset.seat) >= players;
    seat.hidden = out;
    for (const field of $$("select", seat)) field.disabled = out;
  }
  for (const option of $$("[data-players]")) {
    option.hidden = !option.dataset.players.split(" ").includes(String(players));
    if (option.tagName !== "OPTION") continue;
    option.disabled = option.hidden;
    if (option.hidden && option.selected) option.parentElement.selectedIndex = 0;
  }
}

document.addEventListener("change", (event) => {
  if (event.target.name === "players") seatsShown();
  if (event.target.dataset.go) location.assign(event.target.dataset.go);
});

/* The rules page: what is typed filters at once. */
document.addEventListener("input", (event) => {
  if (!event.target.dataset.filter) return;
  const wanted = event.target.value.trim().toLowerCase();
  for (const rule of $$(".rule")) rule.hidden = Boolean(wanted) && !rule.dataset.text.includes(wanted);
});

seatsShown();
dress();
aim(false);
listen();
if (app?.dataset.missed) catchUp();
