/* The replay: plays by itself, and goes where buttons, keys, the scrubber or a line of the chronicle lead, without loading
   the page anew. Every button is a link that leads there without it too. */

import { merge } from "./merge.js";
import { $$, app, still } from "./page.js";
import { fetchPart } from "./parts.js";

const ACTION = 1500;
const TURN = 500;
const SCENE = 1300;
const LETTER = 12;

let scrubbing = 0;
let visits = 0;
let speed = 1;
let playing = false;
let waiting = 0;
let lastTurn = "";

const player = () => document.getElementById("player");
const steps = () => document.getElementById("steps");
const atEnd = () => Number(steps().value) >= Number(steps().max);

async function goTo(address, whole = false) {
  const visit = ++visits;
  try {
    const answer = await fetchPart(address, { whole });
    const html = await answer.text();
    if (!answer.ok) return pause();
    if (visit !== visits) return; /* Meanwhile somebody wanted to be elsewhere. */
    if (!merge(html)) return await goTo(address, true);
    history.replaceState(null, "", address);
    dressPlayer();
  } catch { pause(); /* The table does not answer; the replay stays where it is. */ }
}

/* What only the script can do is shown by it, and looks as it is. */
function dressPlayer() {
  for (const one of $$("#play, #speeds, #copy-moment")) one.hidden = false;
  for (const one of $$("#speeds button")) one.setAttribute("aria-pressed", Number(one.dataset.speed) === speed);
  const play = document.getElementById("play");
  play.classList.toggle("on", playing);
  play.querySelector(".sr").textContent = play.title = playing ? play.dataset.pause : play.dataset.play;
  for (const line of $$(".chronicle .here")) line.classList.remove("here");
  document.getElementById(document.getElementById("scrub").dataset.line)?.classList.add("here");
}

/* How long an action rests: as long as it takes to read it; longer where a turn or a moment of its own begins. */
function rest() {
  const { scene, turn } = document.getElementById("telling").dataset;
  const longer = (scene ? SCENE : 0) + (turn === lastTurn ? 0 : TURN);
  lastTurn = turn;
  const letters = document.getElementById("sentence").textContent.length;
  return (ACTION + longer + LETTER * letters) / (still() ? Math.min(speed, 1) : speed);
}

function next() {
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    await goTo(document.getElementById("jump-next").getAttribute("href"));
    if (!playing) return;
    if (atEnd()) pause();
    else next();
  }, rest());
}

async function play() {
  playing = true;
  if (atEnd()) await goTo(document.getElementById("jump-first").getAttribute("href"));
  dressPlayer();
  if (playing) next();
}

function pause() {
  playing = false;
  clearTimeout(waiting);
  if (player()) dressPlayer();
}

/* Whoever goes somewhere while it plays goes on playing from there. */
async function jump(address) {
  clearTimeout(waiting);
  await goTo(address);
  if (playing) next();
}

async function copyLink(button) {
  const link = document.getElementById("moment-link");
  const told = document.getElementById("copied");
  link.select();
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(link.value);
    else if (!document.execCommand("copy")) throw new Error("not copied");
    told.textContent = button.dataset.done;
  } catch { told.textContent = button.dataset.failed; }
}

if (app?.dataset.replay) {
  dressPlayer();
  document.addEventListener("input", (event) => {
    if (!event.target.matches("[data-scrub]")) return;
    const stops = document.getElementById("scrub").dataset.stops.split(" ");
    clearTimeout(scrubbing);
    scrubbing = setTimeout(() => jump(`${app.dataset.page}?at=${stops[event.target.value]}`), 60);
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href*='/replay?at=']");
    const paced = event.target.closest("[data-speed]");
    if (link) {
      event.preventDefault();
      jump(link.getAttribute("href"));
    } else if (paced) {
      speed = Number(paced.dataset.speed);
      dressPlayer();
      if (playing) next();
    } else if (event.target.closest("#play")) {
      if (playing) pause();
      else play();
    } else if (event.target.closest("#copy-moment")) {
      pause();
      copyLink(event.target.closest("#copy-moment"));
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input[type=text], textarea, select")) return;
    if (event.key === " " && event.target.closest("button, a, summary")) return;
    const key = (event.shiftKey && event.key.startsWith("Arrow") ? "Shift+" : "") + event.key;
    const found = $$("[data-jump]").find((one) => one.dataset.jump === key);
    if (!found || (event.key.startsWith("Arrow") && event.target.closest("[role=region], .tabs, [name=tab]"))) return;
    event.preventDefault();
    found.click();
  });
}
