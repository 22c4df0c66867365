/** What these pages ask of the server. */
import { ask } from "../wire/api.ts";
import { load } from "../wire/loading.ts";
import type { KeyLink, KeyOffer, KeysHeld, MyPage, Parted } from "../wire/protocol.ts";
import { to } from "../wire/root.ts";

export const RECORDS = to("/api/tables/mine/records");

/** A page of one's tables, those that changed last first. */
export const myTables = (before: number | null): Promise<MyPage> =>
  load(() => ask(before === null ? "/api/tables/mine" : `/api/tables/mine?before=${before}`));
export const deleteTable = (table: string): Promise<Parted> => ask(`/api/tables/${table}/delete`, {});
export const makeKeyLink = (): Promise<KeyLink> => ask("/api/key/link", {});
/** What the token in a link would bring. Nothing changes. */
export const keyOffer = (token: string): Promise<KeyOffer> => ask("/api/key/offer", { token });
export const enterKey = (token: string): Promise<KeysHeld> => ask("/api/key/enter", { token });
/** Gives back all keys that came by links. */
export const leaveKeys = (): Promise<KeysHeld> => ask("/api/key/leave", {});
