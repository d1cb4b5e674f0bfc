// The script of a fight's page: puts in place what the server sends, sends choices without leaving the page, looks back, answers to keys.
// Without it everything still works by plain forms and links. Squares and motion are in board.js.
"use strict";

const fight = document.getElementById("fight");
const part = (id) => document.getElementById(id);
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const narrow = matchMedia("(max-width: 900px)");
const title = document.title;

// -- patches

const SCROLLING = ".board-scroll, .picture-scroll, .card.decision";

// The decision comes anew with other keys whenever anything has changed. Whoever is just typing dice or naming cards keeps what is typed:
// what differs in its keys only is left as it stands, of the same question all entries are carried over.
const KEYS = /(name="key" value=")[^"]*/g;
let decision = "";

function sameBut(place, html) {
  const bare = html.replace(KEYS, "$1");
  const same = bare === decision;
  decision = bare;
  if (!same) return false;
  const fresh = [...html.matchAll(/name="key" value="([^"]*)/g)];
  [...place.querySelectorAll('input[name="key"]')].forEach((each, n) => { if (fresh[n]) each.value = fresh[n][1]; });
  for (const form of place.querySelectorAll("form.busy")) form.classList.remove("busy");
  return true;
}

function entries(place) {
  const faces = [...place.querySelectorAll("#dice input:checked")].map(mark);
  return [asked(), faces, [...place.querySelectorAll("#cards select")].map((each) => each.value)];
}

function enter(place, [question, faces, cards]) {
  if (asked() !== question) return;
  for (const face of faces) { const found = place.querySelector(face); if (found) found.checked = true; }
  [...place.querySelectorAll("#cards select")].forEach((each, n) => { if (cards[n]) each.value = cards[n]; });
}

function put(id, html) {
  const place = part(id);
  if (!place || (id === "decision" && sameBut(place, html))) return;
  const typed = id === "decision" && entries(place);
  const kept = new Map([...place.querySelectorAll("details[data-keep]")].map((each) => [each.dataset.keep, each.open]));
  const scrolled = [...place.querySelectorAll(SCROLLING)].map((each) => [each.scrollLeft, each.scrollTop]);
  place.innerHTML = html;
  for (const each of place.querySelectorAll("details[data-keep]")) {
    if (kept.has(each.dataset.keep)) each.open = kept.get(each.dataset.keep);
  }
  if (typed) { enter(place, typed); return; }
  [...place.querySelectorAll(SCROLLING)].forEach((each, n) => {
    if (scrolled[n]) [each.scrollLeft, each.scrollTop] = scrolled[n];
  });
}

// How to find an element again after its fragment was replaced.
function mark(element) {
  const details = element.matches("summary") && element.parentElement.dataset.keep;
  if (details) return `details[data-keep="${CSS.escape(details)}"] > summary`;
  if (element.name === "choice" || element.name === "setting") return `button[value="${CSS.escape(element.value)}"]`;
  if (element.type === "radio") return `[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value)}"]`;
  const card = element.closest("label.drawn");
  if (card) return `label.drawn:nth-of-type(${[...card.parentElement.querySelectorAll("label.drawn")].indexOf(card) + 1}) select`;
  for (const name of ["id", "data-square", "name", "rel"]) {
    const value = element.getAttribute(name);
    if (value) return `[${name}="${CSS.escape(value)}"]`;
  }
  return element.tabIndex >= 0 && element.classList.length ? "." + CSS.escape(element.classList[0]) : "";
}

function show(news) {
  const sets = Object.entries(news.set || {});
  const active = document.activeElement;
  const within = active && sets.map(([id]) => part(id)).find((place) => place && place.contains(active));
  const found = within ? mark(active) : "";
  const token = asked();
  const were = places();
  const log = part("log");
  const following = log.scrollHeight - log.scrollTop - log.clientHeight < 60;
  for (const [id, html] of sets) put(id, html);
  if (news.log) putLog(news.log);
  if (following || (news.log && !news.log.keep)) log.scrollTop = log.scrollHeight;
  if (news.version) fight.dataset.version = news.version;
  const other = asked() !== token;
  if (news.set && (news.set.decision || news.set.picture)) renewed(other);
  if (other) announce();
  const again = found && within.querySelector(found);
  if (again && again.getClientRects().length) again.focus({ preventScroll: true });
  else if (within || lost()) refocus();
  if (other) acted = "";
  moved(were);
}

// What is asked now: a sign that changes with the question.
function asked() {
  const card = document.querySelector("#decision .decision");
  return card ? `${card.dataset.kind} ${card.dataset.token} ${(card.querySelector("h2") || card).textContent}` : "";
}

// Whether what had the focus after one's own answer is gone.
let acted = "";
function lost() { return acted !== "" && document.activeElement === document.body; }

function refocus() {
  const spot = acted === "board" && nextSpot();
  const heading = document.querySelector("#decision h2, #decision .waiting");
  if (spot) { spot.focus({ preventScroll: true }); return; }
  if (!heading) return;
  heading.focus({ preventScroll: true });
}

// After a new question: the squares are free again, and the question is where it can be read.
let changedAt = 0;
function renewed(other) {
  const held = part("bar").contains(document.activeElement);
  choose(!other && spots().some((each) => each.dataset.square === chosen) ? chosen : "");
  if (held && chosen) part("bar").querySelector("button").focus();
  ready();
  if (!other) return;
  changedAt = performance.now();
  const card = document.querySelector("#decision .decision");
  if (card && !calm.matches) card.classList.add("new");
  const heading = document.querySelector("#decision h2");
  if (!heading || !narrow.matches || !mine()) return;
  const box = heading.getBoundingClientRect();
  if (scrolledTo > 0 && (box.top < 0 || box.bottom > innerHeight)) {
    scrollTo({ top: scrollY + box.top - innerHeight / 3, behavior: calm.matches ? "auto" : "smooth" });
  }
}

// Somebody who has just answered wants to see the next question; a reader of sheets is left where they are.
let scrolledTo = 0;

function mine() {
  const card = document.querySelector("#decision .decision");
  return Boolean(card && ["ask", "throw", "draw"].includes(card.dataset.kind));
}

function announce() {
  const heading = document.querySelector("#decision h2");
  part("news-asked").textContent = mine() && heading ? heading.textContent.trim() : "";
  document.title = document.hidden && mine() ? `● ${title}` : title;
}

document.addEventListener("visibilitychange", () => { if (!document.hidden) document.title = title; });

const MANY = 30;

function putLog(news) {
  const log = part("log");
  while (log.children.length > news.keep) log.lastElementChild.remove();
  const before = log.children.length;
  log.insertAdjacentHTML("beforeend", news.html);
  const fresh = [...log.children].slice(before);
  if (fresh.length < MANY) for (const row of fresh) row.classList.add("fresh");
  filter();
  if (!back) tell(fresh);
}

function tell(rows) {
  const said = rows.slice(-4).map((row) => (row.querySelector("summary") || row).textContent.trim());
  part("news-rows").textContent = said.join(" · ");
}

// -- looking back: the present goes on meanwhile, and is asked for again on return

let back = false;
let looks = 0;

function stand(n) {
  const slider = part("slider");
  if (!slider) return;
  slider.value = n;
  part("step").textContent = `${n} / ${slider.max}`;
}

async function lookBack(n) {
  const most = Number(part("slider").max);
  n = Math.max(0, n);
  if (n >= most) { present(); return; }
  const look = ++looks;
  stand(n);
  let then = null;
  try {
    const answer = await fetch(`/f/${fight.dataset.fight}/at/${n}`, { headers: { Accept: "application/json" } });
    if (answer.ok) then = await answer.json();
  } catch (gone) { then = null; }
  if (look !== looks) return;
  if (!then) { say(fight.dataset.trouble); return; }
  back = true;
  fight.classList.add("back");
  delete then.set.time;
  delete then.set.people;
  show(then);
}

function present() {
  looks += 1;
  if (!back) { stand(part("slider").max); return; }
  back = false;
  fight.classList.remove("back", "went-on");
  fight.dataset.version = "";
  reconnect();
}

let scrub = 0;
document.addEventListener("input", (event) => {
  if (!fight || event.target.id !== "slider") return;
  const n = Number(event.target.value);
  stand(n);
  clearTimeout(scrub);
  scrub = setTimeout(() => lookBack(n), 60);
});

document.addEventListener("click", (event) => {
  const link = fight && event.target.closest && event.target.closest(".time a[rel], a.to-now");
  if (!link || !part("slider") || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (link.rel) lookBack(Number(part("slider").value) + (link.rel === "next" ? 1 : -1));
  else present();
});

// -- the line to the server

let socket = null;
let waits = 500;
let again = 0;

function connect() {
  clearTimeout(again);
  const secure = location.protocol === "https:" ? "wss:" : "ws:";
  const address = `${secure}//${location.host}/f/${fight.dataset.fight}/live?version=${fight.dataset.version}&lang=${document.documentElement.lang}`;
  socket = new WebSocket(address);
  socket.onopen = () => { waits = 500; unsay(fight.dataset.lost); };
  socket.onmessage = (message) => {
    const news = JSON.parse(message.data);
    if (back) fight.classList.add("went-on");
    else show(news);
  };
  socket.onclose = (event) => {
    if (event.code === 4403 || event.code === 1008) { location.reload(); return; }
    if (waits > 500) say(fight.dataset.lost);
    again = setTimeout(connect, waits);
    waits = Math.min(waits * 2, 10000);
  };
}

function reconnect() {
  if (socket) { socket.onclose = null; socket.onmessage = null; socket.close(); }
  waits = 500;
  connect();
}

function say(text) {
  const said = part("said");
  if (said.textContent !== text) said.textContent = text;
}

function unsay(text) { if (part("said").textContent === text) say(""); }

// -- choices

// What is done at the table without leaving the page; other forms lead somewhere.
const HERE = /\/f\/[^/]+\/(act|seat|dice|wish)$/;

async function send(form, button) {
  if (form.classList.contains("busy")) return;
  form.classList.add("busy");
  if (form.closest("#decision") || form.id === "choices") { acted = acted || "list"; scrolledTo = scrollY; }
  const body = new FormData(form);
  if (button && button.name) body.set(button.name, button.value);
  try {
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(body), headers: { Accept: "application/json" }, redirect: "manual" });
    if (answer.type === "opaqueredirect" || answer.ok) {
      say("");
      setTimeout(() => form.classList.remove("busy"), 4000);
      if (socket.readyState > 1) reconnect();
      return;
    }
    const kind = answer.headers.get("content-type") || "";
    say(kind.includes("json") ? (await answer.json()).message : await answer.text());
    if (answer.status === 409) { fight.dataset.version = ""; reconnect(); }
  } catch (gone) {
    say(fight.dataset.trouble);
  }
  acted = "";
  form.classList.remove("busy");
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!fight || !HERE.test(form.action)) return;
  event.preventDefault();
  send(form, event.submitter);
});

// The second click of a double click would answer the next question.
document.addEventListener("click", (event) => {
  const button = event.detail > 1 && event.target.closest && event.target.closest("#decision button, #bar button");
  if (button && performance.now() - changedAt < 600) { event.preventDefault(); event.stopImmediatePropagation(); }
}, true);

// -- keys

const TYPING = 'textarea, select, input:not([type="radio"]):not([type="checkbox"])';

document.addEventListener("keydown", (event) => {
  const target = event.target;
  if (!fight || event.altKey || event.ctrlKey || event.metaKey || target.matches(TYPING)) return;
  if (event.repeat && (event.key === "Enter" || event.key === " ") && target.closest("#decision, #bar")) { event.preventDefault(); return; }
  if (boardKey(event)) return;
  if (/^[0-9]$/.test(event.key) && !event.repeat) {
    if (digit(event.key)) event.preventDefault();
    return;
  }
  if ((event.key === "ArrowDown" || event.key === "ArrowUp") && target.closest("#decision") && !target.matches("input")) {
    const all = [...document.querySelectorAll("#decision button, #decision summary")].filter((each) => each.getClientRects().length);
    const next = all[all.indexOf(target) + (event.key === "ArrowDown" ? 1 : -1)];
    if (next) { event.preventDefault(); next.focus(); }
  }
});

// A digit chooses an option; while dice are typed it is the next die's face (0 is ten).
function digit(key) {
  const button = document.querySelector(`#choices button[data-digit="${key}"]`);
  if (button) { button.click(); return true; }
  const open = [...document.querySelectorAll("#dice fieldset")].find((die) => !die.querySelector("input:checked"));
  const face = open && open.querySelector(`input[value="${key === "0" ? "10" : key}"]`);
  if (!face) return false;
  face.checked = true;
  const next = [...document.querySelectorAll("#dice fieldset")].find((die) => !die.querySelector("input:checked"));
  (next ? next.querySelector("input") : document.querySelector("#dice button")).focus();
  return true;
}

// -- the log and the sheets

function filter() {
  const who = part("log-who");
  const wanted = who ? who.value : "";
  for (const row of part("log").children) {
    row.hidden = wanted !== "" && !row.classList.contains("heading") && !row.dataset.who.split(" ").includes(wanted);
  }
}

// Whoever plays several begins with one sheet open: that of who acts.
function foldSheets() {
  const open = [...document.querySelectorAll("#panels details.sheet[open]")];
  if (open.length < (narrow.matches ? 2 : 3)) return;
  const first = open.find((each) => each.classList.contains("acting")) || open[0];
  for (const each of open) each.open = each === first;
}

if (fight) {
  const log = part("log");
  log.scrollTop = log.scrollHeight;
  tell([...log.children]);
  part("log-who").hidden = false;
  part("log-who").addEventListener("change", () => { filter(); log.scrollTop = log.scrollHeight; });
  back = Boolean(document.querySelector("#decision .decision.back"));
  foldSheets();
  ready();
  centre(false);
  connect();
  addEventListener("online", reconnect);
  narrow.addEventListener("change", () => { ready(); centre(false); });
  addEventListener("pageshow", (event) => { if (event.persisted) reconnect(); });
}
