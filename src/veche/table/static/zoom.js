/* How near the map is: the buttons for a closer look, and where the page looks by itself. */

import { $$, still } from "./page.js";

const EDGE = 24;

export function zoom(frame, what) {
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

/* What the page looks at on a map: what a lesson speaks of, else everything that may be picked. */
function aimedAt(content) {
  const lit = around($$(".lesson-lit", content));
  return lit ?? around($$(".may", content));
}

/* A map larger than its frame opens at the closest zoom that shows what it looks at. */
export function aim(smooth) {
  for (const content of $$("[data-zoom]")) {
    const frame = content.parentElement;
    if (!least(content) || frame.scrollWidth <= frame.clientWidth + 1 && frame.scrollHeight <= frame.clientHeight + 1) continue;
    let box = aimedAt(content);
    if (!box) continue;
    if (content.dataset.held === undefined && least(content) < 1) {
      const now = Number(content.dataset.zoom || 1);
      const fits = Math.min(frame.clientWidth / (box.right - box.left + EDGE), frame.clientHeight / (box.bottom - box.top + EDGE));
      const next = Math.min(1, now * fits);
      if (Math.abs(next - now) > 0.01) zoomTo(content, next);
      box = aimedAt(content);
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

/* How near things are is written beside them; what is larger than its frame can be moved in it with the keyboard too. */
export function reachable() {
  for (const content of $$("[data-zoom]")) {
    const frame = content.parentElement;
    const shown = frame.parentElement.querySelector("[data-zoom-shown]");
    const larger = frame.scrollWidth > frame.clientWidth + 1 || frame.scrollHeight > frame.clientHeight + 1;
    if (larger && frame.tabIndex !== 0) frame.tabIndex = 0;
    if (!larger) frame.removeAttribute("tabindex");
    const near = `${Math.round(Number(content.dataset.zoom) * 100)}%`;
    if (shown && shown.textContent !== near) shown.textContent = near;
  }
}

addEventListener("resize", reachable);
document.addEventListener("change", (event) => { if (event.target.name === "tab") { reachable(); aim(false); } });
