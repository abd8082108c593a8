import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { mailTopicOf } from "../../../domain/messages/mail-topic.ts";
import type { Message } from "../../../domain/messages/ports.ts";
import { compileOnce, type Given } from "../sql/run.ts";

const key = (address: string, topic: string | null) => `${topic} ${address}`;
const addressOf = ({ letter }: Message) => letter.to.address.toLowerCase();

const listMuted = compileOnce((db, given: Given<{ addresses: string[] }>) =>
  db
    .selectFrom("muted_mail")
    .select(["address", "topic"])
    .where("address", "=", sql<string>`any(${given("addresses")})`),
);

/** The messages without those that their readers have muted. */
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
