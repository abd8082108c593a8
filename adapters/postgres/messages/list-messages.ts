import type { EntityManager } from "@mikro-orm/postgresql";
import type { Message } from "../../../domain/messages/ports.ts";
import type { MessageRow } from "../schema/message.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";
import { toMessage } from "./message-mapper.ts";

/** The latest messages, newest first: what the development mailbox shows. */
export async function listMessages(
  em: EntityManager,
  { limit }: { limit: number },
): Promise<Message[]> {
  const rows = await runSql<{ message: Stored<MessageRow> }>(
    em,
    "select to_json(m) as message from message m order by created_at desc, id desc limit $1",
    [limit],
  );
  return rows.map(({ message }) => toMessage(message));
}
