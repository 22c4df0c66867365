/**
 * A scene as a table of its own: answers the table's messages as the server would, with what the server says of the
 * steps in this scene. So the table and its board work as they do in a match.
 */
import { lessonStep } from "../wire/api.ts";
import type { AnyMessage, AnyOut, Facts, LessonsTold, Line, SceneTold, SeatFacts } from "../wire/protocol.ts";
import { PROTOCOL } from "../wire/protocol.ts";
import { browserTime, Refusal, type Wire, type World } from "../wire/socket.ts";

const HEARTBEAT = 5000; // milliseconds

/** What the page hears of the scene. */
interface SceneEnds {
  /** The wanted step has been taken, and all that follows is on its way. */
  done(): void;
  /** A legal step that is not wanted was tried. */
  otherwise(): void;
}

interface SceneSet {
  game: string;
  lessons: LessonsTold;
  /** From 0. */
  number: number;
  scene: SceneTold;
  /** The visitor's name. */
  name: string;
  /** The bot that the others' seats have. */
  bot: string;
}

export function sceneWorld(set: SceneSet, ends: SceneEnds): World {
  return {
    ...browserTime,
    connect: () => new SceneWire(set, ends),
    id: () => crypto.getRandomValues(new Uint32Array(3)).join("-"),
  };
}

class SceneWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private readonly set: SceneSet;
  private readonly ends: SceneEnds;
  private readonly beating: ReturnType<typeof setInterval>;
  private readonly lines: Line[] = [];

  constructor(set: SceneSet, ends: SceneEnds) {
    this.set = set;
    this.ends = ends;
    this.beating = setInterval(() => this.tell({ t: "ping", mark: 0 }), HEARTBEAT);
    queueMicrotask(() => this.onopen?.());
  }

  close(): void {
    clearInterval(this.beating);
    this.onmessage = null;
  }

  send(text: string): void {
    const message = JSON.parse(text) as AnyMessage;
    if (message.t === "hello") this.welcome();
    else if (message.t === "act" || message.t === "why" || message.t === "preview") {
      void this.answer(message).catch((error: unknown) => {
        const { code, parameters } = error instanceof Refusal ? error : new Refusal("trouble");
        this.tell({ t: "refused", id: message.id, code: code as never, parameters });
      });
    } else if ("id" in message) this.tell({ t: "refused", id: message.id, code: "nothing-to-undo" });
  }

  private tell(message: AnyOut): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  private welcome(): void {
    const { game, lessons, scene } = this.set;
    const { options = {}, teams = [] } = lessons;
    const facts: Facts = { id: "", code: "", game, options, teams, calm: true };
    const seats = Array.from({ length: Number(options.players) }, (_, seat) => this.seat(seat));
    const { position } = scene;
    const you = [scene.seat];
    this.tell({ t: "welcome", v: PROTOCOL, n: 0, since: 0, facts, seats, you, host: false, lines: [], position });
  }

  private seat(seat: number): SeatFacts {
    if (seat === this.set.scene.seat) return { look: seat, name: this.set.name, held: true, present: true };
    return { look: seat, bot: this.set.bot };
  }

  private async answer({ t, id, a }: Extract<AnyMessage, { t: "act" | "why" | "preview" }>): Promise<void> {
    const step = await lessonStep({ game: this.set.game, scene: this.set.number, a });
    const { clause, parameters = {}, outcomes = [], frames = [] } = step;
    if (t === "why") return this.tell(clause ? { t: "because", id, clause, parameters } : { t: "because", id });
    if (clause) return this.tell({ t: "refused", id, code: "illegal", parameters: { clause, parameters } });
    if (t === "preview") return this.tell({ t: "foreseen", id, outcomes });
    for (const { lines, position } of frames) {
      this.lines.push(...lines);
      this.tell({ t: "news", n: this.lines.length, lines, position });
    }
    this.tell({ t: "done", id, n: this.lines.length });
    if (frames.length) this.ends.done();
    else this.ends.otherwise();
  }
}
