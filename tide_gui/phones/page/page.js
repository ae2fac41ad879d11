"use strict";

const KEY = "tide-table-device", HIDDEN = "tide-table-hidden";
const ATTEMPT_MS = 4000; // a socket may hang for minutes without a network
const ALIVE_MS = 6000; // the table says every five seconds that it is there
const SILENCE_MS = 12000;
const SHORTEST_MS = 500, LONGEST_MS = 8000; // between attempts
const WAIT = {wait: 10000, flood: 4000, closed: 4000, taken: 1000}; // longer where the table asked for it
const DOUBTFUL = ["visibilitychange", "online"]; // after which a socket may be dead that looks open
const FINAL = ["secret", "elsewhere"]; // after which only a press tries again
const ALIKE = {0: "O", 1: "I", 8: "B"}; // digits that no code has

const root = document.documentElement;
const part = (id) => document.getElementById(id);
const show = (id, shown) => { part(id).hidden = !shown; };
let words = JSON.parse(part("notice").dataset.words); // what the page says

let kept = {}; // where the browser keeps nothing
try {
  kept = localStorage || kept;
} catch {} // it may be forbidden

let socket = null, former = null, attempt = 0, heard = 0, pause = SHORTEST_MS, waiting = 0;
let search = "looking"; // what is said without a connection
let freed = ""; // what is said above the names
let wanted = ""; // the place that was pressed last
let state = null; // what the table shows here

// Who reads the rules is told what is behind them.
function notice(text) {
  write("notice", text);
  write("meanwhile", text || (state?.doing === "choosing" ? state.question : ""));
}

function secret() {
  const letters = location.hash.replace(/%../g, "").replace(/[018]/g, (digit) => ALIKE[digit]);
  return letters.toUpperCase().replace(/[^A-Z2-7]/g, "");
}

const isOpen = (each) => each?.readyState === WebSocket.OPEN;

const send = (message) => [socket, former].find(isOpen)?.send(JSON.stringify(message));

const act = (deed, what) => send({n: state?.number || 0, do: deed, what});

function connect() {
  clearTimeout(waiting);
  hangUp();
  show("again", false);
  show("typing", !secret());
  if (!secret()) return notice("");
  if (!state) notice(words[search]);
  heard = Date.now(); // several events may wake the page; one attempt is enough
  const opened = socket = new WebSocket(`ws://${location.host}/socket`);
  attempt = setTimeout(() => lost(opened), ATTEMPT_MS);
  const languages = navigator.languages?.slice(0, 9);
  opened.onopen = () => { if (opened === socket) send({secret: secret(), device: kept[KEY] || "", languages}); };
  opened.onmessage = (event) => hear(opened, JSON.parse(event.data));
  opened.onclose = () => lost(opened);
}

function hangUp() {
  clearTimeout(attempt);
  socket?.close();
  socket = null;
}

function drop() {
  retire();
  hangUp();
}

// A socket keeps the place until the next one has it: the table notices nothing.
function renew() {
  if (isOpen(socket)) {
    retire();
    [former, socket] = [socket, null];
  }
  connect();
}

function retire() {
  former?.close();
  former = null;
}

function lost(which, longer) {
  if (which === former) former = null;
  if (which !== socket || !which) return;
  hangUp();
  notice(words[search]);
  if (!former) show("who", false);
  waiting = setTimeout(connect, longer || pause * (0.75 + Math.random() / 2));
  pause = Math.min(2 * pause, LONGEST_MS);
}

function hear(from, news) {
  if (from !== socket && (from !== former || news.gone)) return;
  if (news.gone) return leave(news.gone);
  if (!socket) { // the former one goes on where no other could be opened
    clearTimeout(waiting);
    [socket, former] = [former, null];
  }
  if (from === socket) {
    clearTimeout(attempt);
    retire();
  }
  heard = Date.now();
  pause = SHORTEST_MS;
  if (part("notice").textContent === words[search]) notice("");
  search = "looking";
  if (news.words) speak(news.words);
  if (news.device) kept[KEY] = news.device;
  if (news.place) sit();
  if (news.freed) stand();
  if (news.people) choose(news.people, news.absent, news.welcome);
  else if (news.absent !== undefined) rest(news.absent);
  if (news.state) draw(news.state);
  if (news.rules) keepRules(news.rules);
  if (news.call) call();
}

function speak(next) {
  if (words.lang !== next.lang) rules = null; // they are told anew
  words = next;
  root.lang = words.lang;
  for (const each of document.querySelectorAll("[data-word]")) each.textContent = words[each.dataset.word];
}

function leave(why) {
  const final = FINAL.includes(why);
  if (why === "taken") freed = why;
  if (final || why === "closed") blank(); // nothing of a table that is left
  if (words[why] && !final) search = why;
  if (!final) return lost(socket, WAIT[why]);
  drop();
  notice(words[why]);
  show("again", why !== "secret");
  show("typing", why === "secret");
  part("secret").value = secret().replace(/.{4}/g, "$& ");
}

function sit() {
  freed = "";
  notice("");
  show("who", false);
  show("more", true);
  askToLeave(false);
  if (state) askRules(state.game); // an answer may be lost
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

function stand() { // the names come next
  kept[KEY] = "";
  freed ||= "freed";
}

function rest(why) { // the table has nothing to show to this person
  blank();
  notice(why);
  show("table", true);
  show("more", true);
  show("rules", false);
}

function choose(people, absent, welcome) {
  blank();
  const person = people.find(({place}) => place === wanted);
  if (["taken", "free"].includes(freed)) freed = person && (person.taken ? "taken" : "free");
  notice(people.length ? words[freed] || welcome : absent);
  show("who", people.length > 0);
  fill(part("people"), people, personButton);
}

function personButton({place, name, taken}, at, before) {
  const label = taken ? words.held.replace("{name}", () => name) : name;
  return means(boxOf(before, "button", taken ? "taken" : "", label), place, () => {
    wanted = place;
    send({take: place});
  });
}

// A button that asks; then one in its place that does nothing, and one that gives back.
function askToLeave(asks) {
  write("sure", asks ? words.sure : "");
  fill(part("leaving"), asks ? ["stay", "leave"] : ["let_go"], leavingButton);
}

const leavingButton = (deed, at, before) => means(boxOf(before, "button", "", words[deed]), deed,
  deed === "leave" ? letGo : () => askToLeave(deed === "let_go"));

function letGo() {
  freed = "left";
  act("let_go");
}

function draw(next) {
  const turn = isNewTurn(next);
  state = next;
  show("table", true);
  show("rules", true);
  drawTable(state);
  drawChart(state.chart);
  mark(state.doing === "choosing");
  notice("");
  if (turn) alarm(60);
}

// Whether the turn is a new one: whoever takes back what they chose had it before.
function isNewTurn(next) {
  const asked = ["choosing", "chosen"].includes(state?.doing);
  return next.doing === "choosing" && !(asked && state.progress === next.progress);
}

function call() {
  alarm([200, 100, 200]);
  mark(true);
  notice(words.called);
  document.title = `● ${words.called}`;
}

function alarm(vibration) {
  navigator.vibrate?.(vibration);
  ring();
}

// The colour of the page's top, and of the browser's.
function mark(called) {
  root.classList.toggle("called", called);
  document.querySelector("meta[name=theme-color]").content = getComputedStyle(part("bar")).backgroundColor;
}

function awake(event) {
  if (document.hidden || !part("again").hidden || !part("typing").hidden) return;
  pause = SHORTEST_MS;
  if (!socket) connect();
  else if (DOUBTFUL.includes(event.type) || Date.now() - heard > ALIVE_MS) renew();
}

function start() {
  part("hide").onclick = hideCards;
  part("again").onclick = connect;
  part("rules").onclick = () => openRules(state.game);
  part("close").onclick = closeRules;
  part("sound").onchange = keepSound;
  part("typing").onsubmit = (event) => {
    event.preventDefault();
    history.replaceState(null, "", `#${part("secret").value}`);
    connect();
  };
  speak(words);
  listen();
  connect();
}

function listen() {
  addEventListener("hashchange", () => { drop(); connect(); });
  addEventListener("pagehide", drop); // else no browser would keep the page for the way back
  for (const name of ["pageshow", "focus", "online"]) addEventListener(name, awake);
  for (const name of ["visibilitychange", "resume"]) document.addEventListener(name, awake);
  for (const name of ["click", "touchend", "keydown"]) addEventListener(name, unlock);
  setInterval(() => { if (isOpen(socket) && Date.now() - heard > SILENCE_MS) lost(socket); }, 1000);
}

document.addEventListener("DOMContentLoaded", start); // when all scripts are there
