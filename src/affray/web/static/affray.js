// The script of a fight's page: puts in place what the server sends, sends choices without leaving the page, keys and squares.
// Without it everything still works by plain forms and links.
"use strict";

const fight = document.getElementById("fight");
const part = (id) => document.getElementById(id);
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// -- patches

function put(id, html) {
  const place = part(id);
  if (!place) return;
  const open = new Set([...place.querySelectorAll("details[data-keep][open]")].map((each) => each.dataset.keep));
  const shut = new Set([...place.querySelectorAll("details[data-keep]:not([open])")].map((each) => each.dataset.keep));
  const held = document.activeElement && place.contains(document.activeElement) ? mark(document.activeElement) : "";
  const scrolled = [...place.querySelectorAll("[data-scroll]")].map((each) => [each.dataset.scroll, each.scrollLeft, each.scrollTop]);
  place.innerHTML = html;
  for (const each of place.querySelectorAll("details[data-keep]")) {
    if (open.has(each.dataset.keep)) each.open = true;
    else if (shut.has(each.dataset.keep)) each.open = false;
  }
  for (const [name, left, top] of scrolled) {
    const box = place.querySelector(`[data-scroll="${CSS.escape(name)}"]`);
    if (box) { box.scrollLeft = left; box.scrollTop = top; }
  }
  const again = held && place.querySelector(held);
  if (again) again.focus({ preventScroll: true });
  if (!calm.matches) { place.classList.remove("changed"); void place.offsetWidth; place.classList.add("changed"); }
}

function mark(element) {
  for (const name of ["id", "data-key", "data-square", "name"]) {
    const value = element.getAttribute(name);
    if (value) return `[${name}="${CSS.escape(value)}"]`;
  }
  return element.closest("summary") ? "" : "";
}

function putLog(news) {
  const log = part("log");
  while (log.children.length > news.keep) log.lastElementChild.remove();
  const before = log.children.length;
  log.insertAdjacentHTML("beforeend", news.html);
  const fresh = [...log.children].slice(before);
  for (const row of fresh) row.classList.add("fresh");
  filter();
  log.scrollTop = log.scrollHeight;
  part("news").textContent = fresh.slice(-4).map((row) => (row.querySelector("summary") || row).textContent.trim()).join(" ");
}

// Looking back: what the server sends meanwhile is kept until the present is shown again.
let back = false;
let kept = [];

async function lookBack(n) {
  const most = Number(part("slider").max);
  if (n >= most) { present(); return; }
  const answer = await fetch(`/f/${fight.dataset.fight}/at/${n}`, { headers: { Accept: "application/json" } });
  if (!answer.ok) { say(fight.dataset.trouble); return; }
  back = true;
  fight.classList.add("back");
  show(await answer.json());
}

function present() {
  if (!back) return;
  location.assign(`/f/${fight.dataset.fight}`);
}

let scrub = 0;
document.addEventListener("input", (event) => {
  if (event.target.id !== "slider") return;
  const n = Number(event.target.value);
  part("step").textContent = `${n} / ${event.target.max}`;
  clearTimeout(scrub);
  scrub = setTimeout(() => lookBack(n), 60);
});

document.addEventListener("click", (event) => {
  const step = event.target.closest && event.target.closest(".time a[rel]");
  if (!step || !part("slider")) return;
  event.preventDefault();
  lookBack(Number(part("slider").value) + (step.rel === "next" ? 1 : -1));
});

function patched(news) {
  if (back) { kept.push(news); return; }
  show(news);
}

function show(news) {
  for (const [id, html] of Object.entries(news.set || {})) put(id, html);
  if (news.log) putLog(news.log);
  if (news.version) fight.dataset.version = news.version;
  if (news.set && news.set.decision) choose("");
}

// -- the line to the server

let socket = null;
let waits = 500;

function connect() {
  const secure = location.protocol === "https:" ? "wss:" : "ws:";
  const address = `${secure}//${location.host}/f/${fight.dataset.fight}/live?version=${fight.dataset.version}&lang=${document.documentElement.lang}`;
  socket = new WebSocket(address);
  socket.onopen = () => { waits = 500; say(""); };
  socket.onmessage = (message) => patched(JSON.parse(message.data));
  socket.onclose = (event) => {
    if (event.code === 4403 || event.code === 1008) { location.reload(); return; }
    say(fight.dataset.lost);
    setTimeout(connect, waits);
    waits = Math.min(waits * 2, 10000);
  };
}

function say(text) {
  const said = part("said");
  if (said.textContent !== text) said.textContent = text;
}

// -- choices

async function send(form, button) {
  const body = new FormData(form);
  if (button && button.name) body.set(button.name, button.value);
  for (const each of form.querySelectorAll("button")) each.disabled = true;
  try {
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(body), headers: { Accept: "application/json" }, redirect: "manual" });
    if (answer.type === "opaqueredirect" || answer.ok) { say(""); return; }
    const kind = answer.headers.get("content-type") || "";
    say(kind.includes("json") ? (await answer.json()).message : await answer.text());
  } catch (lost) {
    say(fight.dataset.trouble);
  } finally {
    for (const each of form.querySelectorAll("button")) each.disabled = false;
  }
}

const LEAVING = /\/(invite|branch|open)$/;

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!fight || form.closest("header") || LEAVING.test(form.action)) return;
  event.preventDefault();
  send(form, event.submitter);
});

// -- squares

let chosen = "";

function spots() { return [...document.querySelectorAll("#picture .spot")]; }

function choose(square) {
  chosen = square;
  for (const spot of spots()) {
    const here = spot.dataset.square === square && square !== "";
    spot.classList.toggle("chosen", here);
    if (here) spot.setAttribute("aria-pressed", "true"); else spot.removeAttribute("aria-pressed");
  }
  const bar = part("bar");
  if (!bar) return;
  bar.replaceChildren();
  bar.hidden = !square;
  if (!square) return;
  for (const option of document.querySelectorAll(`#choices button[data-square="${CSS.escape(square)}"]`)) {
    const button = document.createElement("button");
    button.className = "primary";
    button.type = "button";
    button.textContent = option.textContent.trim();
    button.addEventListener("click", () => { choose(""); send(option.form, option); });
    bar.append(button);
  }
}

document.addEventListener("click", (event) => {
  const spot = event.target.closest && event.target.closest("#picture .spot");
  if (!spot) return;
  event.preventDefault();
  choose(spot.dataset.square);
  const first = part("bar") && part("bar").querySelector("button");
  if (first && event.detail === 0) first.focus();
});

const WAYS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

function placed(spot) { return [spot.dataset.square.charCodeAt(0) - 65, Number(spot.dataset.square.slice(1))]; }

function walk(spot, way) {
  const [row, column] = placed(spot);
  const [down, right] = WAYS[way];
  let best = null, least = Infinity;
  for (const other of spots()) {
    const [r, c] = placed(other);
    const along = (r - row) * down + (c - column) * right;
    const aside = Math.abs((r - row) * right) + Math.abs((c - column) * down);
    const far = along + 2 * aside;
    if (along > 0 && far < least) { least = far; best = other; }
  }
  return best;
}

// -- keys

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
  const spot = event.target.closest && event.target.closest("#picture .spot");
  if (spot && WAYS[event.key]) {
    const next = walk(spot, event.key);
    if (next) { event.preventDefault(); spot.tabIndex = -1; next.tabIndex = 0; next.focus(); }
    return;
  }
  if (spot && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    choose(spot.dataset.square);
    const first = part("bar") && part("bar").querySelector("button");
    if (first) first.focus();
    return;
  }
  if (event.key === "Escape" && chosen) { choose(""); return; }
  if (/^[1-9]$/.test(event.key)) {
    const button = document.querySelector(`#choices button[data-digit="${event.key}"]`);
    if (button) { event.preventDefault(); button.click(); }
    return;
  }
  if (WAYS[event.key] && event.target.closest("#choices")) {
    const all = [...document.querySelectorAll("#choices button")].filter((each) => each.offsetParent);
    const next = all[all.indexOf(event.target) + (event.key === "ArrowDown" || event.key === "ArrowRight" ? 1 : -1)];
    if (next) { event.preventDefault(); next.focus(); }
  }
});

// -- the log

function filter() {
  const who = part("log-who");
  const wanted = who ? who.value : "";
  for (const row of part("log").children) {
    row.hidden = wanted !== "" && !row.classList.contains("heading") && !row.dataset.who.split(" ").includes(wanted);
  }
}

if (fight) {
  const log = part("log");
  log.scrollTop = log.scrollHeight;
  if (part("log-who")) { part("log-who").hidden = false; part("log-who").addEventListener("change", filter); }
  const spot = spots()[0];
  if (spot) spot.tabIndex = 0;
  connect();
}
