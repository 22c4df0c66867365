/** A fake world for tests: connections that say what they are told, and time that passes on command. */
import type { Wire, World } from "../src/wire/socket.ts";

export class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.isClosed = true;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A world whose time passes on command. */
export class FakeWorld implements World {
  readonly wires: FakeWire[] = [];
  time = 0;
  private ids = 0;
  private timers: { at: number; call: () => void }[] = [];

  connect(): Wire {
    const wire = new FakeWire();
    this.wires.push(wire);
    return wire;
  }

  later(ms: number, call: () => void): () => void {
    const timer = { at: this.time + ms, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  }

  now(): number {
    return this.time;
  }

  chance(): number {
    return 0.5;
  }

  id(): string {
    this.ids += 1;
    return `id-${this.ids}`;
  }

  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const due = this.timers.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.timers = this.timers.filter((one) => one !== due);
      this.time = due.at;
      due.call();
    }
    this.time = end;
  }

  get wire(): FakeWire {
    return this.wires.at(-1) as FakeWire;
  }
}
