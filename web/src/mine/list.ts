/** One's own tables: all of them, page by page, because statistics need every match. */
import { signal } from "@preact/signals";
import { forget } from "../lobby/visited.ts";
import type { MyTable } from "../wire/protocol.ts";
import { deleteTable, myTables } from "./server.ts";

const MOST = 1000; // the server puts as many into an archive

export class MyTables {
  readonly tables = signal<readonly MyTable[]>([]);
  /** Whether all have arrived. */
  readonly isWhole = signal(false);
  /** Of how many other browsers this one has the keys. */
  readonly others = signal(0);

  async load(): Promise<void> {
    const found: MyTable[] = [];
    let before: number | null = null;
    do {
      const page = await myTables(before);
      found.push(...page.tables.filter(({ id }) => !found.some((one) => one.id === id))); // it may have moved up
      this.tables.value = [...found];
      this.others.value = page.others ?? 0;
      before = page.next;
    } while (before !== null && found.length < MOST);
    this.isWhole.value = true;
  }

  /** Whether the table was deleted; otherwise it only left the list. */
  async remove(id: string): Promise<boolean> {
    const { deleted } = await deleteTable(id);
    forget(id);
    this.tables.value = this.tables.peek().filter((one) => one.id !== id);
    return deleted;
  }
}
