"use strict";

const KEY = "tide-table-device";
const ATTEMPT_MS = 4000; // a socket may hang for minutes where the network is gone
const ALIVE_MS = 6000; // the table says every five seconds that it is there
const SILENCE_MS = 12000;
const SHORTEST_MS = 500, LONGEST_MS = 8000; // between attempts
const WAIT = {wait: 10000, flood: 4000, closed: 4000}; // longer where the table asked for it
const DOUBTFUL = ["visibilitychange", "online"]; // after these events a socket may be dead that looks open
const FINAL = ["secret", "elsewhere", "taken"]; // after which only a press tries again

const part = (id) => document.getElementById(id);
const show = (id, shown) => { part(id).hidden = !shown; };
const words = part("notice").dataset; // what the page says, in the language of the window

const kept = {}; // also where the browser keeps nothing
let socket = null, former = null, attempt = 0, heard = 0, pause = SHORTEST_MS, waiting = 0;
let search = "looking"; // what is said while there is no connection
let state = null; // what the table shows to this phone

function notice(text) {
  write("notice", text);
  sayMeanwhile();
}

function stored(name, value) {
  if (value !== undefined) kept[name] = value;
  try {
    if (value !== undefined) localStorage.setItem(name, value);
    return localStorage.getItem(name) || "";
  } catch (error) { // a private window may keep nothing
    return kept[name] || "";
  }
}

function secret() {
  return location.hash.slice(1).replace(/%20/g, "").toUpperCase().replace(/[^A-Z2-7]/g, "");
}

const isOpen = () => socket && socket.readyState === WebSocket.OPEN;

function send(message) {
  if (isOpen()) socket.send(JSON.stringify(message));
}

const act = (deed, what) => send({n: state ? state.number : 0, do: deed, what});

function connect() {
  clearTimeout(waiting);
  drop();
  show("again", false);
  show("typing", !secret());
  if (!secret()) return notice("");
  if (!state) notice(words[search]);
  heard = Date.now(); // several events may wake the page at once, and one attempt is enough
  const opened = socket = new WebSocket(`ws://${location.host}/socket`);
  attempt = setTimeout(() => lost(opened), ATTEMPT_MS);
  opened.onopen = () => { if (opened === socket) send({secret: secret(), device: stored(KEY)}); };
  opened.onmessage = (event) => { if (opened === socket) hear(JSON.parse(event.data)); };
  opened.onclose = () => lost(opened);
}

function drop() {
  clearTimeout(attempt);
  retire();
  const left = socket;
  socket = null;
  if (left) left.close();
}

// A socket that is alive after all keeps the place until the next one has it: the table notices nothing.
function renew() {
  const left = socket;
  socket = null;
  connect();
  former = left;
}

function retire() {
  if (former) former.close();
  former = null;
}

function lost(which, longer) {
  if (which !== socket || !which) return;
  drop();
  notice(words[search]);
  show("who", false);
  waiting = setTimeout(connect, longer || pause * (0.75 + Math.random() / 2));
  pause = Math.min(2 * pause, LONGEST_MS);
}

function hear(told) {
  clearTimeout(attempt);
  retire();
  heard = Date.now();
  if (told.gone) return leave(told.gone);
  pause = SHORTEST_MS;
  if (part("notice").textContent === words[search]) notice("");
  search = "looking";
  if (told.device) stored(KEY, told.device);
  if (told.place !== undefined) sit();
  if (told.freed !== undefined) stand();
  if (told.people) choose(told.people, told.absent);
  else if (told.absent !== undefined) rest(told.absent);
  if (told.state) draw(told.state);
  if (told.rules) keepRules(told.rules);
  if (told.call) call();
}

function leave(why) {
  const final = FINAL.includes(why);
  if (why === "closed") search = "closed";
  if (final || why === "closed") blank(); // nothing of a table that is left
  if (!final) return lost(socket, WAIT[why]);
  drop();
  notice(words[why]);
  show("again", true);
}

function sit() {
  notice("");
  show("who", false);
  show("more", true);
  if (state) askRules(state.game); // an answer may have been lost with the connection
}

function blank() {
  closeRules();
  state = null;
  document.title = "Tide Table";
  clearTable();
  drawChart();
  mark(false);
  for (const id of ["who", "table", "hide", "more"]) show(id, false);
}

function stand() {
  stored(KEY, "");
  blank();
  notice(words.freed);
}

function rest(why) { // the person has a place, but the table has nothing to show to them
  blank();
  notice(why);
  show("table", true);
  show("more", true);
  show("rules", false);
}

function choose(people, absent) {
  blank();
  if (!people.length) notice(absent);
  else if (part("notice").textContent !== words.freed) notice("");
  show("who", people.length > 0);
  part("people").replaceChildren(...people.map((person) => {
    const made = buttonOf(null, "", () => send({take: person.place}), person.name);
    made.disabled = person.taken;
    return made;
  }));
}

function draw(told) {
  const turn = isNewTurn(told, state);
  state = told;
  for (const id of ["table", "hide", "rules"]) show(id, true);
  drawTable(state, act);
  drawChart(state.chart);
  mark(state.doing === "choosing");
  notice("");
  if (turn) ring();
}

// Whether it is this person's turn now, and they did not only take back what they had chosen.
function isNewTurn(told, former) {
  if (told.doing !== "choosing") return false;
  const same = former && (former.doing === "choosing" || former.doing === "chosen");
  return !same || former.progress !== told.progress;
}

function call() {
  if (navigator.vibrate) navigator.vibrate([200, 100, 200]);
  ring();
  mark(true);
  notice(words.called);
  document.title = `● ${words.called}`;
}

// The colour of the page's top, and of the browser's where it takes one.
function mark(called) {
  document.documentElement.classList.toggle("called", called);
  document.querySelector("meta[name=theme-color]").content = getComputedStyle(part("bar")).backgroundColor;
}

// Who reads the rules is told what there is to see behind them.
function sayMeanwhile() {
  const turn = state && state.doing === "choosing" ? state.question : "";
  write("meanwhile", part("notice").textContent || turn);
}

function awake(event) {
  if (document.visibilityState !== "visible" || !part("again").hidden) return;
  pause = SHORTEST_MS;
  if (!socket) connect();
  else if (DOUBTFUL.includes(event.type) || Date.now() - heard > ALIVE_MS) renew();
}

function watch() {
  if (isOpen() && Date.now() - heard > SILENCE_MS) lost(socket);
}

function start() {
  part("let-go").onclick = () => act("let_go");
  part("hide").onclick = hideCards;
  part("again").onclick = connect;
  part("rules").onclick = () => openRules(state.game);
  part("close").onclick = closeRules;
  part("sound").onchange = keepSound;
  part("typing").onsubmit = (event) => {
    event.preventDefault();
    location.hash = part("secret").value;
  };
  setSound();
  listen();
  connect();
}

function listen() {
  addEventListener("hashchange", connect);
  addEventListener("pagehide", drop); // else no browser would keep the page for the way back
  for (const name of ["pageshow", "focus", "online"]) addEventListener(name, awake);
  for (const name of ["visibilitychange", "resume"]) document.addEventListener(name, awake);
  for (const name of ["click", "touchend", "keydown"]) addEventListener(name, unlock);
  setInterval(watch, 1000);
}

document.addEventListener("DOMContentLoaded", start); // when all scripts are there
