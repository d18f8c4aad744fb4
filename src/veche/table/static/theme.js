/* Before anything is painted: light or dark, as last chosen, else as the system says. */
(function () {
  "use strict";
  var chosen = null;
  try { chosen = localStorage.getItem("theme"); } catch (e) { /* private windows may forbid it */ }
  var dark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.documentElement.classList.add("scripted");
})();
