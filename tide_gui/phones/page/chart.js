"use strict";

// The own points after each round. The sentence below says the same.

const WIDE = 300, HIGH = 120, RIM = 18, DOT = 4;
const ABOVE = -8, BELOW = 18; // a number stands where the line does not go

function drawChart(chart) {
  show("chart", !!chart);
  part("chart").replaceChildren(...(chart ? [chartOf(chart), element("figcaption", "", chart.words)] : []));
}

function chartOf(chart) {
  const most = Math.max(4, ...chart.points), least = Math.min(0, ...chart.points);
  const x = (round) => RIM + (round * (WIDE - 2 * RIM)) / chart.rounds;
  const y = (points) => RIM + ((most - points) * (HIGH - 2 * RIM)) / (most - least);
  const before = [0, ...chart.points];
  const line = before.map((points, round) => `${x(round)},${y(points)}`).join(" ");
  const figure = drawn("svg", {viewBox: `0 0 ${WIDE} ${HIGH}`, "aria-hidden": "true"});
  figure.append(drawn("line", {x1: x(0), x2: x(chart.rounds), y1: y(0), y2: y(0)}), drawn("polyline", {points: line}));
  chart.points.forEach((points, at) => {
    figure.append(drawn("circle", {cx: x(at + 1), cy: y(points), r: DOT}));
    const beside = points < before[at] ? BELOW : ABOVE;
    figure.append(letters(chart.texts[at], {x: x(at + 1), y: y(points) + beside}));
  });
  return figure;
}
