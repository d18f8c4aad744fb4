/* Merging: what the server answers becomes the page, and whatever this page alone decides stays. */

import { keepIds } from "./alike.js";
import { release } from "./confirm.js";
import { dressSwitches } from "./device.js";
import { fit } from "./fit.js";
import { glide, places } from "./glide.js";
import { askedAnew } from "./guard.js";
import { spot } from "./lesson.js";
import { answers, app, choices, still } from "./page.js";
import { fits, isSame } from "./parts.js";
import { lightPlan } from "./counsel.js";
import { closeList } from "./pick.js";
import { dressPicture } from "./picture.js";
import { turnTo } from "./tabs.js";
import { leave, stillAsking } from "./sure.js";
import { hideTip, isTipped, tipAgain } from "./tips.js";
import { dress } from "./turn.js";
import { count } from "./waiting.js";
import { Idiomorph } from "./vendor/idiomorph.esm.js";
import { reachable } from "./zoom.js";

/* Whoever plays by keyboard goes on at the choices: what had the focus may be gone after a move. */
let adrift = false;
let dragging = false;

/* Whether it was merged: not, if it counts on parts that the page no longer shows. */
export function merge(html, target = app) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  if (!fits(fresh.content)) return false;
  closeList();
  const doubted = leave();
  release();
  const explained = isTipped();
  hideTip();
  const before = still() ? null : places();
  const focused = document.activeElement;
  const key = focused && focused !== document.body ? focused.id || null : null;
  adrift ||= focused !== document.body && target.contains(focused);
  keepIds(target, fresh.content);
  Idiomorph.morph(target, fresh.content, {
    morphStyle: "innerHTML",
    ignoreActiveValue: typing(),
    callbacks: { beforeNodeMorphed: changes, beforeAttributeUpdated: yields },
  });
  dress();
  fit();
  count();
  dressSwitches();
  dressPicture();
  if (key && document.activeElement?.id !== key) document.getElementById(key)?.focus({ preventScroll: true });
  turnTo();
  anchor();
  reachable();
  glide(before);
  askedAnew();
  stillAsking(doubted);
  spot();
  lightPlan();
  tipAgain(explained);
  return true;
}

/* Something is taken away that may have the focus. */
export function takeAway(part) {
  adrift ||= part.contains(document.activeElement);
  part.replaceChildren();
}

function anchor() {
  if (adrift && document.activeElement === document.body) {
    const first = choices()?.querySelector("button.pick") ?? answers()[0];
    first?.focus({ preventScroll: true });
  }
  adrift = adrift && document.activeElement === document.body;
}

/* A part that is the same is left alone. What was folded away stays so only as long as it is the same thing. */
function changes(node, fresh) {
  if (node.tagName === "DETAILS" && node.id !== fresh.id) node.open = fresh.open;
  return !isSame(node, fresh);
}

/* What this page alone decides stays: an open menu, the side and the height of a panel, and how near the map is. */
function yields(name, node) {
  if (name === "open") return node.tagName !== "DETAILS";
  if (name === "checked") return !["side", "plan", "tall"].includes(node.name);
  return !(["style", "data-zoom", "data-held"].includes(name) && node.dataset?.zoom !== undefined);
}

/* What somebody is typing or dragging is left alone. A focused button is not: its value is the move it makes. */
function typing() {
  const active = document.activeElement;
  return active?.tagName === "INPUT" && (active.type !== "range" || dragging);
}

addEventListener("pointerdown", (event) => { dragging = Boolean(event.target.closest?.("input[type=range]")); }, true);
addEventListener("pointerup", () => { dragging = false; }, true);
