/** The HTTP API. Refusals are thrown as `Refusal`. */
import { hearBuild } from "./build.ts";
import { load } from "./loading.ts";
import type {
  Address,
  Chances,
  Described,
  Entered,
  FirstSaid,
  GivenBack,
  LessonsTold,
  Offer,
  Page,
  Phrasebook,
  Progress,
  Replay,
  ReplayAsked,
  ReviewAsked,
  RulesSaid,
  SeatLink,
  StepAsked,
  StepTold,
  StoredTable,
  Summary,
  Throws,
  Wanted,
} from "./protocol.ts";
import { to } from "./root.ts";
import { Refusal } from "./socket.ts";

const LONGEST = 20_000; // milliseconds

/** Where a record comes from: a table, or a file. */
export type RecordSource = { table: string } | { record: string };

export async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await reach(path, body);
  return (await response.json().catch(() => ({ code: "trouble" }))) as Answer;
}

async function reach(path: string, body?: object): Promise<Response> {
  const posted = body && {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  };
  const response = await fetch(to(path), { ...posted, signal: AbortSignal.timeout(LONGEST) }).catch(() => {
    throw new Refusal("lost");
  });
  hearBuild(response);
  if (response.ok) return response;
  const refused: unknown = await response.json().catch(() => ({ code: "trouble" }));
  const { code, parameters } = refused as { code: Refusal["code"]; parameters?: Record<string, unknown> };
  throw new Refusal(code, parameters);
}

const kept = new Map<string, Promise<unknown>>();

/** Fetches what stays the same while the page is open once, and again only after it was given up. */
function once<Answer>(path: string): Promise<Answer> {
  const answer = (kept.get(path) as Promise<Answer> | undefined) ?? load(() => ask<Answer>(path));
  kept.set(path, answer);
  answer.catch(() => kept.delete(path));
  return answer;
}

export const phrasebook = (game: string): Promise<Phrasebook> => once(`/api/games/${game}/words`);
export const firstsOf = (game: string): Promise<FirstSaid[]> => once(`/api/games/${game}/firsts`);
export const rulesOf = (game: string): Promise<RulesSaid> => once(`/api/games/${game}/rules`);

/** The pictures of the example in the rules, as SVG. */
export const scenesOf = (game: string): Promise<string[]> => once(`/api/games/${game}/scenes`);

export const lessonsOf = (game: string): Promise<LessonsTold> => once(`/api/games/${game}/lessons`);
export const lessonStep = (asked: StepAsked): Promise<StepTold> => ask("/api/lessons", asked);
/** The games that can be played. The named one should be the next to be prepared. */
export const games = (first?: string): Promise<Described[]> => ask(first ? `/api/games?first=${first}` : "/api/games");
export const address = (): Promise<Address> => ask("/api/address");
export const openTable = (wanted: Wanted): Promise<StoredTable> => ask("/api/tables", wanted);
export const listTables = (status: Summary["status"] = "open"): Promise<Page> => ask(`/api/tables?status=${status}`);
/** By its code or its id. */
export const findTable = (code: string): Promise<StoredTable> => ask(`/api/tables/${encodeURIComponent(code)}`);
export const seatsToken = (table: string): Promise<SeatLink> => ask(`/api/tables/${table}/token`, {});
/** What the token in a link would give. Nothing changes. */
export const seatOffer = (token: string): Promise<Offer> => ask("/api/enter/offer", { token });
export const giveBack = (table: string, seat: number): Promise<GivenBack> =>
  ask(`/api/tables/${table}/give-back`, { seat });
export const enter = (token: string): Promise<Entered> => ask("/api/enter", { token });
/** The record of a table's match, as text. */
export const recordOf = (table: string): Promise<string> =>
  load(async () => (await reach(`/api/tables/${table}/record`)).text());
/** The weights of everything that was thrown in a match. */
export const chancesOf = (source: RecordSource): Promise<Chances> => load(() => ask("/api/chances", source));
export const throwsOf = (game: string): Promise<Throws> => load(() => ask(`/api/games/${game}/throws`));
export const replay = (asked: ReplayAsked): Promise<Replay> => load(() => ask("/api/replay", asked));
/** Begins the review of a match, or says how far it is. It goes on as long as this is asked again and again. */
export const reviewOf = (asked: ReviewAsked): Promise<Progress> => ask("/api/reviews", asked);
