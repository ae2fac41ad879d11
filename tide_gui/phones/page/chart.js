"use strict";

// The own points after each round, as the window draws them. The sentence below says the same.

const CHART = {wide: 300, high: 120, rim: 18, dot: 4, above: 8, below: 18};
const MOST_NUMBERS = 10; // of more points only the last has its number

function drawChart(chart) {
  show("chart", !!chart);
  part("chart").replaceChildren(...(chart ? [chartOf(chart), element("figcaption", "", chart.words)] : []));
}

function chartOf(chart) {
  const {wide, high, rim} = CHART, last = chart.points.length - 1;
  const most = Math.max(4, ...chart.points), least = Math.min(0, ...chart.points);
  const x = (round) => rim + (round * (wide - 2 * rim)) / chart.rounds;
  const y = (points) => rim + ((most - points) * (high - 2 * rim)) / (most - least);
  const before = [0, ...chart.points];
  const line = before.map((points, round) => `${x(round)},${y(points)}`).join(" ");
  const figure = drawn("svg", {viewBox: `0 0 ${wide} ${high}`, "aria-hidden": "true"});
  figure.append(drawn("line", {x1: x(0), x2: x(chart.rounds), y1: y(0), y2: y(0)}), drawn("polyline", {points: line}));
  chart.points.forEach((points, at) => {
    figure.append(drawn("circle", {cx: x(at + 1), cy: y(points), r: CHART.dot}));
    const beside = points < before[at] ? CHART.below : -CHART.above; // where the line does not go
    const number = String(points).replace("-", "\u2212");
    if (last < MOST_NUMBERS || at === last) figure.append(letters(number, {x: x(at + 1), y: y(points) + beside}));
  });
  return figure;
}
