import type { EntityManager } from "@mikro-orm/postgresql";
import type { Message } from "../../../domain/messages/ports.ts";
import { insertRows } from "../sql/insert-rows.ts";
import type { Enqueue } from "./enqueue.ts";
import { filterMuted } from "./filter-muted.ts";
import { toMessageRow } from "./message-mapper.ts";

/**
 * Writes messages and queues their delivery in `em`'s transaction. Skips messages whose key exists
 * or whose topic is muted.
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
