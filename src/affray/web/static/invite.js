// A button that copies the link; the link itself can be selected without it.
"use strict";

const link = document.querySelector("input.link");

if (link) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "primary";
  button.textContent = link.dataset.copy;
  button.addEventListener("click", async () => {
    link.select();
    try {
      await navigator.clipboard.writeText(link.value);
    } catch (refused) {
      document.execCommand("copy"); // where a page is not served over https there is no clipboard
    }
    button.textContent = link.dataset.copied;
  });
  link.after(button);
  link.addEventListener("focus", () => link.select());
}
