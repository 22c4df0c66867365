/** The requests beside the socket. A refusal is thrown as such. */
import type { Address, Described, Entered, Page, Replay, ReplayAsked, SeatLink, Summary, Table, Wanted } from "./protocol.ts";
import { Refusal } from "./socket.ts";

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, body && { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
  } catch {
    throw new Refusal("lost");
  }
  const answer: unknown = await response.json().catch(() => ({ code: "trouble" }));
  if (response.ok) return answer as Answer;
  const { code, parameters } = answer as { code: Refusal["code"]; parameters?: Record<string, unknown> };
  throw new Refusal(code, parameters);
}

export const games = (): Promise<Described[]> => ask("/api/games");
export const address = (): Promise<Address> => ask("/api/address");
export const openTable = (wanted: Wanted): Promise<Table> => ask("/api/tables", wanted);
export const listTables = (status: Summary["status"] = "open"): Promise<Page> => ask(`/api/tables?status=${status}`);
export const findTable = (code: string): Promise<Table> => ask(`/api/tables/${encodeURIComponent(code)}`);
export const seatsToken = (table: string): Promise<SeatLink> => ask(`/api/tables/${table}/token`, {});
export const enter = (token: string): Promise<Entered> => ask("/api/enter", { token });
export const replay = (asked: ReplayAsked): Promise<Replay> => ask("/api/replay", asked);
