import type { EntityManager } from "@mikro-orm/postgresql";
import type { ContactMessageRepository } from "../../../domain/messages/ports.ts";
import type { ContactMessageRow } from "../schema/contact-message.ts";
import { insertRows } from "../sql/insert-rows.ts";
import type { Stored } from "../sql/stored.ts";
import { type Enqueue, enqueueNothing } from "./enqueue.ts";
import { writeMessages } from "./write-messages.ts";

/** Keeps what people wrote in PostgreSQL. Wants the `em` of its own request; `enqueue` queues the letters. */
export function createPostgresContactMessageRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): ContactMessageRepository {
  return {
    add: ({ inquiryType, createdAt, ...contact }, letter) =>
      em.transactional(async (em) => {
        const row: Stored<ContactMessageRow> = {
          ...contact,
          inquiry_type: inquiryType,
          created_at: createdAt.toISOString(),
        };
        await insertRows(em, "contact_message", [row]);
        await writeMessages(em, [letter], enqueue);
      }),
  };
}
