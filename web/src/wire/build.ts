/** The build of this page, and the one that its server has by now. Every answer over HTTP names the server's. */
import { signal } from "@preact/signals";
import { to } from "./root.ts";

const OWN = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "";

/** The server's build, once it is another than this page's. */
export const newer = signal<string | null>(null);
/** Whether the page lacks a part that it will only get by being loaded again. */
export const isStuck = signal(false);

export function hearBuild({ headers }: Response): void {
  const build = headers.get("igroteka-client");
  if (OWN && build) newer.value = build === OWN ? null : build;
}

/** Asks for the server's build. */
export async function askBuild(): Promise<void> {
  await fetch(to("/api/address")).then(hearBuild, () => undefined);
}
