import type { EntityManager } from "@mikro-orm/postgresql";
import type { Message } from "../../../domain/messages/ports.ts";
import { run } from "../sql/run.ts";
import { toMessage } from "./write-messages.ts";

/** Latest messages, newest first, for the development mailbox. */
export async function listMessages(
  em: EntityManager,
  { limit }: { limit: number },
): Promise<Message[]> {
  const rows = await run(em, (db) =>
    db
      .selectFrom("message as m")
      .select(({ fn }) => fn.toJson("m").as("message"))
      .orderBy("m.created_at", "desc")
      .orderBy("m.id", "desc")
      .limit(limit),
  );
  return rows.map(({ message }) => toMessage(message));
}
