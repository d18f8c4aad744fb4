/* The page's script: one module for each subject, and none of them knows a title or a rule. They import each other by
   relative addresses, so all of them come from the same folder; its name changes when any of them does. What only one
   page needs (lobby, rules, replay, analysis, my matches) that page loads itself. */

import { catchUp } from "./again.js";
import "./guard.js";
import "./buttons.js";
import "./counsel.js";
import { dressSwitches } from "./device.js";
import "./exchange.js";
import { fit } from "./fit.js";
import { spot } from "./lesson.js";
import "./light.js";
import "./keys.js";
import "./links.js";
import { listen } from "./live.js";
import "./menus.js";
import "./often.js";
import { app } from "./page.js";
import "./pick.js";
import "./picture.js";
import { turnTo } from "./tabs.js";
import "./sure.js";
import "./talk.js";
import "./tips.js";
import { dress } from "./turn.js";
import "./unfold.js";
import { count } from "./waiting.js";
import "./why.js";
import { aim, reachable } from "./zoom.js";

dress();
fit();
turnTo();
count();
dressSwitches();
reachable();
aim(false);
spot();
listen();
if (app?.dataset.missed) catchUp();
