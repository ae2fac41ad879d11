"use strict";

// The rules, over the table. They are asked for once, when somebody wants them.

let rules = null; // those that came last

const isReading = () => !part("reading").hidden;
const hasRules = (game) => rules?.game === game;

function openRules(game) {
  history.pushState({}, ""); // the phone's way back closes the rules, and not the page
  showRules(true);
  if (!hasRules(game)) part("chapters").replaceChildren();
  askRules(game);
  part("reading-title").focus();
}

function askRules(game) {
  if (isReading() && !hasRules(game)) act("read_rules");
}

function closeRules() {
  if (leaveRules()) history.back();
}

function showRules(shown) {
  show("reading", shown);
  root.classList.toggle("reading", shown);
}

function keepRules(news) {
  rules = news;
  const chapters = rules.chapters.map(chapterBox);
  part("chapters").replaceChildren(...(chapters.length ? chapters : [element("p", "", words.unwritten)]));
}

function chapterBox(chapter, at) {
  const box = element("details");
  box.open = at === 0;
  box.append(element("summary", "", chapter.title), ...chapter.parts.map(paragraph));
  return box;
}

function paragraph({kind, words, name, lines}) {
  const made = element({heading: "h2", steps: "ol"}[kind] || "p", kind, words);
  if (kind === "note") made.prepend(element("b", "", `${name} `));
  if (kind === "steps") made.append(...lines.map((line) => element("li", "", line)));
  return made;
}

function leaveRules() {
  const left = isReading();
  if (left) {
    showRules(false);
    part("rules").focus();
  }
  return left;
}

addEventListener("popstate", leaveRules);
addEventListener("keydown", (event) => { if (event.key === "Escape") closeRules(); });
