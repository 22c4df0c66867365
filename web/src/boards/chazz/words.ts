/** The board's own texts, in both languages. */
import type { KindName } from "../../wire/views/chazz.ts";
import type { Lang } from "../../words/format.ts";
import { plural } from "../../words/format.ts";

export interface Words {
  kinds: Record<KindName, string>;
  called: Record<KindName, string>;
  chair: (n: number) => string;
  ready: string;
  get: (seconds: number) => string;
  /** In the first race of a match, for those who wait for the word and for the one who will call it. */
  firstRace: (leader: string) => string;
  firstCall: string;
  walk: string;
  /** The server was held up: the race waits. */
  held: (seconds: number) => string;
  callIn: (seconds: number) => string;
  mayCall: string;
  waitWord: (name: string) => string;
  youCall: string;
  runNow: (word: string) => string;
  running: (word: string) => string;
  seated: (chair: number) => string;
  noChair: string;
  noChairFor: (name: string) => string;
  noChairForYou: string;
  early: string;
  hold: string;
  tapTurn: string;
  sneak: string;
  nearest: string;
  orChair: string;
  keysWalk: string;
  keysRun: (chairs: number) => string;
  steers: string;
  hand: string;
  putCard: string;
  putHere: (chair: number) => string;
  moveCard: (word: string) => string;
  moveFrom: (word: string, chair: number) => string;
  pickChair: string;
  pick: (chair: number) => string;
  picked: (n: number, all: number) => string;
  territory: (name: string) => string;
  yourTerritory: string;
  territories: string;
  won: (territories: number) => string;
  /** Between equal territories, fewer chairs win (CH-17). */
  spread: string;
  wonBy: string;
  limit: string;
  fewerChairs: (territories: number, fewer: number, more: number) => string;
  sits: (name: string) => string;
  youSit: string;
  free: string;
  empty: string;
  leaderCard: string;
  leader: string;
  rounds: (n: number) => string;
  board: (leader: string) => string;
  clockwise: string;
  counter: string;
}

const ru: Words = {
  kinds: { spit: "Шипеть", claw: "Царапать", rub: "Тереться" },
  called: { spit: "Шипеть!", claw: "Царапать!", rub: "Тереться!" },
  chair: (n) => `Стул ${n}`,
  ready: "Приготовьтесь",
  get: (s) => `Коты встают через ${s} с. В какую сторону?`,
  firstRace: (leader) => `Гуляйте вокруг стола. ${leader} назовёт слово — скорее коснитесь стула!`,
  firstCall: "Вы лидер: гуляйте к стулу получше, потом назовите слово",
  walk: "Гуляем",
  held: (s) => `Сервер задержался: забег продолжится через ${s} с`,
  callIn: (s) => `Слово можно назвать через ${s} с`,
  mayCall: "Назовите слово",
  waitWord: (name) => `Гуляйте у стульев: слово назовёт ${name}`,
  youCall: "Слово называете вы",
  runNow: (word) => `«${word}»: скорее к стулу`,
  running: (word) => `«${word}»: все бегут к стульям`,
  seated: (n) => `Вы сидите: стул ${n}`,
  noChair: "Стула вам не досталось",
  noChairFor: (name) => `${name} без стула!`,
  noChairForYou: "Вы без стула!",
  early: "Рано! Ждите слова",
  hold: "Держите: быстрее",
  tapTurn: "Коснитесь: назад",
  sneak: "Красться",
  nearest: "К ближайшему",
  orChair: "или коснитесь стула",
  keysWalk: "← → куда · пробел: быстрее · ↓ красться · Enter: назад",
  keysRun: (n) => `1–${n} или ← → и Enter: стул · пробел: ближайший`,
  steers: "Чей кот",
  hand: "В руке",
  putCard: "К какому стулу положить карточку лидера?",
  putHere: (n) => `Карточку лидера — к стулу ${n}`,
  moveCard: (word) => `«${word}» в руке нет: откуда переложить?`,
  moveFrom: (word, n) => `Переложить «${word}» от стула ${n}`,
  pickChair: "Тайно выберите стул: получит ближайший",
  pick: (n) => `Бежать к стулу ${n}`,
  picked: (n, all) => `Выбрали ${n} из ${all}`,
  territory: (name) => `территория: ${name}`,
  yourTerritory: "ваша территория",
  territories: "Территории",
  won: (n) => `${n} ${plural(n, ["территория", "территории", "территорий"])}`,
  spread: "Стульев с карточками",
  wonBy: "Партия кончилась: захвачены две территории.",
  limit: "Партия кончилась: сыграны все условленные коны.",
  fewerChairs: (n, fewer, more) =>
    `Территорий поровну: ${n}. Решило, чьи карточки лежат у меньшего числа стульев: ${fewer} против ${more}.`,
  sits: (name) => `сидит ${name}`,
  youSit: "здесь сидите вы",
  free: "свободен",
  empty: "карточек нет",
  leaderCard: "здесь карточка лидера",
  leader: "Лидер",
  rounds: (n) => `Осталось ${n} ${plural(n, ["кон", "кона", "конов"])}`,
  board: (leader) => `Круглый стол, стулья по часовой стрелке. Лидер: ${leader}.`,
  clockwise: "по часовой",
  counter: "против часовой",
};

const en: Words = {
  kinds: { spit: "Spit", claw: "Claw", rub: "Rub" },
  called: { spit: "Spit!", claw: "Claw!", rub: "Rub!" },
  chair: (n) => `Chair ${n}`,
  ready: "Get ready",
  get: (s) => `The cats get up in ${s} s. Which way?`,
  firstRace: (leader) => `Walk round the table. When ${leader} calls a word, quickly tap a chair!`,
  firstCall: "You lead: walk to a good chair, then call a word",
  walk: "Walking",
  held: (s) => `The server was held up: the race goes on in ${s} s`,
  callIn: (s) => `You may call a word in ${s} s`,
  mayCall: "Call a word",
  waitWord: (name) => `Walk behind the chairs: ${name} will call a word`,
  youCall: "You call the word",
  runNow: (word) => `“${word}”: run for a chair`,
  running: (word) => `“${word}”: all run for the chairs`,
  seated: (n) => `You sit on chair ${n}`,
  noChair: "No chair is left for you",
  noChairFor: (name) => `No chair for ${name}!`,
  noChairForYou: "No chair for you!",
  early: "Too early! Wait for the word",
  hold: "Hold: faster",
  tapTurn: "Tap: turn back",
  sneak: "Sneak",
  nearest: "To the nearest",
  orChair: "or tap a chair",
  keysWalk: "← → which way · Space: faster · ↓ sneak · Enter: turn back",
  keysRun: (n) => `1–${n} or ← → and Enter: a chair · Space: the nearest`,
  steers: "Whose cat",
  hand: "In hand",
  putCard: "At which chair do you lay the leader card?",
  putHere: (n) => `The leader card goes to chair ${n}`,
  moveCard: (word) => `No “${word}” in hand: move one from where?`,
  moveFrom: (word, n) => `Move “${word}” from chair ${n}`,
  pickChair: "Pick a chair in secret: whoever is nearest gets it",
  pick: (n) => `Run for chair ${n}`,
  picked: (n, all) => `${n} of ${all} have picked`,
  territory: (name) => `territory of ${name}`,
  yourTerritory: "your territory",
  territories: "Territories",
  won: (n) => `${n} ${plural(n, ["territory", "territories"])}`,
  spread: "Chairs with cards",
  wonBy: "The game is over: two territories are held.",
  limit: "The game is over: all the agreed rounds have been played.",
  fewerChairs: (n, fewer, more) =>
    `Territories are level at ${n}. Cards at fewer chairs decided: ${fewer} against ${more}.`,
  sits: (name) => `${name} sits here`,
  youSit: "you sit here",
  free: "free",
  empty: "no cards",
  leaderCard: "the leader card is here",
  leader: "Leader",
  rounds: (n) => `${n} ${plural(n, ["round", "rounds"])} left`,
  board: (leader) => `A round table, chairs clockwise. Leader: ${leader}.`,
  clockwise: "clockwise",
  counter: "counter-clockwise",
};

export const WORDS: Record<Lang, Words> = { ru, en };
