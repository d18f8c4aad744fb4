/* Asking for a part of the page. The server is told which parts of the drawing are shown already (data-part holds their
   digests); in its answer such a part is an empty element with data-same, which a merge leaves alone. */

import { $$ } from "./page.js";

export function shown() {
  return $$("#main [data-part]").map((part) => part.dataset.part).join(" ");
}

export async function fetchPart(address, { kind = "app", body = undefined, whole = false } = {}) {
  const headers = { "X-Part": kind };
  if (!whole) headers["X-Shown"] = shown();
  if (document.hidden) headers["X-Nobody-Looks"] = "1";
  return fetch(address, { method: body ? "POST" : "GET", body, headers });
}

/* Whether everything that the answer takes for shown is still shown: meanwhile another answer may have been merged. */
export function fits(fresh) {
  return $$("[data-same]", fresh).every((stub) => document.getElementById(stub.id)?.dataset.part === stub.dataset.part);
}

export const isSame = (node, fresh) => Boolean(node.dataset?.part) && node.dataset.part === fresh.dataset?.part;
