/** The options of each game as people speak of them: what is asked, and what may be answered. */
import type { Lang } from "./format.ts";
import type { Both, GameName } from "./games.ts";

interface OptionWords {
  asks: Both;
  /** The usual one first. None: a number. */
  values?: Record<string, Both>;
  /** Asked only with so many players. */
  players?: readonly string[];
  about?: Both;
}

const yes: Both = { en: "yes", ru: "да" };
const no: Both = { en: "no", ru: "нет" };

const OPTIONS: Record<GameName, Record<string, OptionWords>> = {
  marrakech: {
    bankruptcy: {
      asks: { en: "Whoever cannot pay in full", ru: "Кто не может заплатить сполна" },
      values: {
        eliminate: { en: "is out", ru: "выбывает" },
        stay: { en: "gives what he has and plays on", ru: "отдаёт что есть и играет дальше" },
      },
    },
    own_rug: {
      asks: { en: "Covering a whole rug of one's own", ru: "Накрыть целиком свой же ковёр" },
      values: { forbidden: { en: "is forbidden", ru: "нельзя" }, allowed: { en: "is allowed", ru: "можно" } },
    },
    turn: {
      asks: { en: "Assam is turned", ru: "Ассама поворачивают" },
      values: {
        before: { en: "before the roll", ru: "до броска" },
        after: { en: "after the rug, for the next player", ru: "после ковра, для следующего" },
      },
    },
  },
  tayu: {
    edition: {
      asks: { en: "Board", ru: "Поле" },
      about: { en: "The larger board makes a longer game.", ru: "На большом поле партия дольше." },
      values: {
        goliath: { en: "18 × 18, 84 tiles", ru: "18 × 18, 84 фишки" },
        kosmos: { en: "19 × 19, 112 tiles", ru: "19 × 19, 112 фишек" },
      },
    },
    draw: {
      asks: { en: "The tile that is drawn", ru: "Какую фишку достают" },
      about: { en: "A ring on the back marks tiles with outlets on three sides.", ru: "Кольцо на обороте — у фишек с истоками на трёх сторонах." },
      values: {
        random: { en: "any", ru: "любую" },
        choice: { en: "with a ring or without, as one chooses", ru: "с кольцом или без, по выбору" },
      },
    },
    unplaceable: {
      asks: { en: "A tile that fits nowhere", ru: "Если фишку некуда выложить" },
      about: { en: "If another is drawn, one unlucky tile does not end the game.", ru: "Если достают другую, одна неудачная фишка не оборвёт партию." },
      values: {
        end: { en: "ends the game", ru: "партия кончается" },
        redraw: { en: "is put aside, and another is drawn", ru: "её откладывают и достают другую" },
      },
    },
    closing: {
      asks: { en: "Leaving no outlet open", ru: "Закрыть последний исток" },
      about: { en: "With no outlet open, no tile can be laid any more.", ru: "Когда открытых истоков нет, выкладывать больше некуда." },
      values: {
        allowed: { en: "is allowed", ru: "можно" },
        barred: { en: "only if there is no other place", ru: "только если больше некуда" },
      },
    },
    spoiler: {
      players: ["3"],
      asks: { en: "Who is the spoiler", ru: "Кто вредитель" },
      about: { en: "The spoiler hinders both builders, and wins if neither gets the points agreed on.", ru: "Вредитель мешает обоим строителям и побеждает, если никто из них не набрал нужных очков." },
      values: { auction: { en: "an auction tells", ru: "решает аукцион" }, fixed: { en: "the third seat", ru: "третье место" } },
    },
    target: {
      players: ["3"],
      asks: { en: "Without an auction: points a builder needs", ru: "Без аукциона: сколько очков нужно строителю" },
    },
    tie: {
      asks: { en: "Equal points", ru: "При равном счёте" },
      about: { en: "Points are one side times the other; the weak side is the smaller of the two.", ru: "Очки — одна сторона, умноженная на другую; слабейшая — меньшая из двух." },
      values: {
        draw: { en: "are a draw", ru: "ничья" },
        weaker_side: { en: "the better weak side decides", ru: "сравнивают слабейшие стороны" },
      },
    },
  },
  mazaitsy: {
    teams: {
      players: ["4"],
      asks: { en: "Two against two", ru: "Двое на двое" },
      about: { en: "Partners may hand each other hares when their boats meet.", ru: "Партнёры при встрече лодок могут передавать друг другу зайцев." },
      values: { off: { en: "no, each for himself", ru: "нет, каждый за себя" }, on: { en: "yes, 1 and 3 against 2 and 4", ru: "да, места 1 и 3 против 2 и 4" } },
    },
    rounds: { players: ["3", "4"], asks: { en: "Rounds", ru: "Раундов" } },
    blank_twins: {
      asks: { en: "Blank twins take the hares off their type", ru: "Пустые двойники снимают зайцев со своего типа" },
      about: { en: "The blank twin is the one card of its type without a hare symbol; when it is laid, hares on that type go back to the pool.", ru: "Пустой двойник — единственная карточка своего типа без символа зайца. Положили его — зайцы с этого типа возвращаются в запас." },
      values: { off: no, on: yes },
    },
    free_choice: {
      asks: { en: "After a single action, any open card may be laid", ru: "После одного действия можно класть любую открытую карточку" },
      about: { en: "Usually the farthest card of the row has to be laid.", ru: "Обычно кладут самую дальнюю карточку ряда." },
      values: { off: no, on: yes },
    },
    nine_points: {
      asks: { en: "A boat carries", ru: "Лодка вмещает" },
      about: { en: "By points a boat takes more small hares and fewer big ones.", ru: "По очкам мелких зайцев поместится больше, крупных — меньше." },
      values: { off: { en: "four hares", ru: "четырёх зайцев" }, on: { en: "hares of nine points together", ru: "зайцев на девять очков" } },
    },
    stealing: {
      asks: { en: "A hare may be stolen from a boat one meets", ru: "У встречной лодки можно стащить зайца" },
      about: { en: "When your boat comes to a card with another boat; it costs no action.", ru: "Когда ваша лодка приплыла на карточку с чужой; действия это не тратит." },
      values: { off: no, on: yes },
    },
    steal_limit: {
      asks: { en: "If stealing is allowed", ru: "Если красть можно" },
      values: {
        stage: { en: "one hare a turn", ru: "одного зайца за ход" },
        boat: { en: "one hare from each boat", ru: "по зайцу у каждой лодки" },
      },
    },
    deck: {
      asks: { en: "Hares on the currents", ru: "Зайцы на Течениях" },
      values: { a: { en: "none, 40 hares in all", ru: "нет, всего 40 зайцев" }, b: { en: "yes, 48 hares in all", ru: "есть, всего 48 зайцев" } },
    },
    scatter_on: {
      asks: { en: "Mazai adds hares", ru: "Мазай добавляет зайцев" },
      about: { en: "In Mazai's turn a type of card is named, and hares are added there.", ru: "В ход Мазая называют тип карточек, и на них добавляют зайцев." },
      values: {
        all: { en: "on all cards of the type", ru: "на все карточки типа" },
        empty: { en: "on those without a hare", ru: "только туда, где зайцев нет" },
      },
    },
    row: {
      asks: { en: "After Mazai the row", ru: "После Мазая ряд" },
      about: { en: "The row: open cards that will be laid next.", ru: "Ряд — открытые карточки, которые лягут следующими." },
      values: { redeal: { en: "is dealt anew", ru: "сдают заново" }, keep: { en: "stays", ru: "оставляют" } },
    },
  },
  chazz: {
    round_limit: {
      asks: { en: "The game ends after so many rounds", ru: "Партия кончается после стольких конов" },
      about: { en: "0: no limit. 40 is a good one.", ru: "0 — без предела. Хороший предел — 40." },
    },
  },
};

const named = (game: string, option: string): OptionWords | undefined => OPTIONS[game as GameName]?.[option];

export function optionAsks(game: string, option: string, lang: Lang): string {
  return named(game, option)?.asks[lang] ?? option;
}

export function optionAbout(game: string, option: string, lang: Lang): string | undefined {
  return named(game, option)?.about?.[lang];
}

export function isAsked(game: string, option: string, players: string): boolean {
  return named(game, option)?.players?.includes(players) ?? true;
}

/** Which of a table's rules are not the usual ones, as sentences. */
export function unusual(game: string, options: Record<string, string>, lang: Lang): string[] {
  const chosen = Object.entries(options).filter(([option, value]) => {
    const [usual] = Object.keys(named(game, option)?.values ?? {});
    return usual !== undefined && usual !== value && isAsked(game, option, options.players ?? "");
  });
  return chosen.map(([option, value]) => `${optionAsks(game, option, lang)}: ${optionValue(game, option, value, lang)}`);
}

/** A value that has no words is a number, and stands for itself. */
export function optionValue(game: string, option: string, value: string, lang: Lang): string {
  return named(game, option)?.values?.[value]?.[lang] ?? value;
}
