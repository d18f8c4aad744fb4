/* What every module of the page's script needs: the table, if this page has one, and how to find things on it. */

export const app = document.getElementById("app");
export const EASE = "cubic-bezier(.2,.75,.25,1)";

export const $$ = (selector, root = document) => Array.from(root.querySelectorAll(selector));
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/* The form with the moves; it is there only while this seat is asked. */
export const choices = () => document.getElementById("choices");
export const answers = () => $$("#choices button[name=move], button[form=choices][name=move]");
export const yours = () => Boolean(choices());

/* The newest version that has arrived, and how many answers have: whoever waits can tell whether something newer came. */
export const shows = { version: app ? Number(app.dataset.version || 0) : 0, arrivals: 0 };
