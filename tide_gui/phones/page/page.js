"use strict";

const KEY = "tide-table-device";
const ATTEMPT_MS = 4000; // a socket may hang for minutes where the network is gone
const SILENCE_MS = 12000; // the table says every five seconds that it is there
const SHORTEST_MS = 500, LONGEST_MS = 8000; // between attempts
const WAIT = {wait: 10000, flood: 4000, closed: 4000}; // longer where the table asked for it
const FINAL = {
  secret: "This code is not valid any more. Scan the code on the screen.",
  elsewhere: "Your cards are open on another page of this phone.",
  taken: "Another phone has this place. Look at the screen.",
};
const LOOKING = "Looking for the table …";

const part = (id) => document.getElementById(id);
const show = (id, shown) => { part(id).hidden = !shown; };

let socket = null, attempt = 0, heard = 0, pause = SHORTEST_MS, waiting = 0, number = 0;

function notice(text) {
  if (part("notice").textContent !== text) part("notice").textContent = text;
}

function stored(value) {
  try {
    if (value !== undefined) localStorage.setItem(KEY, value);
    return localStorage.getItem(KEY) || "";
  } catch (error) { // a private window may keep nothing
    return value || "";
  }
}

function secret() {
  return location.hash.slice(1).replace(/%20/g, "").toUpperCase().replace(/[^A-Z2-7]/g, "");
}

function send(message) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function connect() {
  clearTimeout(waiting);
  drop();
  show("again", false);
  show("typing", !secret());
  if (!secret()) return notice("");
  notice(LOOKING);
  const opened = socket = new WebSocket(`ws://${location.host}/socket`);
  attempt = setTimeout(() => lost(opened), ATTEMPT_MS);
  opened.onopen = () => greet();
  opened.onmessage = (event) => { if (opened === socket) hear(JSON.parse(event.data)); };
  opened.onclose = () => lost(opened);
}

function greet() {
  heard = Date.now();
  send({secret: secret(), device: stored()});
}

function drop() {
  clearTimeout(attempt);
  const former = socket;
  socket = null;
  if (former) former.close();
}

function lost(which, longer) {
  if (which !== socket || !which) return;
  drop();
  notice(LOOKING);
  waiting = setTimeout(connect, longer || pause * (0.75 + Math.random() / 2));
  pause = Math.min(2 * pause, LONGEST_MS);
}

function hear(told) {
  clearTimeout(attempt);
  heard = Date.now();
  if (told.gone) return leave(told.gone);
  pause = SHORTEST_MS;
  if (told.device) stored(told.device);
  if (told.place !== undefined) sit();
  if (told.freed !== undefined) stand();
  if (told.people) choose(told.people);
  if (told.state) draw(told.state);
  if (told.call) call();
}

function leave(why) {
  const final = FINAL[why];
  if (final || why === "closed") blank(); // nothing of a table that is left
  if (!final) return lost(socket, WAIT[why]);
  drop();
  notice(final);
  show("who", false);
  show("again", true);
}

function sit() {
  notice("");
  show("who", false);
  show("let-go", true);
}

function blank() {
  document.title = "Tide Table";
  clearTable();
  show("table", false);
  show("hide", false);
  show("let-go", false);
}

function stand() {
  stored("");
  blank();
  notice("You play at the screen.");
}

function choose(people) {
  if (part("notice").textContent === LOOKING) notice("");
  show("who", true);
  part("people").replaceChildren(...people.map((person) => {
    const button = document.createElement("button");
    button.textContent = person.name;
    button.disabled = person.taken;
    button.onclick = () => send({take: person.place});
    return button;
  }));
}

function draw(state) {
  number = state.number;
  notice("");
  show("table", true);
  show("hide", true);
  drawTable(state, (deed, what) => send({n: number, do: deed, what}));
}

function call() {
  if (navigator.vibrate) navigator.vibrate([200, 100, 200]);
}

function awake() { // a page that slept may have a dead socket, which looks open
  if (document.visibilityState !== "visible" || !part("again").hidden) return;
  if (!socket || Date.now() - heard > SILENCE_MS / 2) connect();
}

function watch() {
  if (socket && socket.readyState === WebSocket.OPEN && Date.now() - heard > SILENCE_MS) lost(socket);
}

part("let-go").onclick = () => send({n: number, do: "let_go"});
part("hide").onclick = hideCards;
part("again").onclick = connect;
part("typing").onsubmit = (event) => {
  event.preventDefault();
  location.hash = part("secret").value;
};
addEventListener("hashchange", connect);
addEventListener("online", awake);
addEventListener("pageshow", awake);
document.addEventListener("visibilitychange", awake);
setInterval(watch, 1000);
connect();
