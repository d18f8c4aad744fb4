/* Live: a socket says the number of the version whenever there is a new one, and nothing but a beat meanwhile, so that
   silence tells of a lost connection. Then the page tries again by itself. */

import { expectNothing, hear } from "./exchange.js";
import { isKept } from "./kept.js";
import { isBack, isLost, tryNow } from "./link.js";
import { app, shows } from "./page.js";

const SILENCE = 5000;
const WAITS = [1, 2, 3, 5]; /* Seconds before each try; the last of them for all that follow. */

let socket = null;
let heard = 0;
let tries = 0;
let met = isKept(); /* A page that the device has kept looks in any case. */
let timer = 0;

export function listen() {
  if (!app?.dataset.live) return;
  connect();
  setInterval(() => { if (socket && Date.now() - heard > SILENCE) lose(); }, 1000);
  tryNow(() => { if (!socket) connect(); });
}

function connect() {
  clearTimeout(timer);
  heard = Date.now();
  const own = new WebSocket(location.origin.replace(/^http/, "ws") + app.dataset.live);
  let greeted = false;
  socket = own;
  own.onmessage = (event) => {
    if (own !== socket) return;
    heard = Date.now();
    if (!event.data) return;
    const version = Number(event.data);
    if (!greeted) {
      expectNothing(); /* What was told before is told no more. */
      tries = 0;
      isBack();
    }
    /* The first message only says how things stand. A later one with the same version: who sits where, or undo asked.
       After a connection was lost, nobody knows what was not told meanwhile: the page looks, and so wakes a bot too. */
    if (greeted || met || version !== shows.version) hear(version);
    greeted = met = true;
  };
  own.onclose = () => { if (own === socket) lose(); };
}

function lose() {
  const gone = socket;
  socket = null;
  gone.close();
  const wait = WAITS[Math.min(tries, WAITS.length - 1)];
  tries += 1;
  isLost(wait);
  timer = setTimeout(connect, wait * 1000);
}
