/** A link with the games of another device: it says what it brings, and asks before anything changes. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { useLate } from "../frame/Missing.tsx";
import { sentenceOf } from "../frame/refusals.ts";
import { goInstead } from "../frame/router.ts";
import { TopLine } from "../frame/TopLine.tsx";
import { isFinal } from "../wire/loading.ts";
import type { KeyOffer } from "../wire/protocol.ts";
import { to } from "../wire/root.ts";
import { Refusal } from "../wire/socket.ts";
import { enterKey, keyOffer } from "./server.ts";
import { texts } from "./words.ts";

const MANY = 50; // the server counts no further

/** The token in the page's address, which is removed from there; empty if there is none. */
function readToken(): string {
  const token = location.hash.slice(1);
  if (token) history.replaceState(null, "", location.pathname);
  return token;
}

export const KeyPage: FunctionComponent = () => {
  const { key } = texts.value;
  const token = useSignal("");
  const offer = useSignal<KeyOffer | null>(null);
  const trouble = useSignal("");
  useEffect(() => {
    const read = () => {
      token.value = readToken() || token.peek();
    };
    read();
    if (!token.peek()) trouble.value = key.noToken;
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  const missing = useLate(async () => {
    if (!token.value) return;
    trouble.value = "";
    try {
      offer.value = await keyOffer(token.value);
    } catch (refusal) {
      if (!isFinal(refusal)) throw refusal;
      trouble.value = sentenceOf(refusal);
    }
  }, [token.value]);
  const take = async () => {
    try {
      await enterKey(token.value);
      goInstead(to("/games"));
    } catch (refusal) {
      const isFull = refusal instanceof Refusal && refusal.code === "too-large";
      trouble.value = isFull ? key.full : sentenceOf(refusal);
    }
  };
  return (
    <>
      <TopLine />
      <main class="page my-key">
        <h1>{key.heading}</h1>
        {missing}
        <div role="alert">{trouble.value && <p class="wrong">{trouble.value}</p>}</div>
        {!trouble.value && offer.value && !offer.value.held && (
          <Question offer={offer.value} onYes={() => void take()} />
        )}
        {!trouble.value && offer.value?.held && <p>{key.held}</p>}
        {(trouble.value || offer.value?.held) && (
          <p class="actions">
            <a class="button main" href={to("/games")}>
              {key.toGames}
            </a>
          </p>
        )}
      </main>
    </>
  );
};

const Question: FunctionComponent<{ offer: KeyOffer; onYes: () => void }> = ({ offer, onYes }) => {
  const { key } = texts.value;
  const count = (n: number) => (n >= MANY ? key.many : key.count(n));
  return (
    <>
      <p>{offer.tables ? key.brings(count(offer.tables)) : key.bringsNothing}</p>
      {offer.yours > 0 && <p>{key.yours(count(offer.yours))}</p>}
      <p>{key.same}</p>
      <p class="my-warning">{key.warning}</p>
      <div class="actions">
        <button class="button main" onClick={onYes}>
          {key.yes}
        </button>
        <a class="button" href={to("/")}>
          {key.no}
        </a>
      </div>
    </>
  );
};
