"use strict";

// Draws a state. It knows no game: a piece is pictures and letters, a press is its number.

const SMALLEST = 44, LARGEST = 112, IDLE = 56; // pixels that a card of the hand is wide; if none can be pressed
const GAP = 6; // between cards, as in the style
const UNIT = 100; // the width of a piece in its drawing
const CHANGED_MS = 300; // a press so soon after a change was meant for what was there
const AGAIN_MS = 2000; // until a picture that did not come is asked for again

const element = (tag, className = "", textContent = "") =>
  Object.assign(document.createElement(tag), {className, textContent});

const described = (made, attributes) => {
  for (const name in attributes) made.setAttribute(name, attributes[name]);
  return made;
};

const drawn = (tag, attributes) => described(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes);

const letters = (textContent, attributes) =>
  Object.assign(drawn("text", {"text-anchor": "middle", ...attributes}), {textContent});

const WHOLE = {hand: [], beside: [], groups: [], middle: [], offers: [], seats: [], scores: [], deeds: []};
const ENDING = ["surrender", "refuse", "agree"]; // far from what is pressed often

let shown = null, hidden = !!kept[HIDDEN];
let fitted = 0; // to this width, if the page scrolls
let letter = 0; // the size of letters, in pixels
let laid = [], gone = []; // numbers of pieces: chosen, and on their way to the table
const missing = new Set(); // pictures that did not come

function drawTable(next) {
  const was = shown || WHOLE, fresh = was.game !== next.game;
  const groups = (next.groups || []).map((group) => ({pieces: [], ...group}));
  const beside = groups.filter((group) => group.beside), upright = standing(groups);
  const state = {...WHOLE, ...next, groups, beside: upright.length ? [...beside, {words: "", pieces: upright}] : beside};
  const asked = state.doing === "choosing" && (was.doing !== "choosing" || was.question !== state.question);
  const turned = fresh || asked || held(was) !== held(state);
  shown = state;
  follow(was, state);
  const givesUp = state.deeds.some((deed) => deed.do === "agree");
  document.body.className = `${state.doing}${upright.length ? " of-spots" : ""}${givesUp ? " giving-up" : ""}`;
  document.title = state.doing === "choosing" ? `● ${state.question}` : state.title;
  if (asked || was.doing !== state.doing) write("spoken", state.question);
  fillTable(state, fresh);
  cover();
  if (turned) fit();
}

function fillTable(state, fresh) {
  const own = (group) => group.own && !group.ground;
  const partOf = (deed) => (ENDING.includes(deed.do) ? "ending"
    : deed.do === "sort" || state.offers.length > 3 ? "sorting" : "deeds");
  const lists = {scores: scoreLine, middle: middleLine, seats: seatLine, offers: offerButton, beside: besideBox};
  for (const id of ["name", "progress", "question", "advice"]) write(id, state[id]);
  for (const id in lists) fill(part(id), state[id], lists[id]);
  fill(part("groups"), strips(state.groups.filter((group) => !own(group))), groupBox);
  fill(part("own"), state.groups.filter((group) => own(group) && !group.beside), groupBox);
  for (const id of ["ending", "sorting", "deeds"]) fill(part(id), state.deeds.filter((deed) => partOf(deed) === id), deedButton);
  deal(part("hand"), state.hand, fresh);
}

function clearTable() {
  shown = null;
  document.body.className = "";
  fillTable(WHOLE);
  write("spoken");
}

function write(id, text = "") { // what is spoken once is not spoken again
  if (part(id).textContent !== text) part(id).textContent = text;
}

const inHand = (state) => [...state.hand, ...state.beside.flatMap((group) => (group.words ? group.pieces : []))];

// How many cards are at the lower edge; the name of a group beside the hand counts, too.
function held(state) {
  const cards = state.beside.some((group) => !group.words) ? 0 : state.hand.length;
  return state.beside.reduce((count, group) => count + group.pieces.length + (group.words ? 1 : 0), cards);
}

// Finds what is chosen, and what goes to the table now.
function follow(was, state) {
  const numbers = (pieces) => pieces.map((piece) => piece.number);
  const held = inHand(state), kept = numbers(held);
  if (state.doing === "choosing") laid = [];
  else if (state.doing === "chosen" && was.doing === "choosing") laid = numbers(was.hand).filter((each) => !kept.includes(each));
  if (state.doing !== "watching") gone = [];
  else if (was.doing !== "watching") gone = [...laid, ...numbers(held.filter((piece) => piece.picked))];
}

// Keeps the elements, so that neither the focus nor a finger loses one.
function fill(parent, items, update) {
  items.forEach((item, at) => {
    const before = parent.children[at], made = update(item, at, before);
    if (!before) parent.append(made);
    else if (made !== before) before.replaceWith(made);
  });
  while (parent.children.length > items.length) parent.lastChild.remove();
}

// The same for cards: a new one comes in over the upper edge.
function deal(parent, pieces, fresh) {
  const before = new Map([...parent.children].map((each) => [each.meaning, each]));
  for (const [number, each] of before) if (!pieces.some((piece) => piece.number === number)) each.remove();
  let dealt = 0;
  pieces.forEach((piece, at) => {
    const known = before.get(piece.number), button = pieceButton(piece, at, known);
    if (!known && !fresh) comes(button, dealt++);
    if (parent.children[at] !== button) parent.insertBefore(button, parent.children[at] || null);
  });
}

function comes(button, nth) {
  button.style.setProperty("--nth", nth);
  button.classList.add("coming");
  button.onanimationend = () => button.classList.remove("coming");
}

function boxOf(before, tag, className, ...parts) {
  const made = before || element(tag);
  made.className = className;
  made.replaceChildren(...parts);
  return made;
}

const middleLine = (words, at, before) => boxOf(before, "li", "", words);

const seatLine = (seat, at, before) => boxOf(before, "li", `${seat.due ? "due" : ""} ${seat.own ? "own" : ""}`,
  element("b", "", seat.name), element("span", "", seat.facts));

const scoreLine = (score, at, before) => boxOf(before, "li", `${score.own ? "own" : ""} ${score.first ? "first" : ""}`,
  element("span", "rank", score.rank), element("b", "", score.name),
  element("span", "total", score.total), element("span", "result", score.result));

// Spots with a ground lie side by side in a strip for each owner.
function strips(groups) {
  const found = [];
  for (const group of groups) {
    const last = found[found.length - 1];
    if (group.ground && last?.spots && last.words === group.owner) last.spots.push(group);
    else found.push(group.ground ? {words: group.owner, spots: [group]} : group);
  }
  return found;
}

// A title, and room for pieces below it.
function section(before, className, title) {
  const box = before?.className === className ? before : element("section", className);
  if (!box.firstChild) box.append(element("h2"), element("div", "pieces"));
  box.firstChild.textContent = title;
  return box;
}

function groupBox(group, at, before) {
  const box = section(before, group.spots ? "strip" : "", group.words);
  fill(box.lastChild, group.spots || group.pieces, group.spots ? spotBox : pieceAt);
  return box;
}

function besideBox(group, at, before) {
  const box = section(before, "", group.words);
  deal(box.lastChild, group.pieces, !before);
  return box;
}

// What stands on a ground is too small for a finger: what fits of it stands beside the hand, too.
const standing = (groups) => groups.filter((group) => group.ground).flatMap((spot) => spot.pieces
  .filter((piece) => piece.fits).map((piece) => ({...piece, note: spot.words})));

function spotBox(group, at, before) {
  const box = before || element("div", "spot");
  if (!before) box.append(element("div"), element("div", "standing"));
  fill(box.children[0], [group.ground], pieceAt);
  fill(box.children[1], group.pieces, pieceFigure);
  return box;
}

const pieceAt = (piece, at, before) => (piece.pressable ? pieceButton : pieceFigure)(piece, at, before);

function pieceFigure(piece, at, before) {
  const figure = before?.tagName === "FIGURE" ? before : element("figure");
  face(figure, piece, true);
  figure.classList.toggle("small", piece.drawing?.ratio <= 1.1);
  return figure;
}

function pieceButton(piece, at, before) {
  const button = before?.tagName === "BUTTON" ? before : element("button", "piece");
  face(button, piece, false);
  const label = piece.words || piece.label || piece.note || "";
  described(button, {"aria-label": label, "aria-pressed": !!piece.picked});
  button.disabled = !piece.pressable;
  return means(button, piece.number, () => act("press", piece.number));
}

function means(button, meaning, deed) {
  if (button.meaning !== meaning) [button.meaning, button.since] = [meaning, Date.now()];
  button.onclick = () => { if (Date.now() - button.since > CHANGED_MS) deed(); };
  return button;
}

// The words of a button are its own; those of a figure belong to its picture, and what is below is read, too.
function face(holder, piece, speaks) {
  for (const mark of ["picked", "target"]) holder.classList.toggle(mark, !!piece[mark]);
  holder.classList.toggle(speaks ? "able" : "fits", !!piece.fits);
  holder.classList.toggle("leaving", gone.includes(piece.number));
  const drawing = piece.drawing?.layers.some((layer) => missing.has(layer.art)) ? null : piece.drawing;
  const look = JSON.stringify([drawing, piece.label, piece.note, piece.by, piece.purpose, piece.words]);
  if (holder.dataset.look === look) return;
  holder.dataset.look = look;
  const fail = (art) => { missing.add(art); face(holder, piece, speaks); };
  const front = drawing ? picture(drawing, fail)
    : element("span", piece.label ? "plain" : "plain back", piece.label);
  described(front, speaks && piece.words ? {role: "img", "aria-label": piece.words} : {"aria-hidden": true});
  holder.replaceChildren(front);
  if (piece.purpose) holder.append(element("span", "purpose", piece.purpose));
  for (const line of [piece.by, piece.note]) if (line) holder.append(element("small", line === piece.by ? "by" : "", line));
}

function picture(drawing, fail) {
  const height = UNIT * drawing.ratio, figure = drawn("svg", {class: "drawing", viewBox: `0 0 ${UNIT} ${height}`});
  for (const {art, x, y, width} of drawing.layers) {
    const side = UNIT * (width || 1), href = `picture/${art}${words.tag}`, preserveAspectRatio = "none";
    const box = {x: UNIT * x, y: UNIT * y, width: side, height: width ? side : height};
    figure.append(pictureLayer({href, ...box, preserveAspectRatio}, () => fail(art)));
  }
  for (const {text, x, y, size, light} of drawing.letters) {
    figure.append(letters(text, {x: UNIT * x, y: UNIT * y, "font-size": UNIT * size, class: light ? "light" : ""}));
  }
  return figure;
}

function pictureLayer(attributes, fail, again) {
  const image = drawn("image", attributes);
  image.onerror = () => {
    if (!again) setTimeout(() => image.replaceWith(pictureLayer(attributes, fail, true)), AGAIN_MS);
    else if (image.isConnected) fail();
  };
  return image;
}

function offerButton(offer, at, before) {
  const parts = [element("b", "", offer.text), element("span", "", offer.outcome)];
  return means(boxOf(before, "button", offer.main ? "main" : "", ...parts), offer.text, () => act("offer", at));
}

const deedButton = (deed, at, before) => means(boxOf(before, "button", "", deed.words), deed.words, () => act(deed.do));

const letterSize = () => parseFloat(getComputedStyle(root).fontSize);

// Finds the largest cards that leave room for the rest; once a turn, so that none changes under a finger.
function fit() {
  const mine = part("mine");
  letter = letterSize();
  const large = innerWidth < 17 * letter || innerHeight < 18 * letter;
  root.classList.toggle("large", large);
  fitted = large && innerWidth;
  const side = !large && innerWidth > innerHeight && innerWidth >= 34 * letter; // the table at the left
  root.classList.toggle("side", side);
  const count = held(shown) || 1, wide = mine.clientWidth - 1.5 * letter, high = innerHeight;
  const said = Math.max(part("say").scrollHeight, 9 * letter) + 1.5 * letter;
  const room = large ? 0.6 * high : side ? mine.clientHeight - said : Math.min(0.7 * high - said, 0.42 * high);
  const idle = shown.doing === "choosing" && !inHand(shown).some((piece) => piece.fits);
  const largest = idle ? IDLE : LARGEST;
  const width = (columns) => Math.floor(Math.min((wide + GAP) / columns - GAP, largest));
  let columns = Math.max(1, Math.floor((wide + GAP) / (largest + GAP)));
  const needed = () => Math.ceil(count / columns) * (width(columns) * 1.4 + GAP);
  while (needed() > room && width(columns + 1) >= SMALLEST) columns += 1;
  const across = Math.ceil(count / Math.ceil(count / columns)); // rows of equal length
  root.style.setProperty("--card", `${width(columns)}px`);
  root.style.setProperty("--row", `${across * (width(columns) + GAP)}px`);
}

function hideCards() {
  hidden = !hidden;
  kept[HIDDEN] = hidden ? "on" : "";
  cover();
}

function cover() { // where there is something to hide
  const own = shown.doing !== "over" && !!document.querySelector("#cards .piece, #own section");
  document.body.classList.toggle("hidden-cards", hidden && own);
  show("hide", own);
  write("hide", hidden ? words.show : words.hide);
  part("cards").dataset.cover = held(shown) ? words.touch : "";
}

part("cards").onclick = () => { if (hidden) hideCards(); };
// Where the page scrolls, the browser's bar folds, and no card may change by that.
addEventListener("resize", () => { if (shown && innerWidth !== fitted) fit(); });
// The window keeps its size when only the letters grow.
new ResizeObserver(() => { if (shown && letterSize() !== letter) fit(); }).observe(part("bar"));
