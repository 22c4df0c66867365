// Runs before the first paint, so that neither the theme nor the language flickers.
const chosen = localStorage.getItem("theme");
const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
document.documentElement.dataset.theme = chosen === "light" || chosen === "dark" ? chosen : system;
document.documentElement.lang =
  localStorage.getItem("lang") ?? (navigator.languages.some((one) => one.startsWith("ru")) ? "ru" : "en");
