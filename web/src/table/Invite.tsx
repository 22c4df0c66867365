/** How others come: by link, by code, by the camera of a phone. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { words } from "../lang.ts";
import type { TableStore } from "./store.ts";

export const Invite: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const { table } = words.value;
  const copied = useSignal(false);
  const code = store.facts.value?.code ?? "";
  const link = `${location.origin}/j/${code}`;
  const share = async () => {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) return navigator.share({ url: link }).catch(() => undefined);
    await navigator.clipboard?.writeText(link);
    copied.value = true;
  };
  return (
    <section class="invite">
      <h3>{table.invite}</h3>
      <img class="qr" src={`/api/tables/${code}/qr`} width="148" height="148" alt={table.qr} />
      <div class="invite-ways">
        <p><small>{table.code}</small><b class="code">{code}</b></p>
        <p><small>{table.inviteLink}</small><span class="link">{link}</span></p>
        <button class="button" onClick={() => void share()}>{copied.value ? table.copied : table.copy}</button>
      </div>
    </section>
  );
};
