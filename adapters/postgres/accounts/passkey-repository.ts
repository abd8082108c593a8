import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Passkey } from "../../../domain/accounts/passkeys/passkey.ts";
import type { PasskeyChallenge } from "../../../domain/accounts/passkeys/passkey-challenge.ts";
import type { PasskeyRepository } from "../../../domain/accounts/passkeys/passkey-ports.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { type PasskeyRow, PasskeyTable } from "../schema/accounts/passkey.ts";
import {
  type PasskeyChallengeRow,
  PasskeyChallengeTable,
} from "../schema/accounts/passkey-challenge.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { writeAccountEvent } from "../shared/write-account-event.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { rowCodec } from "../sql/rows.ts";
import { run, runOne } from "../sql/run.ts";

const passkeys = rowCodec<PasskeyRow>(PasskeyTable);
const challenges = rowCodec<PasskeyChallengeRow>(PasskeyChallengeTable);

const toPasskey = (row: JsonRow<PasskeyRow>): Passkey => passkeys.toRecord(row);
const toPasskeyRow = (passkey: Passkey): PasskeyRow => passkeys.toRow(passkey);

const toPasskeyChallenge = (row: JsonRow<PasskeyChallengeRow>): PasskeyChallenge =>
  challenges.toRecord(row);
const toPasskeyChallengeRow = (challenge: PasskeyChallenge): PasskeyChallengeRow =>
  challenges.toRow(challenge);

/** Passkeys in PostgreSQL. Needs the request's own `em`; `enqueue` queues its messages. */
export function createPostgresPasskeyRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): PasskeyRepository {
  return {
    async listOf(userId) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("passkey as p")
          .select(({ fn }) => fn.toJson("p").as("passkey"))
          .where("p.user_id", "=", userId)
          .orderBy("p.created_at")
          .orderBy("p.id"),
      );
      return rows.map(({ passkey }) => toPasskey(passkey));
    },

    async findByCredential(credentialId) {
      const row = await runOne(em, (db) =>
        db
          .selectFrom("passkey as p")
          .select(({ fn }) => fn.toJson("p").as("passkey"))
          .where("p.credential_id", "=", credentialId),
      );
      return row ? toPasskey(row.passkey) : null;
    },

    add: (passkey, most, event, letter) =>
      em.transactional(async (em) => {
        const { userId } = passkey;
        // locks the account, so that the count stays correct
        await run(em, (db) => db.selectFrom("users").where("id", "=", userId).forUpdate());
        const own = await run(em, (db) =>
          db.selectFrom("passkey").select("id").where("user_id", "=", userId),
        );
        if (own.length >= most) return "full";
        const added = await run(em, (db) =>
          db
            .insertInto("passkey")
            .values(toPasskeyRow(passkey))
            .onConflict((conflict) => conflict.column("credential_id").doNothing())
            .returning("id"),
        );
        if (added.length === 0) return "known";
        await writeAccountEvent(em, event);
        await writeMessages(em, [letter], enqueue);
        return "added";
      }),

    async rename({ id, userId, name }) {
      if (!isUuid(id)) return false;
      const renamed = await run(em, (db) =>
        db
          .updateTable("passkey")
          .set({ name })
          .where("id", "=", id)
          .where("user_id", "=", userId)
          .returning("id"),
      );
      return renamed.length > 0;
    },

    async remove(id, userId, event, letter) {
      if (!isUuid(id)) return null;
      return em.transactional(async (em) => {
        const row = await runOne(em, (db) =>
          db
            .deleteFrom("passkey as p")
            .where("p.id", "=", id)
            .where("p.user_id", "=", userId)
            .returning(({ fn }) => fn.toJson("p").as("passkey")),
        );
        if (!row) return null;
        await writeAccountEvent(em, event);
        await writeMessages(em, [letter], enqueue);
        return toPasskey(row.passkey);
      });
    },

    async use(id, counter, at) {
      const used = await run(em, (db) =>
        db
          .updateTable("passkey")
          .set({ counter, last_used_at: at })
          .where("id", "=", id)
          .where((eb) =>
            counter === 0 ? eb("counter", "=", sql.lit(0)) : eb("counter", "<", counter),
          )
          .returning("id"),
      );
      return used.length > 0;
    },

    startChallenge: (challenge) =>
      em.transactional(async (em) => {
        await run(em, (db) =>
          db.deleteFrom("passkey_challenge").where("expires_at", "<=", challenge.createdAt),
        );
        await run(em, (db) =>
          db.insertInto("passkey_challenge").values(toPasskeyChallengeRow(challenge)),
        );
      }),

    async takeChallenge({ challenge, purpose, browserHash, now }) {
      const row = await runOne(em, (db) =>
        db
          .deleteFrom("passkey_challenge as c")
          .where("c.challenge", "=", challenge)
          .where("c.purpose", "=", purpose)
          .where("c.browser_hash", "=", browserHash)
          .where("c.expires_at", ">", now)
          .returning(({ fn }) => fn.toJson("c").as("challenge")),
      );
      return row ? toPasskeyChallenge(row.challenge) : null;
    },
  };
}
