// The start page: a file may be dropped anywhere; the form does the same without this script.
"use strict";

const drop = document.getElementById("drop");
const input = drop && drop.querySelector('input[type="file"]');

function carries(event) { return event.dataTransfer && [...event.dataTransfer.types].includes("Files"); }

if (input) {
  let inside = 0;
  const hover = (on) => drop.classList.toggle("over", on);
  addEventListener("dragenter", (event) => { if (carries(event)) { inside += 1; hover(true); } });
  addEventListener("dragleave", (event) => { if (carries(event)) { inside -= 1; hover(inside > 0); } });
  addEventListener("dragover", (event) => { if (carries(event)) event.preventDefault(); });
  addEventListener("drop", (event) => {
    if (!carries(event)) return;
    event.preventDefault();
    inside = 0;
    hover(false);
    input.files = event.dataTransfer.files;
    if (input.files.length) drop.requestSubmit();
  });
  input.addEventListener("change", () => { if (input.files.length) drop.requestSubmit(); });
  drop.classList.add("scripted");
}
