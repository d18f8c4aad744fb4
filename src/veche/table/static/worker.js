/* The service worker: what a device shows of the table while it cannot be reached. EDITION is written before this text.

   Static files are kept under their edition. A page is kept if the table says that it may be, and shown only when no
   answer comes in time; a page of another edition never is. What the table refuses, every match whose seat is left, and
   every seat where somebody else sits down at this device, is forgotten at once. Moves, parts and sockets pass by untouched. */

const FILES = `files-${EDITION}`;
const PAGES = `pages-${EDITION}`;
const SECONDS_TO_ANSWER = 0.8;
const OFFLINE = "/offline";
const STILL = /^\/(static|titles)\/v-/;
const SEAT = /^\/match\/([^/]+)\/[^/]+$/;
const SITS_DOWN = /^\/seats?\//;

addEventListener("install", (event) => {
  event.waitUntil(begin().then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  event.waitUntil(forgetEditions().then(() => clients.claim()));
});

addEventListener("message", (event) => {
  if (event.data?.keep) event.waitUntil(renew(new URL(event.data.keep, location.origin).pathname));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method !== "GET") {
    if (SITS_DOWN.test(url.pathname)) event.waitUntil(forget(SEAT));
    else if (request.mode === "navigate" || url.pathname.endsWith("/sit")) event.waitUntil(forgetMatch(url.pathname));
    return;
  }
  if (url.pathname.startsWith(`/static/${EDITION}/`) || url.pathname.startsWith(`/titles/${EDITION}/`)) {
    event.respondWith(fileAt(request));
  } else if (request.mode === "navigate") {
    event.respondWith(isOurs(url) ? pageAt(event, url) : fetch(request).catch(noConnection));
  }
});

/* What the table says while nobody looks. Whoever has the match before their eyes sees it there. */
addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() ?? {})));

async function tell({ title, body, to, lang, end, end_label: label }) {
  if (!title) return;
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.some((one) => one.visibilityState === "visible" && new URL(one.url).pathname === to)) return;
  const icon = `/static/${EDITION}/icons/192.png`;
  const actions = end ? [{ action: "end", title: label }] : [];
  await registration.showNotification(title, { body, lang, tag: to, icon, badge: icon, actions, data: { to, end } });
}

/* The push service gives this device another address: the table is told it. */
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAnew(event)));

async function subscribeAnew({ oldSubscription: old, newSubscription: given }) {
  const fresh = given ?? (old && await registration.pushManager.subscribe(old.options));
  if (!fresh) return;
  await fetch("/bells/push/renew", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(fresh) });
}

/* A notice leads to its match: to the page that shows it already, if there is one. */
addEventListener("notificationclick", (event) => {
  event.notification.close();
  if (event.action === "end") event.waitUntil(fetch(event.notification.data.end, { method: "POST", credentials: "omit" }));
  else event.waitUntil(goTo(new URL(event.notification.data?.to ?? "/mine", location.origin)));
});

async function goTo(url) {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((one) => new URL(one.url).pathname === url.pathname);
  return there ? there.focus() : clients.openWindow(url.pathname);
}

const isOurs = (url) => url.pathname === "/mine" || SEAT.test(url.pathname);

async function begin() {
  const files = await caches.open(FILES);
  const answer = await fetch(OFFLINE, { cache: "no-store" });
  const text = await answer.clone().text();
  await files.put(OFFLINE, answer);
  const named = new Set(Array.from(text.matchAll(/(?:href|src)="([^"]+)"/g), ([, name]) => name).filter((name) => STILL.test(name)));
  await Promise.all(Array.from(named, async (name) => keepFile(files, name, await fetch(name))));
}

/* A file asked for under another edition's name is not that edition's: only what never changes is kept. */
async function keepFile(files, request, answer) {
  if (answer.ok && answer.headers.get("Cache-Control")?.includes("immutable")) await files.put(request, answer);
}

async function forgetEditions() {
  for (const name of await caches.keys()) if (name !== FILES && name !== PAGES) await caches.delete(name);
}

async function fileAt(request) {
  const files = await caches.open(FILES);
  const known = await files.match(request);
  if (known) return known;
  const answer = await fetch(request);
  await keepFile(files, request, answer.clone());
  return answer;
}

const noConnection = async () => (await caches.match(OFFLINE)) ?? Response.error();

async function pageAt(event, url) {
  const coming = fetch(event.request);
  const kept = coming.then((answer) => keep(url.pathname, answer.clone()));
  event.waitUntil(kept.catch(() => {}));
  const late = new Promise((resume) => setTimeout(resume, SECONDS_TO_ANSWER * 1000));
  const first = await Promise.race([coming.catch(() => null), late]);
  if (first) return first;
  const known = await (await caches.open(PAGES)).match(url.pathname);
  if (known) return known;
  return coming.catch(noConnection);
}

/* Keep an answer as the page of this address, or forget the page: whatever is no page that may be kept, is none. Where
   the table says of one seat that it may not be kept, no other seat of the match may be either. */
async function keep(path, answer) {
  const pages = await caches.open(PAGES);
  if (SEAT.test(path) && answer.ok && !answer.headers.has("X-May-Be-Kept")) return forgetMatch(path);
  if (answer.type === "opaqueredirect") return pages.delete(path);
  const text = answer.ok && !answer.redirected && answer.headers.has("X-May-Be-Kept") ? await answer.text() : "";
  if (!text.includes(`/static/${EDITION}/`)) return pages.delete(path);
  const when = new Date().toISOString();
  const marked = text.replace("<html ", `<html data-kept="${when}" `);
  return pages.put(path, new Response(marked, { headers: { "Content-Type": "text/html; charset=utf-8", ...policy(answer) } }));
}

const policy = (answer) => ({ "Content-Security-Policy": answer.headers.get("Content-Security-Policy") ?? "" });

/* A page that is left as it shows more than was kept: the table is asked for it as it stands. */
async function renew(path) {
  try {
    await keep(path, await fetch(path, { headers: { "X-Nobody-Looks": "1" }, redirect: "manual" }));
  } catch { /* no connection: what was kept before stays */ }
}

async function forgetMatch(path) {
  const match = path.match(/^\/match\/[^/]+\//)?.[0];
  if (match) await forget({ test: (one) => one.startsWith(match) });
}

/* Forget the pages whose addresses are such. */
async function forget(such) {
  const pages = await caches.open(PAGES);
  for (const one of await pages.keys()) if (such.test(new URL(one.url).pathname)) await pages.delete(one);
}
