/** The link to the table for cameras; where it would lead nobody here, how to change that. */
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { words } from "../lang.ts";
import { askOrigin, origin } from "./origin.ts";

export const Qr: FunctionComponent<{ code: string }> = ({ code }) => {
  const { table } = words.value;
  useEffect(askOrigin, []);
  if (origin.value === undefined) return <div class="qr" />;
  if (origin.value === null) return <p class="alone">{table.alone} <code>./run serve --host 0.0.0.0</code></p>;
  return <img class="qr" src={`/api/tables/${code}/qr`} alt={table.qr} />;
};
