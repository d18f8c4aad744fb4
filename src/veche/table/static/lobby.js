/* The lobby: only as many seats as players; another title is another form. */

import { $$ } from "./page.js";

export function seatsShown() {
  const players = Number(document.querySelector("input[name=players]:checked")?.value || 99);
  for (const seat of $$("[data-seat]")) {
    const out = Number(seat.dataset.seat) >= players;
    seat.hidden = out;
    for (const field of $$("select", seat)) field.disabled = out;
  }
  for (const option of $$("[data-players]")) {
    option.hidden = !option.dataset.players.split(" ").includes(String(players));
    if (option.tagName !== "OPTION") continue;
    option.disabled = option.hidden;
    if (option.hidden && option.selected) option.parentElement.selectedIndex = 0;
  }
}

document.addEventListener("change", (event) => {
  if (event.target.name === "players") seatsShown();
  if (event.target.dataset.go) location.assign(event.target.dataset.go);
});
