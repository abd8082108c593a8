import type { EntityManager } from "@mikro-orm/postgresql";
import type { IdentityRepository } from "../../../domain/accounts/ports.ts";
import type { AccountEvent } from "../../../domain/accounts/profile/account-event.ts";
import type { Message } from "../../../domain/messages/ports.ts";
import type { UserId } from "../../../domain/shared/id.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { IdentityRow } from "../schema/accounts/identity.ts";
import type { UserRow } from "../schema/accounts/user.ts";
import { insertRows } from "../sql/insert-rows.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";
import { toIdentity, toIdentityRow } from "./identity-mapper.ts";
import { toUser, toUserRow } from "./user-mapper.ts";
import { writeAccountEvent } from "./write-account-event.ts";

/** Thrown to undo what was begun: somebody else was quicker. */
class Outrun extends Error {}

/** Keeps who people are to their providers in PostgreSQL. Wants the `em` of its own request; `enqueue` queues the letters that it writes. */
export function createPostgresIdentityRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): IdentityRepository {
  async function list(where: string, userId: UserId) {
    const sql = `select to_json(i) as identity from identity i
      where user_id = $1 and ${where} order by created_at, issuer, subject`;
    const rows = await runSql<{ identity: Stored<IdentityRow> }>(em, sql, [userId]);
    return rows.map(({ identity }) => toIdentity(identity));
  }

  function change(sql: string, values: unknown[], event: AccountEvent, letter: Message) {
    return em.transactional(async (em) => {
      const changed = await runSql(em, `${sql} returning subject`, values);
      if (changed.length === 0) return false;
      await writeAccountEvent(em, event);
      await writeMessages(em, [letter], enqueue);
      return true;
    });
  }

  return {
    async findPerson(issuer, subject, now) {
      const [row] = await runSql<{ user: Stored<UserRow> }>(
        em,
        `update identity i set last_used_at = $3 from users u
         where i.issuer = $1 and i.subject = $2 and i.removed_at is null and u.id = i.user_id
         returning to_json(u) as "user"`,
        [issuer, subject, now],
      );
      return row ? toUser(row.user) : null;
    },

    async isRemoved(issuer, subject) {
      const sql =
        "select 1 from identity where issuer = $1 and subject = $2 and removed_at is not null";
      return (await runSql(em, sql, [issuer, subject])).length > 0;
    },

    async join({ identity, newUser, event, letter }) {
      try {
        await em.transactional(async (em) => {
          // Held until the end: neither deleted nor given another address meanwhile.
          const owner = newUser
            ? await insertRows(
                em,
                "users",
                [toUserRow(newUser)],
                "on conflict do nothing returning id",
              )
            : await runSql(
                em,
                "select id from users where id = $1 and email_verified_at is not null for update",
                [identity.userId],
              );
          if (owner.length === 0) throw new Outrun();
          const ending = "on conflict do nothing returning subject";
          const added = await insertRows(em, "identity", [toIdentityRow(identity)], ending);
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

    listOf: (userId) => list("removed_at is null", userId),

    listRemovedOf: (userId) => list("removed_at is not null", userId),

    remove: ({ issuer, subject, userId }, event, letter) =>
      change(
        `update identity set removed_at = $4
         where issuer = $1 and subject = $2 and user_id = $3 and removed_at is null`,
        [issuer, subject, userId, event.at],
        event,
        letter,
      ),

    letIn: ({ issuer, subject, userId }, event, letter) =>
      change(
        `update identity set removed_at = null
         where issuer = $1 and subject = $2 and user_id = $3 and removed_at is not null`,
        [issuer, subject, userId],
        event,
        letter,
      ),
  };
}
