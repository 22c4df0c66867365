/** What each game says: steps, events, phases. Written from the rules, loaded with the board. */
import type { Lang } from "./format.ts";
import { type Both, type Form, Forms, type Hole } from "./forms.ts";

export type { Both };

export interface Catalogue {
  title: Both;
  phases: Record<string, Both>;
  holes: Record<string, Hole>;
  steps: Form[];
  events: Form[];
}

export const GAMES = ["marrakech", "tayu", "mazaitsy", "chazz"] as const;
export type GameName = (typeof GAMES)[number];

export function isGame(name: string): name is GameName {
  return (GAMES as readonly string[]).includes(name);
}

const loaders: Record<GameName, () => Promise<{ default: unknown }>> = {
  marrakech: () => import("./games/marrakech.json"),
  tayu: () => import("./games/tayu.json"),
  mazaitsy: () => import("./games/mazaitsy.json"),
  chazz: () => import("./games/chazz.json"),
};

export async function catalogueOf(game: GameName): Promise<Catalogue> {
  return (await loaders[game]()).default as Catalogue;
}

export class GameWords {
  private readonly lang: () => Lang;
  private readonly steps: Forms;
  private readonly events: Forms;
  readonly catalogue: Catalogue;

  constructor(catalogue: Catalogue, lang: () => Lang) {
    this.catalogue = catalogue;
    this.lang = lang;
    this.steps = new Forms(catalogue.steps, catalogue.holes);
    this.events = new Forms(catalogue.events, catalogue.holes);
  }

  /** What is asked in a phase: "Поверните Ассама". */
  phase(name: string): string {
    return this.catalogue.phases[name]?.[this.lang()] ?? name;
  }

  /** A step in words: "положить ковёр на c3 и c4". */
  step(text: string): string {
    return this.steps.say(text, this.lang());
  }

  /** An event in words; the name of who acts goes before it. `names` are those of the seats. */
  event(text: string, names: readonly string[]): string {
    return this.events.say(text, this.lang(), names);
  }
}

/** A sentence begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
