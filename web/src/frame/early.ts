// Runs before the first paint, so that neither the theme nor the language flickers.
const chosen = localStorage.getItem("theme");
const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
document.documentElement.dataset.theme = chosen === "light" || chosen === "dark" ? chosen : system;
const language =
  localStorage.getItem("lang") ?? (navigator.languages.some((one) => one.startsWith("ru")) ? "ru" : "en");
document.documentElement.lang = language;

// If a script of the page itself does not arrive, there is nobody else to say so.
addEventListener(
  "error",
  ({ target }) => {
    const missing = document.querySelector<HTMLTemplateElement>("#missing");
    if (!(target instanceof HTMLScriptElement) || !missing) return;
    document.body.append(missing.content);
    document.querySelector("button")?.addEventListener("click", () => location.reload());
  },
  true,
);
