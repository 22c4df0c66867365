/** The board of Chazz: a parlour, a round table, one chair too few, and the cats. */
import { effect } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Board, BoardModule, Table } from "../../kit/board.ts";
import type { ChazzView } from "../../wire/views/chazz.ts";
import { callsOf, choicesOf, picker } from "./asking.ts";
import { Portrait } from "./Cat.tsx";
import { Cats } from "./Cats.tsx";
import { boardSentence, chairSentence } from "./describing.ts";
import { Ending } from "./Ending.tsx";
import { decidedSentence, endedSentence, spread } from "./ending.ts";
import { GlyphIcon } from "./Glyph.tsx";
import { Heart } from "./Heart.tsx";
import { raceKey } from "./keys.ts";
import { LeftStanding } from "./left.ts";
import { Show } from "./motion.tsx";
import { Music } from "./music.ts";
import { NoChair } from "./NoChair.tsx";
import { Pad } from "./Pad.tsx";
import { Room } from "./Room.tsx";
import { Runners } from "./runners.ts";
import { Standing } from "./Standing.tsx";
import { Steering } from "./steering.ts";
import { asks, tells } from "./telling.ts";
import { utter } from "./voice.ts";
import { WORDS } from "./words.ts";

export const board: BoardModule<ChazzView> = {
  open(table): Board<ChazzView> {
    const steering = new Steering(table);
    const runners = new Runners(table, steering);
    const left = new LeftStanding(table);
    const show = new Show(table, runners, left);
    return {
      Picture: () => <Parlour table={table} steering={steering} runners={runners} show={show} left={left} />,
      asks: () => asks(table, steering),
      tells: () => tells(table, steering),
      isAsking: () => picker(table) !== null || steering.isRunning,
      choices: () => choicesOf(table, steering),
      actions: () => callsOf(table, steering, (kind) => <GlyphIcon kind={kind} />),
      portrait: (look) => <Portrait look={look} />,
      chip: (seat) => <Standing table={table} seat={seat} />,
      points: (score) => WORDS[table.lang.value].won(score),
      reckoning: (seat) => [{ label: WORDS[table.lang.value].spread, amount: spread(table.view.value, seat) }],
      ended: () => endedSentence(table.view.value, WORDS[table.lang.value]),
      decided: () => decidedSentence(table.view.value, WORDS[table.lang.value]),
      Ending: ({ winners }) => <Ending view={table.view.value} winners={winners} />,
      animate: (motion) => show.play(motion),
      key: (event) => raceKey(event, table, steering),
      describe: () => boardSentence(table),
      position: () => table.view.value.chairs.map((_, chair) => chairSentence(table, chair)),
    };
  },
};

/** Whether the word has just been called and nobody sits yet. */
function isCalmCall(table: Table<ChazzView>): boolean {
  return table.view.value.phase === "sit" && table.view.value.chairs.every(({ sitter }) => sitter === null);
}

interface Props {
  table: Table<ChazzView>;
  steering: Steering;
  runners: Runners;
  show: Show;
  left: LeftStanding;
}

const Parlour: FunctionComponent<Props> = ({ table, steering, runners, show, left }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    show.flights = place.current?.querySelector<SVGGElement>(".flights") ?? null;
    const ease = (event: KeyboardEvent) => event.code === "Space" && steering.isWalking && steering.ease();
    addEventListener("keyup", ease);
    const music = new Music(() => steering.walked());
    const stops = [
      steering.watch(),
      left.watch(),
      () => music.stop(),
      effect(() => {
        if (steering.phase.value === "walk") music.start();
        else music.stop();
      }),
      effect(() => {
        if (steering.phase.value === "countdown" && steering.seconds.value > 0) table.sound("tick");
      }),
      effect(() => {
        void table.race.value;
        runners.hear();
      }),
      effect(() => {
        void [table.view.value, table.position.value, steering.seat.value, steering.way.value, steering.pace.value];
        runners.wake();
      }),
      effect(() => {
        const word = steering.word.value;
        if (word && (steering.phase.value === "run" || isCalmCall(table))) utter(word);
      }),
    ];
    return () => {
      removeEventListener("keyup", ease);
      for (const stop of stops) stop();
    };
  }, [table]);
  const kind = table.big
    ? " big"
    : steering.seat.value === null
      ? " watching"
      : table.yours.value.length > 1
        ? " several"
        : "";
  return (
    <div class={`chazz${kind}`} ref={place}>
      <div class="stage">
        <Room table={table} steering={steering} />
        <Heart table={table} steering={steering} />
        <Cats table={table} runners={runners} steering={steering} />
        <NoChair table={table} left={left} />
      </div>
      <Pad table={table} steering={steering} />
    </div>
  );
};
