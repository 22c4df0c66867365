/** What the board itself says, in both languages. */
import { plural, type Lang } from "../../words/format.ts";
import type { Turn } from "./asking.ts";
import type { Cell, Way } from "./geometry.ts";

const en = {
  whereTo: "Which way shall Assam go?",
  whereToNext: "Turn Assam for the next player",
  whereRug: "Lay your rug beside Assam",
  turns: { left: "Left", ahead: "Ahead", right: "Right" } as Record<Turn, string>,
  ways: { n: "north", e: "east", s: "south", w: "west" } as Record<Way, string>,
  /** What each throw would cost. */
  tolls: (amounts: readonly number[]) => (amounts.some(Boolean) ? `toll ${amounts.join(" / ")}` : "no toll"),
  lay: (one: Cell, other: Cell) => `Lay the rug on ${one} and ${other}`,
  noWayBack: "Assam never turns round.",
  assam: (cell: Cell, way: string) => `Assam on ${cell}, facing ${way}`,
  bare: (cell: Cell) => `${cell}: bare`,
  half: (cell: Cell, name: string, pale: boolean, other: Cell | null) =>
    `${cell}: ${name}’s ${pale ? "pale " : ""}rug${other ? `, whole with ${other}` : ", half covered"}`,
  seen: (name: string, halves: number) => `${name}: ${halves} ${plural(halves, ["half", "halves"])} in sight`,
  dirhams: "dirhams",
  dirhamsOf: (n: number) => `${n} ${plural(n, ["dirham", "dirhams"])}`,
  rugsLeft: (n: number) => `${n} ${plural(n, ["rug", "rugs"])} left`,
  halves: "visible rug halves",
  score: (n: number) => `${n} ${plural(n, ["point", "points"])}`,
  leads: "leads",
  out: "out",
  wentOut: "could not pay and went out",
  die: (n: number) => `The die shows ${n} ${plural(n, ["slipper", "slippers"])}`,
  dieRests: "The die",
};

type BoardWords = typeof en;

const ru: BoardWords = {
  whereTo: "Куда пойдёт Ассам?",
  whereToNext: "Поверните Ассама для следующего",
  whereRug: "Положите ковёр рядом с Ассамом",
  turns: { left: "Налево", ahead: "Прямо", right: "Направо" },
  ways: { n: "на север", e: "на восток", s: "на юг", w: "на запад" },
  tolls: (amounts) => (amounts.some(Boolean) ? `плата ${amounts.join(" / ")}` : "платить не придётся"),
  lay: (one, other) => `Положить ковёр на ${one} и ${other}`,
  noWayBack: "Кругом Ассам не поворачивает.",
  assam: (cell, way) => `Ассам на ${cell}, смотрит ${way}`,
  bare: (cell) => `${cell}: пусто`,
  half: (cell, name, pale, other) => `${cell}: ${pale ? "светлый ковёр" : "ковёр"}, ${name}${other ? `, целый с ${other}` : ", наполовину закрыт"}`,
  seen: (name, halves) => `${name}: видно ${halves} ${plural(halves, ["половина", "половины", "половин"])}`,
  dirhams: "дирхамы",
  dirhamsOf: (n) => `${n} ${plural(n, ["дирхам", "дирхама", "дирхамов"])}`,
  rugsLeft: (n) => `${plural(n, ["остался", "осталось", "осталось"])} ${n} ${plural(n, ["ковёр", "ковра", "ковров"])}`,
  halves: "видимые половины ковров",
  score: (n) => `${n} ${plural(n, ["очко", "очка", "очков"])}`,
  leads: "впереди",
  out: "вне игры",
  wentOut: "не хватило денег на плату",
  die: (n) => `На кубике ${n} ${plural(n, ["тапок", "тапка", "тапок"])}`,
  dieRests: "Кубик",
};

const catalogues: Record<Lang, BoardWords> = { en, ru };

export const boardWords = (lang: Lang): BoardWords => catalogues[lang];
