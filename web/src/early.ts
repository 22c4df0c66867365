// Runs before the first paint, so that neither the theme nor the language flickers.
const theme = localStorage.getItem("theme");
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
document.documentElement.lang =
  localStorage.getItem("lang") ?? (navigator.languages.some((one) => one.startsWith("ru")) ? "ru" : "en");
