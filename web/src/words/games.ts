/** A game's steps, events, phases and reasons in words, from its phrasebook, which is loaded with the board. */
import type { Phrasebook } from "../wire/protocol.ts";
import type { Lang } from "./format.ts";
import { Forms } from "./forms.ts";

export class GameWords {
  private readonly lang: () => Lang;
  private readonly steps: Forms;
  /** Who takes steps of a pattern. */
  private readonly actors: ReadonlyMap<string, readonly string[]>;
  private readonly events: Forms;
  private readonly reasons: Forms;
  private readonly phases: Phrasebook["phases"];

  constructor({ phases, holes, steps, events, reasons = [] }: Phrasebook, lang: () => Lang) {
    this.lang = lang;
    this.phases = phases;
    this.steps = new Forms(steps, holes);
    this.actors = new Map(steps.map(({ pattern, by = ["seat"] }) => [pattern, by]));
    this.events = new Forms(events, holes);
    this.reasons = new Forms(reasons, holes);
  }

  /** The question of a phase: "Поверните Ассама". */
  phase(name: string): string {
    return this.phases[name]?.[this.lang()] ?? name;
  }

  /** A step in words: "положить ковёр на c3 и c4". */
  step(text: string): string {
    return this.steps.say(text, this.lang());
  }

  /** The pattern of a step: `roll {slippers}`. */
  stepPattern(text: string): string {
    return this.steps.patternOf(text) ?? text;
  }

  /** Who takes a step: seats, chance or a race. Nobody, if it is none of this game. */
  stepActors(text: string): readonly string[] {
    return this.actors.get(this.steps.patternOf(text) ?? "") ?? [];
  }

  /** All steps of a pattern in words: "the die shows … slippers". */
  stepKind(pattern: string): string {
    return this.steps.kind(pattern, this.lang());
  }

  /** What distinguishes a step from others of its pattern, in words. */
  stepValue(text: string): string {
    return this.steps.varying(text, this.lang());
  }

  /** An event in words, to follow the name of the player who acts. `names` are those of the seats. */
  event(text: string, names: readonly string[]): string {
    return this.events.say(text, this.lang(), names);
  }

  /** The pattern of an event: `{seat} pays {n} to {owner}`. */
  eventPattern(text: string): string | null {
    return this.events.patternOf(text);
  }

  /** What speaks for a choice, or against it. */
  reason(text: string, names: readonly string[]): string {
    return this.reasons.say(text, this.lang(), names);
  }
}

/** Capitalises the first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
