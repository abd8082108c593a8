import type { EntityManager } from "@mikro-orm/postgresql";
import type { IdentityRepository } from "../../domain/accounts/ports.ts";
import { toIdentity, toIdentityRow } from "./identity-mapper.ts";
import { insertRows } from "./insert-rows.ts";
import { runSql } from "./run-sql.ts";
import type { IdentityRow } from "./schema/identity.ts";
import type { UserRow } from "./schema/user.ts";
import type { Stored } from "./stored.ts";
import { toUser, toUserRow } from "./user-mapper.ts";
import { writeAccountEvent } from "./write-account-event.ts";

/** Thrown to undo what was begun: somebody else was quicker. */
class Outrun extends Error {}

/** Keeps who people are to their providers in PostgreSQL. Wants the `em` of its own request. */
export function createPostgresIdentityRepository(em: EntityManager): IdentityRepository {
  return {
    async findPerson(issuer, subject, now) {
      const [row] = await runSql<{ user: Stored<UserRow> }>(
        em,
        `update identity i set last_used_at = $3 from users u
         where i.issuer = $1 and i.subject = $2 and u.id = i.user_id
         returning to_json(u) as "user"`,
        [issuer, subject, now],
      );
      return row ? toUser(row.user) : null;
    },

    async join({ identity, newUser, event }) {
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
        });
        return true;
      } catch (error) {
        if (error instanceof Outrun) return false;
        throw error;
      }
    },

    async listOf(userId) {
      const sql = `select to_json(i) as identity from identity i
        where user_id = $1 order by created_at, issuer, subject`;
      const rows = await runSql<{ identity: Stored<IdentityRow> }>(em, sql, [userId]);
      return rows.map(({ identity }) => toIdentity(identity));
    },

    remove: ({ issuer, subject, userId }, event) =>
      em.transactional(async (em) => {
        const removed = await runSql(
          em,
          `delete from identity where issuer = $1 and subject = $2 and user_id = $3
           returning subject`,
          [issuer, subject, userId],
        );
        if (removed.length > 0) await writeAccountEvent(em, event);
        return removed.length > 0;
      }),
  };
}
