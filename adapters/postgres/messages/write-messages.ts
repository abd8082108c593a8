import type { EntityManager } from "@mikro-orm/postgresql";
import { type InsertQueryBuilder, type InsertResult, sql } from "kysely";
import type { Message } from "../../../domain/messages/ports.ts";
import { mailTopicOf } from "../../mail/letters.ts";
import { type MessageRow, MessageTable } from "../schema/message.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { insertRows, rowCodec } from "../sql/rows.ts";
import { compileOnce, type QueryValues, type Tables, together } from "../sql/run.ts";
import type { Enqueue } from "./enqueue.ts";

const unlessThere = (insert: InsertQueryBuilder<Tables, "message", InsertResult>) =>
  insert.onConflict((conflict) => conflict.column("dedupe_key").doNothing()).returning("id");

/**
 * Writes messages and queues their delivery in `em`'s transaction. Skips messages whose key exists
 * or whose topic is muted.
 */
export async function writeMessages(em: EntityManager, messages: Message[], enqueue: Enqueue) {
  await writeUnlessThere(em, await filterMuted(em, messages), enqueue);
}

/** Like `writeMessages`, for messages whose topics were checked before. */
export async function writeUnlessThere(em: EntityManager, wanted: Message[], enqueue: Enqueue) {
  const written = await insertRows(em, "message", wanted.map(toMessageRow), unlessThere);
  if (written.length > 0) {
    await enqueue(
      em,
      written.map(({ id }) => id),
    );
  }
}

/**
 * Like `writeMessages`, for messages without a topic and with keys that can't exist yet: sends its
 * statements without waiting in between.
 */
export async function writeNewMessages(em: EntityManager, messages: Message[], enqueue: Enqueue) {
  if (messages.length === 0) return;
  await together([
    insertRows(em, "message", messages.map(toMessageRow)),
    enqueue(
      em,
      messages.map(({ id }) => id),
    ),
  ]);
}

const key = (address: string, topic: string | null) => `${topic} ${address}`;
const addressOf = ({ letter }: Message) => letter.to.address.toLowerCase();

const listMuted = compileOnce((db, given: QueryValues<{ addresses: string[] }>) =>
  db
    .selectFrom("muted_mail")
    .select(["address", "topic"])
    .where("address", "=", sql<string>`any(${given("addresses")})`),
);

/** Drops messages whose topic their reader has muted. */
export async function filterMuted(em: EntityManager, messages: Message[]): Promise<Message[]> {
  const optional = messages.filter(({ letter }) => mailTopicOf(letter.kind) !== null);
  if (optional.length === 0) return messages;
  const addresses = [...new Set(optional.map(addressOf))];
  const rows = await listMuted(em, { addresses });
  const muted = new Set(rows.map(({ address, topic }) => key(address, topic)));
  return messages.filter(
    (message) => !muted.has(key(addressOf(message), mailTopicOf(message.letter.kind))),
  );
}

const codec = rowCodec<MessageRow, "kind" | "to_address" | "held_until">(MessageTable, [
  "kind",
  "to_address",
  "held_until",
]);

export const toMessage = (row: JsonRow<MessageRow>): Message => codec.toRecord(row);

/** The row of an unclaimed message. */
export function toMessageRow(message: Message): MessageRow {
  const { kind, to } = message.letter;
  return { ...codec.toRow(message), kind, to_address: to.address, held_until: null };
}
