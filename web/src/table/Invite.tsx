/** Invitations: by link, by code, by QR code. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { words } from "../frame/language.ts";
import { share } from "../frame/sharing.ts";
import { linkTo } from "./origin.ts";
import { Qr } from "./Qr.tsx";
import type { TableStore } from "./store.ts";

export const Invite: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const { table } = words.value;
  const copied = useSignal(false);
  const code = store.facts.value?.code ?? "";
  const hasCode = store.latest.value === null; // it retires when the match begins
  const link = linkTo(hasCode ? `/j/${code}` : `/t/${store.id}`);
  const send = async () => {
    copied.value = await share(link);
  };
  return (
    <section class="invite">
      <h2>{table.invite}</h2>
      <Qr table={hasCode ? code : store.id} />
      <div class="invite-ways">
        {hasCode && (
          <p>
            <small>{table.code}</small>
            <b class="code">{code}</b>
          </p>
        )}
        <p>
          <small>{table.inviteLink}</small>
          <span class="link">{link}</span>
        </p>
        <button class="button" onClick={() => void send()}>
          {copied.value ? table.copied : table.copy}
        </button>
      </div>
    </section>
  );
};
