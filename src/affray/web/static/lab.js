// A forecast under way: its part of the page comes anew every second. Without this script the whole page does.
"use strict";

const place = document.getElementById("run");
const said = document.getElementById("run-said");
const SECOND = 1000;
let failures = 0;

function state() { return place.querySelector(".state"); }
function over() { return ["done", "failed"].includes(state().dataset.state); }

async function look() {
  const before = state().dataset.state;
  try {
    const answer = await fetch(`${place.dataset.now}?lang=${document.documentElement.lang}`, { headers: { accept: "text/html" } });
    if (answer.status === 404) { location.reload(); return; }
    if (!answer.ok) throw new Error(answer.statusText);
    place.innerHTML = await answer.text();
    failures = 0;
    if (state().dataset.state !== before) said.textContent = state().dataset.said;
  } catch {
    failures += 1;
    if (failures === 3) said.textContent = place.dataset.lost;
  }
  const stop = document.getElementById("stop");
  if (over() && stop) stop.remove();
  if (!over()) setTimeout(look, SECOND * Math.min(10, 1 + failures));
}

if (place && !over()) setTimeout(look, SECOND);
