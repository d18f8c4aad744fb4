/* A sentence of the strip that is longer than its place: touched once it is whole, and touched again it shows what happened.
   Under a pointer it is whole anyway. Touched elsewhere, the strip folds again. */

const OVER = 6; /* Less than a line; letters may stick out a little. */
let cut = null;

const touched = (event) => event.target.closest?.("#told-strip li a")?.querySelector(".said");

/* Looked at before the click: browsers let what a finger touches look as if a pointer rested on it. */
document.addEventListener("pointerdown", (event) => {
  const said = touched(event);
  cut = said && said.scrollHeight > said.clientHeight + OVER ? said : null;
}, true);

document.addEventListener("click", (event) => {
  const unfolds = cut !== null && touched(event) === cut;
  document.getElementById("told-strip")?.classList.toggle("whole", unfolds);
  cut = null;
  if (!unfolds) return;
  event.preventDefault();
  event.stopPropagation();
}, true);
