/* The bell of this device: its browser is subscribed at its push service, and the table is told where that is. */

import { employ } from "./employ.js";

export const canPush = (key) => Boolean(key && isSecureContext && navigator.serviceWorker && window.PushManager && window.Notification);

const bytes = (key) => Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
const same = (one, other) => one?.length === other.length && one.every((value, place) => value === other[place]);

/* The subscription of this device with this key; one with the key of before is of no use. */
async function subscription(key) {
  const { pushManager } = await employ();
  const known = await pushManager.getSubscription();
  if (known && same(known.options.applicationServerKey && new Uint8Array(known.options.applicationServerKey), bytes(key))) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
}

async function post(address, fields) {
  const answer = await fetch(address, { method: "POST", headers: { "X-Part": "bell" }, body: new URLSearchParams(fields) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}

/* Asks whoever is here whether they want to be told, if nobody has; the name of this device's bell, or nothing. */
export async function hang(key, token) {
  if (await Notification.requestPermission() !== "granted") return "";
  const { endpoint, keys } = (await subscription(key)).toJSON();
  return (await (await post("/bells/push", { endpoint, p256dh: keys.p256dh, auth: keys.auth, token })).json()).bell;
}

/* Whether this device has asked for a subscription that is still good; where that is. */
export async function hungAt() {
  if (Notification.permission !== "granted") return "";
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? "";
}

export const ring = (match, bell, how, token) => post(`${match}/bell`, { bell, how, token });
