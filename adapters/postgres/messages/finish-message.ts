import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Letter } from "../../../domain/messages/letter.ts";
import type { Message } from "../../../domain/messages/ports.ts";
import { run } from "../sql/run.ts";

/**
 * Stores the outcome of a delivery, unless the message had already ended. Without `keepSecrets`,
 * secrets of sign-ins and confirmations are blanked.
 */
export async function finishMessage(em: EntityManager, message: Message, keepSecrets = false) {
  const { letter } = message;
  const isSecret = ("token" in letter || "code" in letter) && !keepSecrets;
  await run(em, (db) =>
    db
      .updateTable("message")
      .set({
        state: message.state,
        attempts: message.attempts,
        last_error: message.lastError,
        ended_at: message.endedAt,
        letter: isSecret ? withoutSecrets(letter) : letter,
        held_until: null,
      })
      .where("id", "=", message.id)
      .where("state", "=", sql.lit("queued")),
  );
}

function withoutSecrets(letter: Letter): Letter {
  return {
    ...letter,
    ...("token" in letter && { token: "" }),
    ...("code" in letter && { code: "" }),
  };
}
