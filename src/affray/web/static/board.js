// Squares as answers: tap or arrows choose one, a bar confirms it; where a small screen looks; and the motion of who has moved.
"use strict";

// -- squares

let chosen = "";
let last = "";

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
  last = square;
  const name = document.createElement("b");
  name.textContent = square;
  bar.append(name);
  for (const option of document.querySelectorAll(`#choices button[data-square="${CSS.escape(square)}"]`)) {
    const text = option.dataset.text;
    const button = made("primary", text === square ? fight.dataset.confirm : text);
    button.addEventListener("click", () => {
      acted = "board";
      choose("");
      send(option.form, option);
    });
    bar.append(button);
  }
  const cancel = made("quiet", "×");
  cancel.setAttribute("aria-label", fight.dataset.cancel);
  cancel.addEventListener("click", unchoose);
  bar.append(cancel);
}

function made(kind, text) {
  const button = document.createElement("button");
  button.className = kind;
  button.type = "button";
  button.textContent = text;
  return button;
}

function unchoose() {
  const spot = document.querySelector(`#picture .spot[data-square="${CSS.escape(chosen)}"]`);
  choose("");
  if (spot) spot.focus({ preventScroll: true });
}

// One square can be reached by Tab, the others by arrows from there; a picture that scrolls can be reached too.
function ready() {
  for (const box of document.querySelectorAll("#picture .picture-scroll")) {
    if (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  }
  const all = spots();
  if (!all.length) return;
  for (const each of all) each.tabIndex = -1;
  nextSpot().tabIndex = 0;
}

// The square to go on from: the one chosen last, or the nearest to it.
function nextSpot() {
  const all = spots();
  if (!last || !all.length) return all[0];
  const [row, column] = placed(last);
  const far = (spot) => { const [r, c] = placed(spot.dataset.square); return Math.hypot(r - row, c - column); };
  return all.reduce((best, each) => (far(each) < far(best) ? each : best));
}

document.addEventListener("click", (event) => {
  const spot = fight && event.target.closest && event.target.closest("#picture .spot");
  if (!spot) return;
  event.preventDefault();
  choose(spot.dataset.square);
  spot.focus({ preventScroll: true });
});

const WAYS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

function placed(square) { return [square.charCodeAt(0) - 65, Number(square.slice(1))]; }

function walk(spot, way) {
  const [row, column] = placed(spot.dataset.square);
  const [down, right] = WAYS[way];
  let best = null, least = Infinity;
  for (const other of spots()) {
    const [r, c] = placed(other.dataset.square);
    const along = (r - row) * down + (c - column) * right;
    const aside = Math.abs((r - row) * right) + Math.abs((c - column) * down);
    const far = along + 2 * aside;
    if (along > 0 && far < least) { least = far; best = other; }
  }
  return best;
}

// Whether a key was meant for the board.
function boardKey(event) {
  const spot = event.target.closest("#picture .spot");
  if (spot && WAYS[event.key]) {
    const next = walk(spot, event.key);
    event.preventDefault();
    if (next) {
      spot.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
      if (chosen) choose("");
    }
    return true;
  }
  if (spot && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    if (event.repeat) return true;
    choose(spot.dataset.square);
    const first = part("bar").querySelector("button");
    if (first) first.focus();
    return true;
  }
  if (event.key === "Escape" && chosen) { unchoose(); return true; }
  return false;
}

// -- where a small screen looks

function centre(gently) {
  for (const box of document.querySelectorAll("#picture [data-centre]")) {
    const [across, down] = box.dataset.centre.split(" ").map(Number);
    const left = across * box.scrollWidth - box.clientWidth / 2;
    const top = down * box.scrollHeight - box.clientHeight / 2;
    const seen = (at, from, size) => Math.abs(at - from) < size / 3;
    if (gently && seen(left, box.scrollLeft, box.clientWidth) && seen(top, box.scrollTop, box.clientHeight)) continue;
    box.scrollTo({ left, top, behavior: gently && !calm.matches ? "smooth" : "auto" });
  }
}

// -- motion: whoever stands elsewhere than before goes there before one's eyes

const BODIES = "#picture g.token, #picture g.monster, #picture g.fig";

function places() {
  const found = new Map();
  if (calm.matches) return found;
  for (const body of document.querySelectorAll(BODIES)) {
    const name = who(body);
    const box = body.getBoundingClientRect();
    if (name && box.width) found.set(name, [box.left + scrollX, box.top + scrollY, box.width, box.height, scrolledBy(body)]);
  }
  return found;
}

function scrolledBy(body) {
  const box = body.closest(".board-scroll, .picture-scroll");
  return box ? [box.scrollLeft, box.scrollTop] : [0, 0];
}

function who(body) {
  const picture = body.ownerSVGElement;
  const name = (body.querySelector(".name") || body).textContent;
  const said = body.matches(".monster") ? "monster" : (body.getAttribute("class").match(/\bwho-\d+/) || [name])[0];
  return `${picture.getAttribute("class")} ${said}`;
}

const LONGEST = 420;

function moved(before) {
  if (mine()) centre(true);
  if (!before.size) return;
  for (const body of document.querySelectorAll(BODIES)) {
    const then = before.get(who(body));
    const box = body.getBoundingClientRect();
    if (!then || !box.width) continue;
    const [left, top] = scrolledBy(body);
    const scale = body.ownerSVGElement.getScreenCTM().a || 1;
    const right = then[0] + then[2] / 2 + then[4][0] - (box.left + scrollX + box.width / 2 + left);
    const down = then[1] + then[3] / 2 + then[4][1] - (box.top + scrollY + box.height / 2 + top);
    if (Math.hypot(right, down) < 6 * scale) continue;
    body.animate([{ translate: `${right / scale}px ${down / scale}px` }, { translate: "0px 0px" }], { duration: LONGEST, easing: "cubic-bezier(.3, .7, .3, 1)" });
  }
}
