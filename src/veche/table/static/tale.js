/* Tales: what the history behind the title tells of a thing, over the table, for whoever asks. The tip of a thing offers
   it (tips.js): by its key, or by touch. Without an answer the page stays as it is. */

const sheet = document.getElementById("past");

export async function tell(thing) {
  if (!sheet || sheet.open) return;
  try {
    const answer = await fetch(`${sheet.dataset.tales}/${thing}`);
    if (!answer.ok) return;
    sheet.innerHTML = await answer.text();
    await dressed(sheet.querySelector("link"));
  } catch { return; }
  sheet.showModal();
}

/* It is shown when its style is there. */
function dressed(style) {
  if (!style || style.sheet) return null;
  return new Promise((done) => { style.onload = style.onerror = done; });
}

/* Whoever presses beside it goes on playing. */
sheet?.addEventListener("click", (event) => { if (event.target === sheet) sheet.close(); });
