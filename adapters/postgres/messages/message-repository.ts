import type { EntityManager } from "@mikro-orm/postgresql";
import type { MessageRepository } from "../../../domain/messages/ports.ts";
import type { MessageId } from "../../../domain/shared/id.ts";
import type { MessageRow } from "../schema/message.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";
import { endMessage } from "./end-message.ts";
import { toMessage } from "./message-mapper.ts";

const holdMs = 60_000;

type Options = {
  /** Keeps what opens a sign-in in letters that were sent. Only for the development mailbox, which shows them. */
  keepSecrets?: boolean;
};

/** Keeps messages in PostgreSQL. Of several workers only one holds a message at a time. */
export function createPostgresMessageRepository(
  em: EntityManager,
  { keepSecrets = false }: Options = {},
): MessageRepository {
  return {
    async claim(id, now) {
      if (!isUuid(id)) return null;
      const [row] = await runSql<{ message: Stored<MessageRow> }>(
        em,
        `update message set attempts = attempts + 1, held_until = $3
         where id = $1 and state = 'queued' and next_attempt_at <= $2
           and (held_until is null or held_until <= $2)
         returning to_json(message) as message`,
        [id, now, new Date(now.getTime() + holdMs)],
      );
      return row ? toMessage(row.message) : null;
    },

    async find(id) {
      if (!isUuid(id)) return null;
      const sql = "select to_json(message) as message from message where id = $1";
      const [row] = await runSql<{ message: Stored<MessageRow> }>(em, sql, [id]);
      return row ? toMessage(row.message) : null;
    },

    async postpone(message) {
      await runSql(
        em,
        `update message set attempts = $2, next_attempt_at = $3, last_error = $4, held_until = null
         where id = $1 and state = 'queued'`,
        [message.id, message.attempts, message.nextAttemptAt, message.lastError],
      );
    },

    end: (message) => endMessage(em, message, keepSecrets),

    async listOverdue(now, limit) {
      const rows = await runSql<{ id: MessageId }>(
        em,
        `select id from message
         where state = 'queued' and next_attempt_at <= $1
           and (held_until is null or held_until <= $1)
         order by next_attempt_at, id limit $2`,
        [now, limit],
      );
      return rows.map(({ id }) => id);
    },
  };
}
