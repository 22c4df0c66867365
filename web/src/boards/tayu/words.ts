/** The board's own texts, in both languages. */
import { type Lang, plural } from "../../words/format.ts";
import type { End, Way } from "./geometry.ts";

export interface Words {
  sides: Record<Way, string>;
  aim: string;
  whereTo: string;
  whichBack: string;
  yourBid: string;
  /** What laying a tile does, then the cells on which it lies. */
  lays: (joined: number, shores: readonly Way[], cells: string) => string;
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
  /** The tile in hand, described by its outlets as it lies from left to right. */
  drawn: (outlets: readonly End[]) => string;
  handOf: (name: string) => string;
  handOwn: string;
  handEmpty: string;
  stuck: string;
  fitsNowhere: string;
  allClosed: string;
  bagEmpty: string;
  inBag: (n: number) => string;
  nowhere: string;
  targetMissed: (n: number) => string;
  targetReached: (n: number) => string;
  level: (score: number) => string;
  weakerDecided: (more: number, less: number) => string;
  sumDecided: (more: number, less: number) => string;
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
  lays: (joined, shores, cells) => {
    const does = ["первая фишка, на центре", "продолжит канал"][joined] ?? `соединит ${joined} истока`;
    const towards = shores.map((side) => ({ n: "северу", e: "востоку", s: "югу", w: "западу" })[side]);
    return `${does}${towards.length ? ` и выйдет к ${towards.join(" и ")}` : ""} (${cells})`;
  },
  turn: "Повернуть",
  nudge: { n: "Место выше", e: "Место правее", s: "Место ниже", w: "Место левее" },
  enlarge: "Крупнее",
  wholeBoard: "Всё поле",
  alike: "Сколько таких ещё?",
  alikeHide: "Скрыть",
  alikeAre: (laid, all, ahead, isCertain) =>
    `Таких фишек ${all}: на поле ${laid}, одна в руке, в мешке ${isCertain ? "ещё" : "не больше"} ${ahead}`,
  ring: "С кольцом",
  plain: "Без кольца",
  ringLeft: (n) => `В мешке с кольцом: ${n}`,
  plainLeft: (n) => `В мешке без кольца: ${n}`,
  aside: (n) => `Отложено: ${n}`,
  drawn: (outlets) =>
    `Вытянута фишка; слева направо её истоки: ${outlets.map(({ part, way }) => ({ n: `сверху ${part + 1}`, s: `снизу ${part + 1}`, e: "правый конец", w: "левый конец" })[way]).join(", ")}`,
  handOf: (name) => `Фишку кладёт ${name}`,
  handOwn: "Фишку кладёте вы",
  handEmpty: "Фишку ещё не достали",
  stuck: "Эту фишку некуда выложить",
  fitsNowhere: "Партия кончилась: вытянутую фишку некуда выложить.",
  allClosed: "Партия кончилась: открытых истоков не осталось, и фишку некуда выложить.",
  bagEmpty: "Партия кончилась: мешок пуст.",
  inBag: (n) =>
    n
      ? `В мешке ${plural(n, ["осталась", "остались", "осталось"])} ${n} ${plural(n, ["фишка", "фишки", "фишек"])}.`
      : "Это была последняя фишка.",
  nowhere: "некуда выложить",
  targetMissed: (n) => `Никто не набрал ${n}, поэтому победил вредитель.`,
  targetReached: (n) => `Счёт ${n} набран, поэтому вредитель проиграл.`,
  level: (score) => `Счёт равный, ${score} : ${score}.`,
  weakerDecided: (more, less) => `Решила слабая сторона: ${more} против ${less}.`,
  sumDecided: (more, less) => `Решила сумма обеих сторон: ${more} против ${less}.`,
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
  auctionMeans: (n) =>
    `Вредитель победит, если ни один строитель не наберёт ${n} ${plural(n, ["очка", "очков", "очков"])}. Меньшая ставка перебивает.`,
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
  lays: (joined, shores, cells) => {
    const does = ["the first tile, on the centre", "continues the channel"][joined] ?? `joins ${joined} outlets`;
    return `${does}${shores.length ? ` and reaches the ${shores.map((side) => en.sides[side]).join(" and the ")}` : ""} (${cells})`;
  },
  turn: "Turn",
  nudge: { n: "Place above", e: "Place to the right", s: "Place below", w: "Place to the left" },
  enlarge: "Enlarge",
  wholeBoard: "Whole board",
  alike: "How many are left?",
  alikeHide: "Hide",
  alikeAre: (laid, all, ahead, isCertain) =>
    `${all} such tiles: ${laid} on the board, one in hand, ${isCertain ? "" : "at most "}${ahead} still in the bag`,
  ring: "With a ring",
  plain: "Plain",
  ringLeft: (n) => `In the bag with a ring: ${n}`,
  plainLeft: (n) => `In the bag, plain: ${n}`,
  aside: (n) => `Set aside: ${n}`,
  drawn: (outlets) =>
    `A tile is drawn; from left to right its outlets are: ${outlets.map(({ part, way }) => ({ n: `top ${part + 1}`, s: `bottom ${part + 1}`, e: "right end", w: "left end" })[way]).join(", ")}`,
  handOf: (name) => `To be laid by ${name}`,
  handOwn: "To be laid by you",
  handEmpty: "No tile is drawn yet",
  stuck: "This tile can be laid nowhere",
  fitsNowhere: "The game is over: the drawn tile fits nowhere.",
  allClosed: "The game is over: no outlet is open, so the tile fits nowhere.",
  bagEmpty: "The game is over: the bag is empty.",
  inBag: (n) => (n ? `${n} ${plural(n, ["tile was", "tiles were"])} left in the bag.` : "It was the last tile."),
  nowhere: "fits nowhere",
  targetMissed: (n) => `Nobody reached ${n}, so the spoiler wins.`,
  targetReached: (n) => `${n} was reached, so the spoiler loses.`,
  level: (score) => `The scores are level, ${score} : ${score}.`,
  weakerDecided: (more, less) => `The weaker side decided: ${more} against ${less}.`,
  sumDecided: (more, less) => `The sum of both sides decided: ${more} against ${less}.`,
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
  auctionMeans: (n) =>
    `The spoiler wins if no builder reaches ${n} ${plural(n, ["point", "points"])}. A lower bid beats this one.`,
  board: (size, tiles, open) =>
    `A board of ${size} by ${size}, ${tiles} ${plural(tiles, ["tile", "tiles"])} laid, ${open} ${plural(open, ["outlet", "outlets"])} open`,
  tile: (cells, outlets) => `Tile on ${cells}, outlets: ${outlets.join(", ")}`,
  openOutlets: (outlets) => `Open outlets: ${outlets.join(", ")}`,
};

export const WORDS: Record<Lang, Words> = { ru, en };
