/* Absence: the time zone of this device, where none was chosen, and no day before tomorrow. */

import { $$ } from "./page.js";

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
const known = new Set($$("#zones option").map((one) => one.value));

for (const field of $$("[data-zone]")) if (!field.value && known.has(here)) field.value = here;

const day = document.querySelector("input[name=until]");
const tomorrow = new Date(Date.now() + 86400000);
if (day) day.min = [tomorrow.getFullYear(), tomorrow.getMonth() + 1, tomorrow.getDate()].map((one) => String(one).padStart(2, "0")).join("-");
