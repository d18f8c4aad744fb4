/* The page's script: one module for each subject, and none of them knows a title or a rule. They import each other by
   relative addresses, so all of them come from the same folder; its name changes when any of them does. */

import { catchUp } from "./again.js";
import "./buttons.js";
import "./exchange.js";
import { listen } from "./live.js";
import { seatsShown } from "./lobby.js";
import "./menus.js";
import { app } from "./page.js";
import "./pick.js";
import "./replay.js";
import "./rules.js";
import "./tips.js";
import { dress } from "./turn.js";
import { aim, reachable } from "./zoom.js";

seatsShown();
dress();
reachable();
aim(false);
listen();
if (app?.dataset.missed) catchUp();
