import type { EntityManager } from "@mikro-orm/postgresql";
import type { InsertQueryBuilder, InsertResult } from "kysely";
import type { Message } from "../../../domain/messages/ports.ts";
import { insertRows } from "../sql/insert-rows.ts";
import type { Tables } from "../sql/run.ts";
import type { Enqueue } from "./enqueue.ts";
import { filterMuted } from "./filter-muted.ts";
import { toMessageRow } from "./message-mapper.ts";

const unlessThere = (insert: InsertQueryBuilder<Tables, "message", InsertResult>) =>
  insert.onConflict((conflict) => conflict.column("dedupe_key").doNothing()).returning("id");

/**
 * Writes messages and queues their delivery in `em`'s transaction. Skips messages whose key exists
 * or whose topic is muted.
 */
export async function writeMessages(em: EntityManager, messages: Message[], enqueue: Enqueue) {
  const rows = (await filterMuted(em, messages)).map(toMessageRow);
  const written = await insertRows(em, "message", rows, unlessThere);
  if (written.length > 0) {
    await enqueue(
      em,
      written.map(({ id }) => id),
    );
  }
}
