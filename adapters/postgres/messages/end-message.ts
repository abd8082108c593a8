import type { EntityManager } from "@mikro-orm/postgresql";
import type { Letter } from "../../../domain/messages/letter.ts";
import type { Message } from "../../../domain/messages/ports.ts";
import { runSql } from "../sql/run-sql.ts";

/** Stores how the delivery ended, unless it had ended already. Without `keepSecrets`, what opens a sign-in or confirms an address is blanked. */
export async function endMessage(em: EntityManager, message: Message, keepSecrets = false) {
  const { letter } = message;
  const isSecret = ("token" in letter || "code" in letter) && !keepSecrets;
  await runSql(
    em,
    `update message set state = $2, attempts = $3, last_error = $4, ended_at = $5, letter = $6::jsonb, held_until = null
     where id = $1 and state = 'queued'`,
    [
      message.id,
      message.state,
      message.attempts,
      message.lastError,
      message.endedAt,
      JSON.stringify(isSecret ? withoutSecrets(letter) : letter),
    ],
  );
}

function withoutSecrets(letter: Letter): Letter {
  return {
    ...letter,
    ...("token" in letter && { token: "" }),
    ...("code" in letter && { code: "" }),
  };
}
