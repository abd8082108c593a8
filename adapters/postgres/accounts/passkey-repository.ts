import type { EntityManager } from "@mikro-orm/postgresql";
import type { PasskeyRepository } from "../../../domain/accounts/passkeys/passkey-ports.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { PasskeyRow } from "../schema/accounts/passkey.ts";
import type { PasskeyChallengeRow } from "../schema/accounts/passkey-challenge.ts";
import { insertRows } from "../sql/insert-rows.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";
import {
  toPasskey,
  toPasskeyChallenge,
  toPasskeyChallengeRow,
  toPasskeyRow,
} from "./passkey-mapper.ts";
import { writeAccountEvent } from "./write-account-event.ts";

type Selected = { passkey: Stored<PasskeyRow> };

/** Keeps passkeys in PostgreSQL. Wants the `em` of its own request; `enqueue` queues the letters that it writes. */
export function createPostgresPasskeyRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): PasskeyRepository {
  return {
    async listOf(userId) {
      const sql = `select to_json(p) as passkey from passkey p
        where user_id = $1 order by created_at, id`;
      return (await runSql<Selected>(em, sql, [userId])).map(({ passkey }) => toPasskey(passkey));
    },

    async findByCredential(credentialId) {
      const sql = "select to_json(p) as passkey from passkey p where credential_id = $1";
      const [row] = await runSql<Selected>(em, sql, [credentialId]);
      return row ? toPasskey(row.passkey) : null;
    },

    add: (passkey, most, event, letter) =>
      em.transactional(async (em) => {
        // one at a time for an account, so that the count holds
        await runSql(em, "select id from users where id = $1 for update", [passkey.userId]);
        const own = await runSql(em, "select id from passkey where user_id = $1", [passkey.userId]);
        if (own.length >= most) return "full";
        const added = await insertRows(
          em,
          "passkey",
          [toPasskeyRow(passkey)],
          "on conflict (credential_id) do nothing returning id",
        );
        if (added.length === 0) return "known";
        await writeAccountEvent(em, event);
        await writeMessages(em, [letter], enqueue);
        return "added";
      }),

    async rename({ id, userId, name }) {
      if (!isUuid(id)) return false;
      const sql = "update passkey set name = $3 where id = $1 and user_id = $2 returning id";
      return (await runSql(em, sql, [id, userId, name])).length > 0;
    },

    async remove(id, userId, event, letter) {
      if (!isUuid(id)) return null;
      return em.transactional(async (em) => {
        const [row] = await runSql<Selected>(
          em,
          "delete from passkey p where id = $1 and user_id = $2 returning to_json(p) as passkey",
          [id, userId],
        );
        if (!row) return null;
        await writeAccountEvent(em, event);
        await writeMessages(em, [letter], enqueue);
        return toPasskey(row.passkey);
      });
    },

    async use(id, counter, at) {
      const used = await runSql(
        em,
        `update passkey set counter = $2, last_used_at = $3
         where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
        [id, counter, at],
      );
      return used.length > 0;
    },

    startChallenge: (challenge) =>
      em.transactional(async (em) => {
        await runSql(em, "delete from passkey_challenge where expires_at <= $1", [
          challenge.createdAt,
        ]);
        await insertRows(em, "passkey_challenge", [toPasskeyChallengeRow(challenge)]);
      }),

    async takeChallenge({ challenge, purpose, browserHash, now }) {
      const [row] = await runSql<{ challenge: Stored<PasskeyChallengeRow> }>(
        em,
        `delete from passkey_challenge c
         where challenge = $1 and purpose = $2 and browser_hash = $3 and expires_at > $4
         returning to_json(c) as challenge`,
        [challenge, purpose, browserHash, now],
      );
      return row ? toPasskeyChallenge(row.challenge) : null;
    },
  };
}
