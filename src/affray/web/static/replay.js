// The script of a replay file: a slider over steps that the file holds as changes.
"use strict";

const film = JSON.parse(document.getElementById("film").textContent);
const part = (id) => document.getElementById(id);
const names = ["top", "picture", "panels"];
const whole = [{ top: [], picture: [], panels: [] }];
const SCROLLING = ".board-scroll, .picture-scroll";
let now = 0;

// Step n as lists of pieces: each step is made from the one before, once.
function step(n) {
  while (whole.length <= n + 1) {
    const before = whole[whole.length - 1];
    const change = film.steps[whole.length - 1];
    const next = {};
    for (const name of names) {
      const part = change[name];
      next[name] = part ? [...before[name].slice(0, part[0]), ...part[2], ...before[name].slice(before[name].length - part[1])] : before[name];
    }
    whole.push(next);
  }
  return whole[n + 1];
}

function keepOpen(place, html) {
  const open = new Map([...place.querySelectorAll("details[data-keep]")].map((each) => [each.dataset.keep, each.open]));
  const scrolled = [...place.querySelectorAll(SCROLLING)].map((each) => [each.scrollLeft, each.scrollTop]);
  place.innerHTML = html;
  for (const each of place.querySelectorAll("details[data-keep]")) if (open.has(each.dataset.keep)) each.open = open.get(each.dataset.keep);
  [...place.querySelectorAll(SCROLLING)].forEach((each, n) => {
    if (scrolled[n]) [each.scrollLeft, each.scrollTop] = scrolled[n];
    else centre(each);
  });
}

// A small screen begins where something happens.
function centre(box) {
  const [across, down] = (box.dataset.centre || "0 0").split(" ").map(Number);
  box.scrollTo(across * box.scrollWidth - box.clientWidth / 2, down * box.scrollHeight - box.clientHeight / 2);
}

function show(n) {
  now = Math.max(0, Math.min(n, film.steps.length - 1));
  const shown = step(now);
  for (const name of names) keepOpen(part(name), shown[name].map((piece) => film.texts[piece]).join(""));
  const log = part("log");
  const told = film.steps[now].told;
  if (log.children.length > told) while (log.children.length > told) log.lastElementChild.remove();
  else log.insertAdjacentHTML("beforeend", film.log.slice(log.children.length, told).join(""));
  log.scrollTop = log.scrollHeight;
  part("slider").value = now;
  part("step").textContent = `${now + 1} / ${film.steps.length}`;
}

let running = 0;
function run(on) {
  clearInterval(running);
  part("run").setAttribute("aria-pressed", String(on));
  if (on) running = setInterval(() => { if (now + 1 >= film.steps.length) run(false); else show(now + 1); }, 900);
}

part("slider").max = film.steps.length - 1;
part("slider").addEventListener("input", (event) => { run(false); show(Number(event.target.value)); });
part("back").addEventListener("click", () => { run(false); show(now - 1); });
part("on").addEventListener("click", () => { run(false); show(now + 1); });
part("run").addEventListener("click", () => run(part("run").getAttribute("aria-pressed") !== "true"));
document.addEventListener("keydown", (event) => {
  if (event.target.id === "slider") return;
  if (event.key === "ArrowLeft") { run(false); show(now - 1); }
  if (event.key === "ArrowRight") { run(false); show(now + 1); }
});
show(0);
