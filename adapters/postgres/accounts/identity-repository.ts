import type { EntityManager } from "@mikro-orm/postgresql";
import type { AccountEvent } from "../../../domain/accounts/account-event.ts";
import type { IdentityRepository } from "../../../domain/accounts/ports.ts";
import type { Identity } from "../../../domain/accounts/providers/identity.ts";
import type { Message } from "../../../domain/messages/ports.ts";
import type { UserId } from "../../../domain/shared/id.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { type IdentityRow, IdentityTable } from "../schema/accounts/identity.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { writeAccountEvent } from "../shared/write-account-event.ts";
import { rowCodec } from "../sql/rows.ts";
import { run, runOne } from "../sql/run.ts";
import { toUser, toUserRow } from "./user-repository.ts";

const codec = rowCodec<IdentityRow, "removed_at">(IdentityTable, ["removed_at"]);

const toIdentity = (row: JsonRow<IdentityRow>): Identity => codec.toRecord(row);

function toIdentityRow(identity: Identity): IdentityRow {
  return { ...codec.toRow(identity), removed_at: null };
}

type Changed = Parameters<IdentityRepository["remove"]>[0];

/** Thrown to roll back when a concurrent transaction was first. */
class Outrun extends Error {}

/** Provider identities in PostgreSQL. Needs the request's own `em`; `enqueue` queues its messages. */
export function createPostgresIdentityRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): IdentityRepository {
  async function list(userId: UserId, { isRemoved }: { isRemoved: boolean }) {
    const rows = await run(em, (db) =>
      db
        .selectFrom("identity as i")
        .select(({ fn }) => fn.toJson("i").as("identity"))
        .where("i.user_id", "=", userId)
        .where("i.removed_at", isRemoved ? "is not" : "is", null)
        .orderBy("i.created_at")
        .orderBy("i.issuer")
        .orderBy("i.subject"),
    );
    return rows.map(({ identity }) => toIdentity(identity));
  }

  /** Removes an identity (`at`), or restores it (null). */
  function setRemoved(
    { issuer, subject, userId }: Changed,
    at: Date | null,
    event: AccountEvent,
    letter: Message,
  ) {
    return em.transactional(async (em) => {
      const changed = await run(em, (db) =>
        db
          .updateTable("identity")
          .set({ removed_at: at })
          .where("issuer", "=", issuer)
          .where("subject", "=", subject)
          .where("user_id", "=", userId)
          .where("removed_at", at ? "is" : "is not", null)
          .returning("subject"),
      );
      if (changed.length === 0) return false;
      await writeAccountEvent(em, event);
      await writeMessages(em, [letter], enqueue);
      return true;
    });
  }

  return {
    async findPerson(issuer, subject, now) {
      const row = await runOne(em, (db) =>
        db
          .updateTable("identity as i")
          .set({ last_used_at: now })
          .from("users as u")
          .where("i.issuer", "=", issuer)
          .where("i.subject", "=", subject)
          .where("i.removed_at", "is", null)
          .whereRef("u.id", "=", "i.user_id")
          .returning(({ fn }) => fn.toJson("u").as("user")),
      );
      return row ? toUser(row.user) : null;
    },

    async isRemoved(issuer, subject) {
      const removed = await run(em, (db) =>
        db
          .selectFrom("identity")
          .where("issuer", "=", issuer)
          .where("subject", "=", subject)
          .where("removed_at", "is not", null),
      );
      return removed.length > 0;
    },

    async join({ identity, newUser, event, letter }) {
      try {
        await em.transactional(async (em) => {
          // locked until the end: the account is neither deleted nor given another address
          // meanwhile
          const owner = newUser
            ? await run(em, (db) =>
                db
                  .insertInto("users")
                  .values(toUserRow(newUser))
                  .onConflict((conflict) => conflict.doNothing())
                  .returning("id"),
              )
            : await run(em, (db) =>
                db
                  .selectFrom("users")
                  .select("id")
                  .where("id", "=", identity.userId)
                  .where("email_verified_at", "is not", null)
                  .forUpdate(),
              );
          if (owner.length === 0) throw new Outrun();
          const added = await run(em, (db) =>
            db
              .insertInto("identity")
              .values(toIdentityRow(identity))
              .onConflict((conflict) => conflict.doNothing())
              .returning("subject"),
          );
          if (added.length === 0) throw new Outrun();
          await writeAccountEvent(em, event);
          if (letter) await writeMessages(em, [letter], enqueue);
        });
        return true;
      } catch (error) {
        if (error instanceof Outrun) return false;
        throw error;
      }
    },

    listOf: (userId) => list(userId, { isRemoved: false }),

    listRemovedOf: (userId) => list(userId, { isRemoved: true }),

    remove: (identity, event, letter) => setRemoved(identity, event.at, event, letter),

    restore: (identity, event, letter) => setRemoved(identity, null, event, letter),
  };
}
