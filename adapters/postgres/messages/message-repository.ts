import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { MessageRepository } from "../../../domain/messages/ports.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { run, runOne } from "../sql/run.ts";
import { finishMessage } from "./finish-message.ts";
import { isDropped, isNotHeld } from "./mail-holds.ts";
import { toMessage } from "./write-messages.ts";

const holdMs = 60_000;

type Options = {
  /** Keeps sign-in secrets in sent messages. Only for the development mailbox, which shows them. */
  keepSecrets?: boolean;
};

/** Messages in PostgreSQL. A message is claimed by one worker at a time. */
export function createPostgresMessageRepository(
  em: EntityManager,
  { keepSecrets = false }: Options = {},
): MessageRepository {
  return {
    async claim(id, now) {
      if (!isUuid(id)) return null;
      const row = await runOne(em, (db) =>
        db
          .updateTable("message")
          .set((eb) => ({
            attempts: eb("attempts", "+", sql.lit(1)),
            held_until: new Date(now.getTime() + holdMs),
          }))
          .where("id", "=", id)
          .where("state", "=", sql.lit("queued"))
          .where("next_attempt_at", "<=", now)
          .where((eb) => eb.or([eb("held_until", "is", null), eb("held_until", "<=", now)]))
          .where(isNotHeld)
          .returning((eb) => [
            eb.fn.toJson("message").as("message"),
            isDropped(eb).as("isDropped"),
          ]),
      );
      return row ? { ...toMessage(row.message), ...(row.isDropped && { isDropped: true }) } : null;
    },

    async find(id) {
      if (!isUuid(id)) return null;
      const row = await runOne(em, (db) =>
        db
          .selectFrom("message")
          .select(({ fn }) => fn.toJson("message").as("message"))
          .where("id", "=", id),
      );
      return row ? toMessage(row.message) : null;
    },

    async postpone(message) {
      await run(em, (db) =>
        db
          .updateTable("message")
          .set({
            attempts: message.attempts,
            next_attempt_at: message.nextAttemptAt,
            last_error: message.lastError,
            held_until: null,
          })
          .where("id", "=", message.id)
          .where("state", "=", sql.lit("queued")),
      );
    },

    end: (message) => finishMessage(em, message, keepSecrets),

    async listOverdue(now, limit) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("message")
          .select("id")
          .where("state", "=", sql.lit("queued"))
          .where("next_attempt_at", "<=", now)
          .where((eb) => eb.or([eb("held_until", "is", null), eb("held_until", "<=", now)]))
          .where(isNotHeld)
          .orderBy("next_attempt_at")
          .orderBy("id")
          .limit(limit),
      );
      return rows.map(({ id }) => id);
    },
  };
}
