/** The line at the top of every page: home, language, theme, sound. */
import type { FunctionComponent } from "preact";
import { to } from "../wire/root.ts";
import { titleOf } from "./cards.ts";
import { lang, speak, words } from "./language.ts";
import { muted, toggleMuted } from "./sound.ts";
import { setTheme, type Theme, theme } from "./theme.ts";

const NEXT: Record<Theme, Theme> = { system: "light", light: "dark", dark: "system" };

export const TopLine: FunctionComponent<{ game?: string }> = ({ game, children }) => {
  const { title, table } = words.value;
  return (
    <header class="top">
      <a class="brand" href={to("/")} title={table.home}>
        <BoxIcon /> <span class={game ? "brand-name" : ""}>{title}</span>
      </a>
      {game && <span class="top-game desk-only">{titleOf(game)}</span>}
      <span class="gap" />
      {children}
      <span class={game ? "settings desk-only" : "settings"}>
        <Settings />
      </span>
    </header>
  );
};

/** Sound, theme and language. On a phone they are in the table's menu. */
export const Settings: FunctionComponent = () => {
  const { settings } = words.value;
  const themeName = `${settings.theme}: ${settings[theme.value]}`;
  const short = lang.value === "ru" ? "En" : "Ру";
  return (
    <>
      <button
        class="icon"
        onClick={() => toggleMuted()}
        aria-pressed={!muted.value}
        aria-label={muted.value ? settings.soundOff : settings.soundOn}
        title={`${muted.value ? settings.soundOff : settings.soundOn} (M)`}
      >
        <SoundIcon off={muted.value} />
      </button>
      <button class="icon" onClick={() => setTheme(NEXT[theme.value])} aria-label={themeName} title={themeName}>
        <ThemeIcon theme={theme.value} />
      </button>
      <button
        class="icon"
        onClick={() => speak(lang.value === "ru" ? "en" : "ru")}
        lang={lang.value === "ru" ? "en" : "ru"}
        aria-label={`${short}: ${settings.language}`}
        title={settings.language}
      >
        <LanguageIcon short={short} />
      </button>
    </>
  );
};

const stroke = {
  fill: "none",
  stroke: "currentColor",
  "stroke-width": 2,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;

const BoxIcon: FunctionComponent = () => (
  <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
    <rect x="3" y="8" width="26" height="20" rx="4" fill="var(--wood)" />
    <path d="M3 15H29" stroke="var(--wood-dark)" stroke-width="2" />
    <rect x="13" y="12.5" width="6" height="5.5" rx="1.2" fill="var(--brass)" />
  </svg>
);

const LanguageIcon: FunctionComponent<{ short: string }> = ({ short }) => (
  <svg width="28" height="22" viewBox="0 0 28 22" aria-hidden="true">
    <text x="14" y="16.5" text-anchor="middle" font-size="16" font-weight="600" fill="currentColor">
      {short}
    </text>
  </svg>
);

const SoundIcon: FunctionComponent<{ off: boolean }> = ({ off }) => (
  <svg width="22" height="22" viewBox="0 0 22 22" {...stroke} aria-hidden="true">
    <path d="M4 8.5H7L11 5V17L7 13.5H4Z" fill="currentColor" />
    {off ? <path d="M15 9L19 13M19 9L15 13" /> : <path d="M14.5 8.5A4 4 0 0 1 14.5 13.5M17 6.5A7 7 0 0 1 17 15.5" />}
  </svg>
);

const ThemeIcon: FunctionComponent<{ theme: Theme }> = ({ theme: shown }) => (
  <svg width="22" height="22" viewBox="0 0 22 22" {...stroke} aria-hidden="true">
    {shown === "light" && (
      <>
        <circle cx="11" cy="11" r="4" />
        <path d="M11 2.5V4M11 18V19.5M2.5 11H4M18 11H19.5M5 5L6 6M16 16L17 17M5 17L6 16M16 6L17 5" />
      </>
    )}
    {shown === "dark" && <path d="M17.5 13A7 7 0 1 1 9 4.5A5.6 5.6 0 0 0 17.5 13Z" />}
    {shown === "system" && (
      <>
        <circle cx="11" cy="11" r="7" />
        <path d="M11 4A7 7 0 0 1 11 18Z" fill="currentColor" />
      </>
    )}
  </svg>
);
