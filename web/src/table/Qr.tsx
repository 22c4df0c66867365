/** The QR code of the table's link; if nobody else can reach the server, how to change that. */
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { LateImage } from "../frame/LateImage.tsx";
import { words } from "../frame/language.ts";
import { to } from "../wire/root.ts";
import { askOrigin, origin } from "./origin.ts";

export const Qr: FunctionComponent<{ table: string; isCorner?: boolean }> = ({ table: asked, isCorner = false }) => {
  const { table } = words.value;
  useEffect(askOrigin, []);
  if (isCorner && !origin.value) return null; // it would be in the way of the game
  if (origin.value === undefined) return <div class="qr" />;
  if (origin.value === null)
    return (
      <p class="alone">
        {table.alone} <code>./run serve --host 0.0.0.0</code>
      </p>
    );
  return <LateImage class={isCorner ? "qr corner" : "qr"} src={to(`/api/tables/${asked}/qr`)} alt={table.qr} />;
};
