import type { EntityManager } from "@mikro-orm/postgresql";
import type { Message } from "../../../domain/messages/ports.ts";
import { insertRows } from "../sql/insert-rows.ts";
import type { Enqueue } from "./enqueue.ts";
import { filterMuted } from "./filter-muted.ts";
import { toMessageRow } from "./message-mapper.ts";

/**
 * Writes letters and queues their delivery, in the transaction of `em`. A letter whose key is there already is left out, and
 * so is one that its reader does not want.
 */
export async function writeMessages(em: EntityManager, messages: Message[], enqueue: Enqueue) {
  const rows = (await filterMuted(em, messages)).map(toMessageRow);
  const written = await insertRows(em, "message", rows, (insert) =>
    insert.onConflict((conflict) => conflict.column("dedupe_key").doNothing()).returning("id"),
  );
  if (written.length > 0) {
    await enqueue(
      em,
      written.map(({ id }) => id),
    );
  }
}
