/** The board of Ta Yü: lacquered ground, porcelain tiles, and one river through all of them. */
import type { Action, BoardModule } from "../../kit/board.ts";
import type { TayuView } from "../../wire/views/tayu.ts";
import { Auction, Bidding } from "./Auction.tsx";
import { Asking } from "./asking.ts";
import { BoardPicture } from "./BoardPicture.tsx";
import { boardSentences, positionSentences } from "./describing.ts";
import { Ending } from "./Ending.tsx";
import { decidedSentence, endedSentence } from "./ending.ts";
import { standing } from "./foreseen.ts";
import { Hand } from "./Hand.tsx";
import { AlikeIcon, BetweenIcon, DamIcon, TurnIcon } from "./icons.tsx";
import { Moving } from "./motion.ts";
import { Back } from "./Tile.tsx";

export const board: BoardModule<TayuView> = {
  open(table) {
    const asking = new Asking(table);
    const moving = new Moving(asking);
    const bidding = new Bidding(asking);
    const phase = () => table.view.value.phase;

    const tellAlike = () => {
      asking.showsAlike.value = !asking.showsAlike.peek();
      if (!asking.showsAlike.peek()) return;
      const view = table.view.peek();
      const laid = view.tiles.filter((tile) => tile.type === view.drawn).length;
      const all = view.board.copies;
      table.say(asking.words.peek().alikeAre(laid, all, all - laid - 1, view.aside === 0));
    };
    const kinds = (): Action[] =>
      (["ring", "plain"] as const)
        .filter((kind) => table.legal.value.includes(kind))
        .map((kind) => ({
          key: kind,
          step: kind,
          label: asking.words.value[kind],
          icon: <Back hasRing={kind === "ring"} />,
        }));
    const tools = (): Action[] => [
      { key: "turn", label: asking.words.value.turn, icon: <TurnIcon />, pick: () => asking.turn() },
      {
        key: "alike",
        label: asking.showsAlike.value ? asking.words.value.alikeHide : asking.words.value.alike,
        icon: <AlikeIcon />,
        pick: tellAlike,
      },
    ];

    return {
      Picture: () => (
        <div class={table.big ? "tayu big" : "tayu"}>
          <div class="tayu-board">
            <BoardPicture asking={asking} moving={moving} />
            {phase() === "bid" && <Auction bidding={bidding} />}
            {phase() !== "bid" && !table.view.value.tiles.length && !asking.camera.value && (
              <p class="tayu-aim">{asking.words.value.aim}</p>
            )}
            {asking.mayEnd.value && <p class="tayu-warning">{asking.words.value.mayEnd}</p>}
          </div>
          <Hand asking={asking} moving={moving} />
        </div>
      ),
      asks: () => {
        const words = asking.words.value;
        if (phase() === "bid") return words.yourBid;
        if (phase() === "choose") return words.whichBack;
        return words.whereTo;
      },
      choices: () => {
        if (phase() === "bid") return bidding.choices();
        if (phase() === "choose")
          return kinds().map(({ key, label, step }, x) => ({ key, name: label, step, x, y: 0 }));
        return asking.choices();
      },
      actions: () => (phase() === "bid" ? bidding.actions() : phase() === "choose" ? kinds() : tools()),
      chip: (seat) => {
        const view = table.view.value;
        const one = view.seats[seat];
        if (view.phase === "bid" || !one) return ""; // no score either
        if (!one.sides)
          return (
            <span class="tayu-role">
              <DamIcon /> <span>{asking.words.value.spoiler}</span>
            </span>
          );
        const reach = standing(view, asking.gains.value).find(({ seats }) => seats.includes(seat));
        const isRaised = reach !== undefined && reach.score !== one.score;
        return (
          <>
            <BetweenIcon isLevel={one.sides[0] === "w"} />
            <span class="tayu-formula number">{reach?.counts.join(" × ")} =</span>
            <b class={isRaised ? "number raised" : "number"}>{reach?.score}</b>
          </>
        );
      },
      reckoning: (seat) => {
        const found = standing(table.view.value).find(({ seats }) => seats.includes(seat));
        if (found && found.seats[0] !== seat) return []; // partners have one product
        if (!found)
          return table.view.value.target === null
            ? []
            : [{ label: asking.words.value.target(table.view.value.target), amount: "" }];
        return found.sides.map((side, which) => ({
          label: asking.words.value.sides[side],
          amount: found.counts[which as 0 | 1],
        }));
      },
      ended: () => endedSentence(table.view.value, asking.words.value),
      decided: () => decidedSentence(table.view.value, asking.words.value),
      Ending: ({ winners }) => <Ending asking={asking} winners={winners} />,
      animate: (motion) => moving.play(motion),
      rotate: (back) => {
        if (asking.places.peek().length) asking.turn(back);
      },
      cancel: () => {
        if (!asking.camera.peek()) return false;
        asking.look(null);
        return true;
      },
      key: (event) => {
        if (event.key !== "+" && event.key !== "-" && event.key !== "0") return false;
        if ((event.key === "+") === (asking.camera.peek() === null)) asking.toggleZoom();
        return true;
      },
      stepName: (step) => asking.stepName(step),
      describe: () => boardSentences(table.view.value, asking.words.value).join(". "),
      position: () => positionSentences(table.view.value, asking.words.value),
    };
  },
};
