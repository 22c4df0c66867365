/** The server's refusals as sentences. */
import { Refusal } from "../wire/socket.ts";
import { words } from "./language.ts";

export function sentenceOf(error: unknown): string {
  const { refused } = words.value;
  if (!(error instanceof Refusal)) return refused.other;
  return error.code in refused ? refused[error.code as keyof typeof refused] : refused.other;
}
