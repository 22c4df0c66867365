/** The board's own texts, in both languages. */
import { type Lang, plural } from "../../words/format.ts";
import type { Cell, Way } from "./geometry.ts";

/** Whose something is, or who did it; null for the reader. */
type Whose = string | null;

const en = {
  whereTo: "Which way shall Assam go?",
  whereToNext: "Turn Assam for the next player",
  whereRug: "Lay your rug beside Assam",
  /** As seen on the screen, not by Assam. */
  goes: (way: Way) => `Assam goes ${{ n: "up", e: "to the right", s: "down", w: "to the left" }[way]}`,
  ways: { n: "up", e: "to the right", s: "down", w: "to the left" } as Record<Way, string>,
  /** What each throw would cost. */
  tolls: (amounts: readonly number[]) => (amounts.some(Boolean) ? `toll ${amounts.join(" / ")}` : "no toll"),
  lay: (one: Cell, other: Cell) => `Lay the rug on ${one} and ${other}`,
  noWayBack: "Assam never turns round.",
  assam: (cell: Cell, way: string) => `Assam on ${cell}, facing ${way}`,
  bare: (cell: Cell) => `${cell}: bare`,
  rugOf: (name: Whose, pale: boolean) => `${name === null ? "your" : `${name}’s`} ${pale ? "pale " : ""}rug`,
  half: (cell: Cell, name: Whose, pale: boolean, other: Cell | null): string =>
    `${cell}: ${en.rugOf(name, pale)}${other ? `, whole with ${other}` : ", half covered"}`,
  seen: (name: string, halves: number) => `${name}: ${halves} ${plural(halves, ["half", "halves"])} in sight`,
  dirhams: "dirhams",
  dirhamsOf: (n: number) => `${n} ${plural(n, ["dirham", "dirhams"])}`,
  rugsLeft: (n: number) => `${n} ${plural(n, ["rug", "rugs"])} left`,
  halves: "visible rug halves",
  score: (n: number) => `${n} ${plural(n, ["point", "points"])}`,
  leads: "leads",
  out: "out",
  wentOut: "could not pay and went out",
  lastRug: "The last rug has been laid.",
  oneLeft: (name: Whose) => (name === null ? "Only you are left." : `Only one player is left: ${name}.`),
  moreDirhams: (name: Whose, own: number, others: number) =>
    `Equal points, so dirhams decide: ${name === null ? "you have" : `${name} has`} ${own}, the next ${others}.`,
  allEqual: "Points and dirhams are equal, so the win is shared.",
  holds: (name: string, dirhams: number, rugs: number) => `${name}: ${en.dirhamsOf(dirhams)}, ${en.rugsLeft(rugs)}`,
  isOut: (name: string) => `${name}: out`,
  rug: (name: Whose, pale: boolean, cells: readonly Cell[]): string =>
    `${cells.join(" and ")}: ${en.rugOf(name, pale)}${cells.length > 1 ? "" : ", half covered"}`,
  noRugs: "No rugs yet",
  die: (n: number) => `The die shows ${n} ${plural(n, ["slipper", "slippers"])}`,
  dieRests: "The die",
  odds: (faces: readonly number[]) =>
    `Of the six faces ${faces.map((n, i) => `${n} ${plural(n, ["shows", "show"])} ${i + 1}`).join(", ")}`,
};

type BoardWords = typeof en;

const ru: BoardWords = {
  whereTo: "Куда пойдёт Ассам?",
  whereToNext: "Поверните Ассама для следующего",
  whereRug: "Положите ковёр рядом с Ассамом",
  goes: (way) => `Ассам идёт ${ru.ways[way]}`,
  ways: { n: "вверх", e: "вправо", s: "вниз", w: "влево" },
  tolls: (amounts) => (amounts.some(Boolean) ? `плата ${amounts.join(" / ")}` : "платить не придётся"),
  lay: (one, other) => `Положить ковёр на ${one} и ${other}`,
  noWayBack: "Кругом Ассам не поворачивает.",
  assam: (cell, way) => `Ассам на ${cell}, смотрит ${way}`,
  bare: (cell) => `${cell}: пусто`,
  rugOf: (name, pale) => {
    const rug = pale ? "светлый ковёр" : "ковёр";
    return name === null ? `ваш ${rug}` : `${rug}, ${name}`;
  },
  half: (cell, name, pale, other) =>
    `${cell}: ${ru.rugOf(name, pale)}${other ? `, целый с ${other}` : ", наполовину закрыт"}`,
  seen: (name, halves) => `${name}: видно ${halves} ${plural(halves, ["половина", "половины", "половин"])}`,
  dirhams: "дирхамы",
  dirhamsOf: (n) => `${n} ${plural(n, ["дирхам", "дирхама", "дирхамов"])}`,
  rugsLeft: (n) => `${plural(n, ["остался", "осталось", "осталось"])} ${n} ${plural(n, ["ковёр", "ковра", "ковров"])}`,
  halves: "видимые половины ковров",
  score: (n) => `${n} ${plural(n, ["очко", "очка", "очков"])}`,
  leads: "впереди",
  out: "вне игры",
  wentOut: "не хватило денег на плату",
  lastRug: "Выложен последний ковёр.",
  oneLeft: (name) => (name === null ? "В игре остались только вы." : `В игре остался один игрок: ${name}.`),
  moreDirhams: (name, own, others) =>
    `Очков поровну, поэтому решают дирхамы: ${name === null ? `у вас ${own}, у следующего ${others}` : `${name} — ${own}, следующий — ${others}`}.`,
  allEqual: "И очков, и дирхамов поровну: победа общая.",
  holds: (name, dirhams, rugs) => `${name}: ${ru.dirhamsOf(dirhams)}, ${ru.rugsLeft(rugs)}`,
  isOut: (name) => `${name}: вне игры`,
  rug: (name, pale, cells) =>
    `${cells.join(" и ")}: ${ru.rugOf(name, pale)}${cells.length > 1 ? "" : ", наполовину закрыт"}`,
  noRugs: "Ковров ещё нет",
  die: (n) => `На кубике ${n} ${plural(n, ["тапок", "тапка", "тапок"])}`,
  dieRests: "Кубик",
  odds: (faces) =>
    `Из шести граней ${faces.map((n, i) => `${n} ${plural(n, ["грань", "грани", "граней"])} с числом ${i + 1}`).join(", ")}`,
};

const catalogues: Record<Lang, BoardWords> = { en, ru };

export const boardWords = (lang: Lang): BoardWords => catalogues[lang];
