/* The rules page: what is typed is looked up at once; the server ranks and marks, as it does without this script. */

let asked = 0;
let waiting = 0;

async function look(field) {
  const turn = ++asked;
  const address = field.value.trim() ? `?q=${encodeURIComponent(field.value.trim())}` : location.pathname;
  try {
    const answer = await fetch(address);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!answer.ok || turn !== asked) return;
    for (const id of ["found", "reading"]) document.getElementById(id).replaceWith(page.getElementById(id));
    history.replaceState(null, "", address);
  } catch { /* The table does not answer; what was found stays. */ }
}

document.addEventListener("input", (event) => {
  if (event.target.dataset.look === undefined) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => look(event.target), 150);
});

document.addEventListener("keydown", (event) => {
  const field = document.getElementById("look-for");
  if (!field) return;
  if (event.key === "/" && !event.target.closest("input")) {
    event.preventDefault();
    field.focus();
  } else if (event.key === "Escape" && event.target === field && field.value) {
    field.value = "";
    look(field);
  }
});
