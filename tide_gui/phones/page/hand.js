"use strict";

// Draws a state. It knows no game: a piece is pictures and letters, a press is the number of the piece.
// The names of the functions that page.js calls: drawTable, clearTable.

const SVG = "http://www.w3.org/2000/svg";
const SMALLEST = 50; // pixels that a card is wide
const UNIT = 100; // the width of a piece in its drawing

const element = (tag, className, text) => {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
};

const drawn = (tag, attributes) => {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};

let shown = null, columns = 0, hidden = false, tell = () => {};

function drawTable(state, send) {
  tell = send;
  const fresh = !shown || shown.game !== state.game;
  const turned = fresh || shown.doing !== state.doing || (shown.hand || []).length !== (state.hand || []).length;
  shown = state;
  document.body.className = `${state.doing}${hidden ? " hidden-cards" : ""}`;
  document.title = state.doing === "choosing" ? `● ${state.name}: ${state.title}` : `${state.name}: ${state.title}`;
  part("name").textContent = state.name;
  part("progress").textContent = state.progress;
  part("question").textContent = state.question || "";
  part("advice").textContent = state.advice || "\u00a0"; // its room stays, so that no card moves under a finger
  fill(part("seats"), state.seats || [], seatLine);
  fill(part("groups"), strips(state.groups || []), groupBox);
  fill(part("scores"), state.scores || [], scoreLine);
  if (turned) fit();
  fill(part("hand"), state.hand || [], pieceButton);
  fill(part("offers"), state.offers || [], offerButton);
  fill(part("deeds"), state.deeds || [], deedButton);
  if (turned && state.doing === "choosing" && navigator.vibrate) navigator.vibrate(60);
}

function clearTable() {
  shown = null;
  document.body.className = "";
  for (const id of ["seats", "groups", "scores", "hand", "offers", "deeds"]) part(id).replaceChildren();
  for (const id of ["name", "progress", "question", "advice"]) part(id).textContent = "";
}

// Keeps the elements in their places, so that neither the focus nor a finger loses one.
function fill(parent, items, update) {
  items.forEach((item, at) => {
    const before = parent.children[at];
    const made = update(item, at, before);
    if (!before) parent.append(made);
    else if (made !== before) before.replaceWith(made);
  });
  while (parent.children.length > items.length) parent.lastChild.remove();
}

function seatLine(seat, at, before) {
  const line = before || element("li");
  line.className = `${seat.due ? "due" : ""} ${seat.own ? "own" : ""}`;
  if (!line.firstChild) line.append(element("b"), element("span"));
  line.children[0].textContent = seat.name;
  line.children[1].textContent = seat.facts;
  return line;
}

function scoreLine(score, at, before) {
  const line = before || element("li");
  line.className = score.own ? "own" : "";
  line.replaceChildren(
    element("span", "place", `${score.place}.`), element("b", "", score.name),
    element("span", "result", score.result || ""), element("span", "total", score.total),
  );
  return line;
}

// Places with a ground stand side by side in a strip for each owner, such as the zones of a ship.
function strips(groups) {
  const found = [];
  for (const group of groups) {
    const last = found[found.length - 1];
    if (group.ground && last && last.owner === group.owner && last.places) last.places.push(group);
    else found.push(group.ground ? {owner: group.owner, places: [group]} : group);
  }
  return found;
}

function groupBox(group, at, before) {
  const kind = group.places ? "strip" : "group";
  const box = before && before.className === kind ? before : element("section", kind);
  if (!box.firstChild) box.append(element("h2"), element("div", "pieces"));
  box.children[0].textContent = group.places ? group.owner : group.words;
  if (group.places) fill(box.children[1], group.places, placeBox);
  else fill(box.children[1], group.pieces || [], pieceAt);
  return box;
}

function placeBox(group, at, before) {
  const box = before || element("div", "place");
  if (!box.firstChild) box.append(element("div"), element("div", "standing"));
  fill(box.children[0], [group.ground], pieceAt);
  fill(box.children[1], group.pieces || [], pieceAt);
  return box;
}

const pieceAt = (piece, at, before) => (piece.pressable ? pieceButton : pieceFigure)(piece, at, before);

function pieceFigure(piece, at, before) {
  const figure = before && before.tagName === "FIGURE" ? before : element("figure");
  face(figure, piece);
  return figure;
}

function pieceButton(piece, at, before) {
  const button = before && before.tagName === "BUTTON" ? before : element("button", "piece");
  button.type = "button";
  face(button, piece);
  button.classList.toggle("picked", !!piece.picked);
  button.classList.toggle("fits", !!piece.fits);
  button.disabled = !piece.pressable;
  button.setAttribute("aria-pressed", piece.picked ? "true" : "false");
  button.onclick = () => tell("press", piece.number);
  return button;
}

function face(holder, piece) {
  const look = JSON.stringify([piece.drawing, piece.label, piece.note]);
  holder.setAttribute("aria-label", piece.words || piece.label || piece.note || "");
  if (holder.dataset.look === look) return;
  holder.dataset.look = look;
  holder.replaceChildren(piece.drawing ? picture(piece.drawing) : element("span", "plain", piece.label || ""));
  if (piece.note) holder.append(element("small", "", piece.note));
}

function picture(drawing) {
  const height = UNIT * (drawing.ratio || 1.4);
  const figure = drawn("svg", {viewBox: `0 0 ${UNIT} ${height}`, "aria-hidden": "true"});
  for (const layer of drawing.layers) {
    const full = layer.width === 1;
    const sizes = {x: UNIT * layer.x, y: UNIT * layer.y, width: UNIT * layer.width};
    figure.append(drawn("image", {href: `picture/${layer.art}`, ...sizes, height: full ? height : sizes.width}));
  }
  for (const word of drawing.letters || []) {
    const text = drawn("text", {x: UNIT * word.x, y: UNIT * word.y, "font-size": UNIT * word.size, "text-anchor": "middle"});
    text.setAttribute("class", word.light ? "light" : "");
    text.textContent = word.text;
    figure.append(text);
  }
  return figure;
}

function offerButton(offer, at, before) {
  const button = before || element("button", "offer");
  button.type = "button";
  button.classList.toggle("main", !!offer.main);
  button.replaceChildren(element("b", "", offer.text));
  if (offer.outcome) button.append(element("span", "", offer.outcome));
  button.onclick = () => tell("offer", at);
  return button;
}

function deedButton(deed, at, before) {
  const button = before || element("button");
  button.type = "button";
  button.textContent = deed.words;
  button.onclick = () => tell(deed.do, null);
  return button;
}

// As many columns as let all cards of a hand stand in less than half of the page; once a turn, so that none moves.
function fit() {
  const count = (shown.hand || []).length || 1, hand = part("hand");
  const width = hand.clientWidth || innerWidth, room = innerHeight * (innerWidth > innerHeight ? 0.5 : 0.4);
  for (columns = 3; columns < 12; columns += 1) {
    const high = (width / columns) * 1.4 * Math.ceil(count / columns);
    if (high <= room || width / (columns + 1) < SMALLEST) break;
  }
  hand.style.setProperty("--columns", columns);
}

function hideCards() {
  hidden = !hidden;
  document.body.classList.toggle("hidden-cards", hidden);
  part("hide").setAttribute("aria-pressed", hidden ? "true" : "false");
}

addEventListener("resize", () => { if (shown) fit(); });
