/** What the board of Ta Yü says of its own, in both languages. */
import { plural, type Lang } from "../../words/format.ts";
import type { Way } from "./geometry.ts";

export interface Words {
  sides: Record<Way, string>;
  aim: string;
  whereTo: string;
  whichBack: string;
  yourBid: string;
  from: (cell: string, way: Way) => string;
  joins: (outlets: number) => string;
  opening: string;
  turn: string;
  nudge: Record<Way, string>;
  enlarge: string;
  wholeBoard: string;
  alike: string;
  alikeHide: string;
  alikeAre: (laid: number, all: number, ahead: number, isCertain: boolean) => string;
  ring: string;
  plain: string;
  ringLeft: (n: number) => string;
  plainLeft: (n: number) => string;
  aside: (n: number) => string;
  handOf: (name: string) => string;
  handEmpty: string;
  stuck: string;
  turnTile: string;
  onlyHere: string;
  mayEnd: string;
  score: (from: string, to: string, counts: readonly number[], score: number) => string;
  sideCount: (side: string, n: number) => string;
  doubling: string;
  target: (n: number) => string;
  spoiler: string;
  auction: string;
  passed: string;
  bid: (n: number) => string;
  bidIs: (n: number) => string;
  less: (n: number) => string;
  more: (n: number) => string;
  pass: string;
  auctionMeans: (n: number) => string;
  board: (size: number, tiles: number, open: number) => string;
  tile: (cells: string, outlets: readonly string[]) => string;
  openOutlets: (outlets: readonly string[]) => string;
}

const ru: Words = {
  sides: { n: "север", e: "восток", s: "юг", w: "запад" },
  aim: "Ведите воду к обоим берегам своего цвета: их очки перемножаются",
  whereTo: "Куда выложить фишку?",
  whichBack: "Какую фишку достать?",
  yourBid: "Ваша ставка?",
  from: (cell, way) => `От ${cell} ${{ n: "на север", e: "на восток", s: "на юг", w: "на запад" }[way]}`,
  joins: (outlets) => `соединит ${outlets} ${plural(outlets, ["исток", "истока", "истоков"])}`,
  opening: "первая фишка, на центр",
  turn: "Повернуть",
  nudge: { n: "Место выше", e: "Место правее", s: "Место ниже", w: "Место левее" },
  enlarge: "Крупнее",
  wholeBoard: "Всё поле",
  alike: "Такие же",
  alikeHide: "Убрать",
  alikeAre: (laid, all, ahead, isCertain) =>
    `Таких фишек ${all}: на поле ${laid}, одна в руке, впереди ${isCertain ? "" : "не больше "}${ahead}`,
  ring: "С кольцом",
  plain: "Без кольца",
  ringLeft: (n) => `В мешке с кольцом: ${n}`,
  plainLeft: (n) => `В мешке без кольца: ${n}`,
  aside: (n) => `Отложено: ${n}`,
  handOf: (name) => `Фишку кладёт ${name}`,
  handEmpty: "Фишку ещё не достали",
  stuck: "Эту фишку некуда выложить",
  turnTile: "Повернуть фишку",
  onlyHere: "Здесь фишка ложится только так.",
  mayEnd: "Для следующей фишки может не найтись места: тогда партия кончится",
  score: (from, to, counts, score) => `${from} и ${to}: ${counts.join(" × ")} = ${score}`,
  sideCount: (side, n) => `${side}: ${n}`,
  doubling: "Удваивающая точка: исток здесь считается за два.",
  target: (n) => `Никто не должен набрать ${n}`,
  spoiler: "вредитель",
  auction: "Кто будет вредителем?",
  passed: "пас",
  bid: (n) => `Ставка ${n}`,
  bidIs: (n) => `${n} ${plural(n, ["очко", "очка", "очков"])}`,
  less: (n) => `Меньше на ${n}`,
  more: (n) => `Больше на ${n}`,
  pass: "Пас",
  auctionMeans: (n) => `Вредитель победит, если ни один строитель не наберёт ${n} ${plural(n, ["очка", "очков", "очков"])}. Меньшая ставка перебивает.`,
  board: (size, tiles, open) =>
    `Поле ${size} на ${size}, выложено ${tiles} ${plural(tiles, ["фишка", "фишки", "фишек"])}, открыто ${open} ${plural(open, ["исток", "истока", "истоков"])}`,
  tile: (cells, outlets) => `Фишка на ${cells}, истоки: ${outlets.join(", ")}`,
  openOutlets: (outlets) => `Открытые истоки: ${outlets.join(", ")}`,
};

const en: Words = {
  sides: { n: "north", e: "east", s: "south", w: "west" },
  aim: "Lead the water to both shores of your colour: their points are multiplied",
  whereTo: "Where will you lay the tile?",
  whichBack: "Which tile will you draw?",
  yourBid: "What do you bid?",
  from: (cell, way) => `From ${cell} to the ${en.sides[way]}`,
  joins: (outlets) => `joins ${outlets} ${plural(outlets, ["outlet", "outlets"])}`,
  opening: "the first tile, on the centre",
  turn: "Turn",
  nudge: { n: "Place above", e: "Place to the right", s: "Place below", w: "Place to the left" },
  enlarge: "Enlarge",
  wholeBoard: "Whole board",
  alike: "Same tiles",
  alikeHide: "Hide",
  alikeAre: (laid, all, ahead, isCertain) => `${all} such tiles: ${laid} on the board, one in hand, ${isCertain ? "" : "at most "}${ahead} to come`,
  ring: "With a ring",
  plain: "Plain",
  ringLeft: (n) => `In the bag with a ring: ${n}`,
  plainLeft: (n) => `In the bag, plain: ${n}`,
  aside: (n) => `Set aside: ${n}`,
  handOf: (name) => `To be laid by ${name}`,
  handEmpty: "No tile is drawn yet",
  stuck: "This tile can be laid nowhere",
  turnTile: "Turn the tile",
  onlyHere: "Here the tile lies only this way.",
  mayEnd: "There may be no place for the next tile: then the game ends",
  score: (from, to, counts, score) => `${from} and ${to}: ${counts.join(" × ")} = ${score}`,
  sideCount: (side, n) => `${side}: ${n}`,
  doubling: "A doubling point: an outlet here counts as two.",
  target: (n) => `Nobody may reach ${n}`,
  spoiler: "spoiler",
  auction: "Who will be the spoiler?",
  passed: "passed",
  bid: (n) => `Bid ${n}`,
  bidIs: (n) => `${n} ${plural(n, ["point", "points"])}`,
  less: (n) => `${n} less`,
  more: (n) => `${n} more`,
  pass: "Pass",
  auctionMeans: (n) => `The spoiler wins if no builder reaches ${n} ${plural(n, ["point", "points"])}. A lower bid beats this one.`,
  board: (size, tiles, open) =>
    `A board of ${size} by ${size}, ${tiles} ${plural(tiles, ["tile", "tiles"])} laid, ${open} ${plural(open, ["outlet", "outlets"])} open`,
  tile: (cells, outlets) => `Tile on ${cells}, outlets: ${outlets.join(", ")}`,
  openOutlets: (outlets) => `Open outlets: ${outlets.join(", ")}`,
};

export const WORDS: Record<Lang, Words> = { ru, en };
