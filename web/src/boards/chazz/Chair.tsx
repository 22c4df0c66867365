/** A chair: stool, the cushion of its owner, its number, and everybody's cards on the table before it. */
import art from "@igroteka/games/chazz/drawing/art.svg";
import type { FunctionComponent } from "preact";
import { Art, filled } from "../../kit/art.tsx";
import { lookOf } from "../../seats/looks.ts";
import { seatColour, worn } from "../../seats/marks.tsx";
import type { AtChair, KindName } from "../../wire/views/chazz.ts";
import { KINDS, kindsOf } from "./cards.ts";
import { Glyph } from "./Glyph.tsx";
import { at, chairAngle, OWN, paws, STOOL, STOOL_RADIUS, sector, TABLE } from "./geometry.ts";
import { Paw } from "./Paw.tsx";

interface ChairState {
  chair: AtChair;
  number: number;
  chairs: number;
  /** The seat whose cards are shown in full; null for watchers. */
  own: number | null;
  word: KindName | null;
  /** It can be chosen; it is under the cursor; the player's cat runs for it. */
  isOpen: boolean;
  isMarked: boolean;
  isWanted: boolean;
  /** Laid in the last round, by seat. */
  fresh: Map<number, KindName[]>;
  /** Captured in the last round. */
  isTaken: boolean;
  name: string;
  onPress?: () => void;
  onOver: () => void;
}

const SLOT = 25;

/** The player's three cards at this chair: a slot for each word. */
const OwnCards: FunctionComponent<{
  angle: number;
  seat: number;
  kinds: readonly KindName[];
  fresh: readonly KindName[];
  word: KindName | null;
}> = ({ angle, seat, kinds, fresh, word }) => {
  const reach = 56 / OWN;
  const [from, to] = [at(angle - reach, OWN), at(angle + reach, OWN)];
  const flips = 0.6 * Math.cos(angle) < Math.sin(angle); // so that it always reads from left to right, or downwards
  return (
    <g style={{ "--coat": seatColour(seat) }}>
      <path
        class="own-strip"
        d={`M${from.x.toFixed(1)} ${from.y.toFixed(1)}A${OWN} ${OWN} 0 0 1 ${to.x.toFixed(1)} ${to.y.toFixed(1)}`}
      />
      {KINDS.map((kind, number) => {
        const { x, y } = at(angle + ((flips ? 1 - number : number - 1) * 56) / OWN, OWN);
        const isFull = kinds.includes(kind);
        return (
          <g
            key={kind}
            class={`slot${isFull ? " full" : ""}${fresh.includes(kind) ? " fresh" : ""}${word === kind ? " called" : ""}`}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          >
            <circle r={SLOT} />
            <g transform="scale(1.45)">
              <Glyph kind={kind} weight={3.4} />
            </g>
          </g>
        );
      })}
    </g>
  );
};

export const Cushion: FunctionComponent<{ seat: number }> = ({ seat }) => (
  <Art of={filled(art.cushion, worn(lookOf(seat)))} />
);

export const Chair: FunctionComponent<ChairState> = (props) => {
  const { chair, number, chairs, own, word, fresh } = props;
  const angle = chairAngle(chairs, number);
  const stool = at(angle, STOOL);
  const tag = at(angle, TABLE + 2, -96);
  const others = chair.cards.filter((one) => one.seat !== own);
  const showsOwn = own !== null && chair.territory !== own;
  const { size, spots } = paws(chairs, number, others.length, showsOwn ? OWN - 31 : TABLE - 12);
  const turn = (angle * 180) / Math.PI + 90;
  const classes = `chair${props.isOpen ? " open" : ""}${props.isMarked ? " marked" : ""}${props.isWanted ? " wanted" : ""}${props.isTaken ? " taken" : ""}`;
  return (
    <g
      class={classes}
      data-chair={number}
      role="img"
      aria-label={props.name}
      onPointerDown={props.onPress}
      onPointerEnter={(event) => event.pointerType === "mouse" && props.onOver()}
    >
      <path class="reach" d={sector(angle, Math.PI / chairs, 60, 500)} />
      <g transform={`translate(${stool.x.toFixed(1)} ${stool.y.toFixed(1)})`}>
        <Art of={art.stool} transform={`rotate(${turn.toFixed(1)})`} />
        {chair.territory !== null && <Cushion seat={chair.territory} />}
        <circle class="halo" r={STOOL_RADIUS + 9} />
      </g>
      <g class="tag" transform={`translate(${tag.x.toFixed(1)} ${tag.y.toFixed(1)})`}>
        <circle r="23" />
        <text y="12">{number + 1}</text>
      </g>
      {showsOwn && (
        <OwnCards angle={angle} seat={own} kinds={kindsOf(chair, own)} fresh={fresh.get(own) ?? []} word={word} />
      )}
      {others.map(
        ({ seat, kinds }, n) =>
          spots[n] && (
            <Paw key={seat} seat={seat} kinds={kinds} fresh={fresh.get(seat) ?? []} at={spots[n]} size={size} />
          ),
      )}
    </g>
  );
};
