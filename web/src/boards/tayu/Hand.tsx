/** The tile in hand, which a tap turns, with the bag and the tools beside it. */
import type { FunctionComponent } from "preact";
import { useRef } from "preact/hooks";
import { type Arrow, next } from "../../kit/cursor.ts";
import { isPlayedByYou } from "../../kit/you.ts";
import { SeatMark } from "../../seats/marks.tsx";
import type { Asking } from "./asking.ts";
import { quarters, type Way } from "./geometry.ts";
import { ArrowIcon, AsideIcon, NearIcon, TurnIcon } from "./icons.tsx";
import type { Moving } from "./motion.ts";
import { Scores } from "./Scores.tsx";
import { Back, Tile } from "./Tile.tsx";

const ARROWS: [Way, Arrow][] = [
  ["w", "ArrowLeft"],
  ["n", "ArrowUp"],
  ["s", "ArrowDown"],
  ["e", "ArrowRight"],
];

export const Hand: FunctionComponent<{ asking: Asking; moving: Moving }> = ({ asking, moving }) => (
  <div class="tayu-panel">
    <Scores asking={asking} />
    <InHand asking={asking} moving={moving} />
    {asking.marked.value ? <Tools asking={asking} /> : <Bag asking={asking} />}
  </div>
);

const InHand: FunctionComponent<{ asking: Asking; moving: Moving }> = ({ asking, moving }) => {
  const words = asking.words.value;
  const view = asking.table.view.value;
  const shown = moving.hand.value;
  const type = shown === undefined ? view.drawn : shown;
  const isMine = asking.places.value.length > 0;
  const about = view.phase === "over" && type ? words.stuck : isMine ? words.turnTile : "";
  const seat = view.actor >= 0 ? view.actor : view.turn;
  const isOwn = seat !== null && isPlayedByYou(asking.table, seat);
  const picture = type ? <Turned type={type} way={asking.held.value} /> : null;
  if (view.phase === "choose" && asking.table.legal.value.length) return <Backs asking={asking} />;
  return (
    <div class="tayu-hand">
      {isMine ? (
        <button class="tayu-tile" aria-label={about} title={`${about} (R)`} onClick={() => asking.turn()}>
          {picture}
          <span class="tayu-turn">
            <TurnIcon />
          </span>
        </button>
      ) : (
        <div
          class="tayu-tile"
          role="img"
          aria-label={
            type ? about || (isOwn ? words.handOwn : words.handOf(asking.table.called(seat ?? 0))) : words.handEmpty
          }
        >
          {picture ?? <span class="tayu-empty" />}
        </div>
      )}
      {type && view.phase !== "over" && seat !== null && (
        <span class="tayu-holder">
          <SeatMark seat={seat} size={24} />
        </span>
      )}
      {type && view.phase === "over" && <p class="tayu-stuck">{words.stuck}</p>}
    </div>
  );
};

/** Turns the short way, as a whole element, which costs no repaint. */
const Turned: FunctionComponent<{ type: string; way: Way }> = ({ type, way }) => {
  const last = useRef<{ type: string; angle: number } | null>(null);
  let angle = 90 * quarters(way);
  if (last.current?.type === type) angle += 360 * Math.round((last.current.angle - angle) / 360);
  last.current = { type, angle };
  return (
    <svg
      class="tayu-turning"
      key={type}
      viewBox="-33 -33 66 66"
      style={{ transform: `rotate(${angle}deg)` }}
      aria-hidden="true"
      focusable="false"
    >
      <g transform="translate(-30 -10)">
        <Tile lying={{ type, first: { column: 0, row: 0 }, way: "e" }} />
      </g>
    </svg>
  );
};

const Backs: FunctionComponent<{ asking: Asking }> = ({ asking }) => {
  const words = asking.words.value;
  const { left } = asking.table.view.value;
  return (
    <div class="tayu-hand tayu-backs">
      {(["ring", "plain"] as const).map((kind) => (
        <button
          key={kind}
          class="tayu-back"
          onClick={() => asking.table.take(kind)}
          aria-label={`${words[kind]}: ${left[kind]}`}
        >
          <Back hasRing={kind === "ring"} />
        </button>
      ))}
    </div>
  );
};

const Tools: FunctionComponent<{ asking: Asking }> = ({ asking }) => {
  const words = asking.words.value;
  const nudge = (arrow: Arrow) => {
    const to = next(asking.choices(), asking.marked.peek()?.step ?? null, arrow);
    if (to) asking.table.mark(to);
  };
  return (
    <div class="tayu-tools nudges">
      {ARROWS.map(([way, arrow]) => (
        <button
          key={way}
          class={`tayu-tool to-${way}`}
          aria-label={words.nudge[way]}
          title={words.nudge[way]}
          onClick={() => nudge(arrow)}
        >
          <ArrowIcon way={way} />
        </button>
      ))}
      <button
        class="tayu-tool strong"
        aria-label={words.turn}
        title={`${words.turn} (R)`}
        onClick={() => asking.turn()}
      >
        <TurnIcon />
      </button>
    </div>
  );
};

const Bag: FunctionComponent<{ asking: Asking }> = ({ asking }) => {
  const words = asking.words.value;
  const { left, aside } = asking.table.view.value;
  const isNear = asking.camera.value !== null;
  const zoom = isNear ? words.wholeBoard : words.enlarge;
  return (
    <div class="tayu-tools">
      <span class="tayu-left" role="img" aria-label={words.ringLeft(left.ring)} title={words.ringLeft(left.ring)}>
        <Back hasRing /> <b class="number">{left.ring}</b>
      </span>
      <span class="tayu-left" role="img" aria-label={words.plainLeft(left.plain)} title={words.plainLeft(left.plain)}>
        <Back hasRing={false} /> <b class="number">{left.plain}</b>
      </span>
      {aside > 0 && (
        <span class="tayu-left aside" role="img" aria-label={words.aside(aside)} title={words.aside(aside)}>
          <AsideIcon /> <b class="number">{aside}</b>
        </span>
      )}
      {!asking.table.big && (
        <button class="tayu-tool" aria-label={zoom} title={zoom} onClick={() => asking.toggleZoom()}>
          <NearIcon away={isNear} />
        </button>
      )}
    </div>
  );
};
