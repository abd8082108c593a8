import type { EntityManager } from "@mikro-orm/postgresql";
import type { ContactMessageRepository } from "../../../domain/messages/ports.ts";
import type { ContactMessageRow } from "../schema/contact-message.ts";
import { run } from "../sql/run.ts";
import { type Enqueue, enqueueNothing } from "./enqueue.ts";
import { writeMessages } from "./write-messages.ts";

/** Contact messages in PostgreSQL. Needs the request's own `em`; `enqueue` queues its messages. */
export function createPostgresContactMessageRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): ContactMessageRepository {
  return {
    add: ({ inquiryType, createdAt, ...contact }, letter) =>
      em.transactional(async (em) => {
        const row: ContactMessageRow = {
          ...contact,
          inquiry_type: inquiryType,
          created_at: createdAt,
        };
        await run(em, (db) => db.insertInto("contact_message").values(row));
        await writeMessages(em, [letter], enqueue);
      }),
  };
}
