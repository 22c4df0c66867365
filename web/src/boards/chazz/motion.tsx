/** Animates a round: cats sit down, cards are laid or moved, chairs are captured, the leader card is passed on. */
import { type ComponentChild, render } from "preact";
import type { Table } from "../../kit/board.ts";
import type { Motion } from "../../kit/motion.ts";
import type { Point } from "../../kit/point.ts";
import { svgElement } from "../../kit/svg.ts";
import { SeatSign, seatColour, seatInk } from "../../seats/marks.tsx";
import type { ChazzView } from "../../wire/views/chazz.ts";
import { Cushion } from "./Chair.tsx";
import { Glyph } from "./Glyph.tsx";
import { at, chairAngle, chairPlace, OWN, SEATED, STOOL, way } from "./geometry.ts";
import { leaderSpot } from "./LeaderCard.tsx";
import { type GameEvent, type Kind, readEvent } from "./language.ts";
import type { LeftStanding } from "./left.ts";
import type { Runners } from "./runners.ts";

const LEG = 220;
const RUN = 380;
const SETTLE = 180;
const LOOK = 900; // milliseconds to see who got no chair, before the cards are laid
const SPIN = "cubic-bezier(0.3, 0, 0.2, 1)";

/** The events of some verbs. They count chairs from 1. */
type Of<Verb> = Extract<GameEvent, { verb: Verb }>;

export class Show {
  /** Where cards and cushions fly. */
  flights: SVGGElement | null = null;
  private readonly table: Table<ChazzView>;
  private readonly runners: Runners;
  private readonly left: LeftStanding;

  constructor(table: Table<ChazzView>, runners: Runners, left: LeftStanding) {
    this.table = table;
    this.runners = runners;
    this.left = left;
  }

  async play(motion: Motion<ChazzView>): Promise<void> {
    const happened = motion.events.map(readEvent);
    const of = <Verb extends GameEvent["verb"]>(...verbs: Verb[]) =>
      happened.filter((event): event is Of<Verb> => verbs.some((verb) => verb === event.verb));
    const chairs = motion.before.chairs.length;
    try {
      if (of("sits").length) await this.sitDown(motion, of("sits"), of("stands").length > 0);
      for (const { seat } of of("stands")) {
        this.left.tell(seat);
        await motion.rest(LOOK);
      }
      await this.lay(motion, of("lays", "moves"), chairs);
      await this.capture(motion, of("captures"), chairs);
      await this.passOn(motion, of("passes", "puts"), chairs);
    } finally {
      this.runners.led.clear();
      this.runners.wake();
      this.flights?.replaceChildren();
    }
  }

  /** The live race shows this itself. At a calm table and in a replay cats run to their chairs. */
  private async sitDown(motion: Motion<ChazzView>, sits: Of<"sits">[], isLast: boolean): Promise<void> {
    const places = this.table.position.peek().places ?? (this.table.race.peek() ? null : this.runners.places());
    if (!places) return isLast ? motion.rest(LEG + SETTLE) : undefined;
    const chairs = motion.before.chairs.length;
    const lead = (part: number) => {
      for (const { seat, chair: number } of sits) {
        const chair = number - 1;
        const from = places[seat] ?? 0;
        const to = from + way(from, chairPlace(chairs, chair)) * part;
        this.runners.led.set(seat, { place: to, chair: part < 1 ? null : chair });
      }
      this.runners.wake();
    };
    await motion.frames(RUN, lead);
    lead(1);
    await motion.rest(SETTLE);
  }

  private async lay(motion: Motion<ChazzView>, laid: Of<"lays" | "moves">[], chairs: number): Promise<void> {
    if (!laid.length) return;
    this.table.sound("lay");
    await Promise.all(
      laid.map((event) => {
        const angle = chairAngle(chairs, event.chair - 1);
        const from = event.verb === "lays" ? at(angle, SEATED) : at(chairAngle(chairs, event.source - 1), OWN);
        return this.fly(
          motion,
          from,
          at(angle, OWN - 20),
          [0.5, 1],
          <FlyingCard seat={event.seat} kind={event.kind} />,
        );
      }),
    );
  }

  private async capture(motion: Motion<ChazzView>, captured: Of<"captures">[], chairs: number): Promise<void> {
    if (!captured.length) return;
    this.table.sound("pay");
    await Promise.all(
      captured.map(({ seat, chair }) => {
        const angle = chairAngle(chairs, chair - 1);
        return this.fly(motion, at(angle, OWN), at(angle, STOOL), [0.2, 1], <Cushion seat={seat} />);
      }),
    );
  }

  private async passOn(motion: Motion<ChazzView>, passed: Of<"passes" | "puts">[], chairs: number): Promise<void> {
    const card = this.flights?.ownerSVGElement?.querySelector("[data-leader]");
    let here = motion.before.card;
    for (const { chair: number } of passed) {
      const chair = number - 1;
      if (here === null || !card) return;
      const first = motion.before.card ?? here;
      const [home, from, to] = [leaderSpot(chairs, first), leaderSpot(chairs, here), leaderSpot(chairs, chair)];
      const shift = ({ x, y }: Point) => `translate(${x - home.x}px, ${y - home.y}px)`;
      await motion.run(card, { transform: [shift(from), shift(to)] }, LEG, SPIN);
      here = chair;
    }
  }

  private async fly(
    motion: Motion<ChazzView>,
    from: Point,
    to: Point,
    scale: [number, number],
    piece: ComponentChild,
  ): Promise<void> {
    if (!this.flights) return;
    const element = svgElement("g");
    render(piece, element);
    this.flights.append(element);
    const put = ({ x, y }: Point, size: number) => `translate(${x}px, ${y}px) scale(${size})`;
    element.setAttribute("transform", `translate(${to.x} ${to.y}) scale(${scale[1]})`);
    await motion.run(element, { transform: [put(from, scale[0]), put(to, scale[1])] }, LEG, SPIN);
  }
}

const FlyingCard = ({ seat, kind }: { seat: number; kind: Kind }) => (
  <g class="flying">
    <rect x="-26" y="-34" width="52" height="68" rx="9" fill={seatColour(seat)} />
    <g transform="translate(0 -9) scale(1.5)" style={{ color: seatInk(seat) }}>
      <Glyph kind={kind} />
    </g>
    <g transform="translate(0 20) scale(1.5)" fill={seatInk(seat)}>
      <SeatSign seat={seat} />
    </g>
  </g>
);
