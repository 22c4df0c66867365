/** What needs the others' consent: to take something back, and to end the match unfinished. */
import { words } from "../frame/language.ts";
import { play } from "../frame/sound.ts";
import type { Line } from "../wire/protocol.ts";
import { type Command, Refusal, type World } from "../wire/socket.ts";
import type { TableStore } from "./store.ts";

const AGAIN = 400; // milliseconds: shorter than the pause of bots between two races
const MOST_TRIES = 100;

type Table = Pick<TableStore, "latest" | "you" | "guests" | "names" | "note" | "asked" | "isPlayedHere" | "command">;

/** The table's connection. */
interface Connection extends Pick<World, "later"> {
  /** The number of known lines. */
  known(): number;
  send(command: Command): Promise<unknown>;
  refused(refusal: Refusal): void;
}

export class Consenting {
  private readonly table: Table;
  private readonly connection: Connection;

  constructor(table: Table, connection: Connection) {
    this.table = table;
    this.connection = connection;
  }

  /** Agrees to what another seat asks for, or declines it. */
  async answer(agrees: boolean): Promise<void> {
    const { latest, you, guests } = this.table;
    for (const seat of you.peek()) {
      const { asked } = latest.peek() ?? {};
      if (asked === undefined || asked === seat) continue;
      await this.table.command({ t: agrees ? "agree" : "decline", seat, n: this.connection.known() });
      if (!guests.received.peek().length) return; // one person answers once
    }
  }

  /** Ends the match, or asks the others. It is tried again while a race goes on, and if a bot was just acting. */
  async end(tries = 1): Promise<void> {
    const { you, note } = this.table;
    const seat = you.peek().find((one) => this.table.isPlayedHere(one));
    if (seat === undefined) return;
    try {
      await this.connection.send({ t: "end", seat, n: this.connection.known() });
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.code === "over") return;
      const isTooEarly = refusal.code === "racing" || refusal.code === "stale";
      if (!isTooEarly || tries === MOST_TRIES) return this.connection.refused(refusal);
      if (refusal.code === "racing" && tries === 1) note.say(words.value.table.endsAfterRace);
      this.connection.later(AGAIN, () => void this.end(tries + 1));
    }
  }

  /** What others take back, decline or end would otherwise be seen only in the log. */
  hear({ e, seat }: Line): void {
    const { log } = words.peek();
    const { you, names, note, asked } = this.table;
    if (e === "declined" && seat !== undefined && !you.peek().includes(seat))
      note.say(log.declined(names.called(seat)));
    if (e === "undo" && asked.peek() === null) note.say(log.undo);
    if (e !== "ended") return;
    note.clear();
    play("end");
  }
}
