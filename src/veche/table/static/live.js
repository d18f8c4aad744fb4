/* Live: a socket says the number of the version whenever there is a new one, and never anything else. */

import { expectNothing, hear } from "./exchange.js";
import { app, shows } from "./page.js";

const SOON = 800;
const LATEST = 10000;

let wait = SOON;
let met = false;

export function listen() {
  if (!app?.dataset.live) return;
  const socket = new WebSocket(location.origin.replace(/^http/, "ws") + app.dataset.live);
  let greeted = false;
  socket.onmessage = (event) => {
    wait = SOON;
    const version = Number(event.data);
    if (!greeted) expectNothing(); /* What was told before is told no more. */
    /* The first message only says how things stand. A later one with the same version: who sits where, or undo asked.
       After a connection was lost, nobody knows what was not told meanwhile: the page looks, and so wakes a bot too. */
    if (greeted || met || version !== shows.version) hear(version);
    greeted = met = true;
  };
  socket.onclose = () => { setTimeout(listen, wait); wait = Math.min(wait * 2, LATEST); };
}
