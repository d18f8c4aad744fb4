/* Tabs: on a screen that shows one part of the table at a time, the page goes by itself to the part where the thing
   asked for lies (data-tab), and says so by a dot; never while a finger is down. A number on the chronicle tells how
   much has happened since it was last shown. */

import { $$, app, shows } from "./page.js";

const radio = (tab) => document.getElementById(`t-${tab}`);
const labels = (tab) => $$(`label[for="t-${tab}"]`);

let asked = null;
let down = false;
let due = "";
let read = null;

/* The scoring sheet comes with the end, and goes if the end is taken back or the replay steps before it. */
function leaveSheet() {
  if (!radio("score")?.checked || document.querySelector(".tab-score")) return;
  due = $$("input[name=tab]").find((one) => one.id !== "t-score")?.id.slice(2) ?? "";
  go();
}

/* Where boards and map share a place and the rest is in view, only these two are gone to. */
function apart(tab) {
  return labels(tab).some((label) => label.checkVisibility());
}

function go() {
  const there = due && !down && radio(due);
  if (!there) return;
  due = "";
  if (there.checked) return;
  there.checked = true;
  there.dispatchEvent(new Event("change", { bubbles: true }));
}

export function turnTo() {
  const main = document.getElementById("main");
  if (!main || !app) return;
  const tab = main.dataset.tab || "";
  for (const label of $$("label[for^='t-']")) label.classList.toggle("here", Boolean(tab) && label.htmlFor === `t-${tab}`);
  const question = tab && `${shows.version} ${tab}`;
  if (question && question !== asked && apart(tab)) {
    due = tab;
    go();
  }
  asked = question;
  leaveSheet();
  news();
}

/* The lines of the chronicle lead into the replay, so they tell to which version they belong. */
function news() {
  const versions = $$(".log a[href*='replay?at=']").map((link) => Number(new URL(link.href).searchParams.get("at")));
  const newest = Math.max(0, ...versions);
  if (read === null || radio("log")?.checked) read = Math.max(0, newest - missed());
  const fresh = new Set(versions.filter((version) => version > read)).size;
  for (const label of labels("log")) {
    if (fresh && !radio("log").checked) label.dataset.news = fresh > 99 ? "99" : fresh;
    else delete label.dataset.news;
  }
}

function missed() {
  return radio("log")?.checked ? 0 : (app.dataset.missed || "").split(" ").filter(Boolean).length;
}

addEventListener("pointerdown", (event) => { down ||= event.pointerType === "touch"; }, true);
for (const kind of ["pointerup", "pointercancel"]) {
  addEventListener(kind, (event) => {
    if (event.pointerType !== "touch") return;
    down = false;
    setTimeout(go); /* After the click that this may be. */
  }, true);
}

/* The guide of a small screen is one line until it is unfolded; the next note is one line again. */
document.addEventListener("click", (event) => {
  const guide = event.target.closest("#guide");
  const fold = guide?.querySelector(".unfold");
  if (!fold?.checkVisibility() || event.target.closest("a, form")) return;
  fold.setAttribute("aria-expanded", String(fold.getAttribute("aria-expanded") === "false"));
});
document.addEventListener("change", (event) => { if (event.target.name === "tab") news(); });
