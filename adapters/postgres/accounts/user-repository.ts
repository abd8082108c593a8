import type { EntityManager } from "@mikro-orm/postgresql";
import type { UserRepository } from "../../../domain/accounts/ports.ts";
import type { User } from "../../../domain/accounts/user.ts";
import type { UserRow } from "../schema/accounts/user.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";
import { toUser, toUserRow } from "./user-mapper.ts";

type Selected = { user: Stored<UserRow> };

/** What lets somebody in beside an e-mail link. */
const waysIn = [
  "delete from session where user_id = $1",
  "delete from identity where user_id = $1",
  "delete from passkey where user_id = $1",
];

/** Keeps people's accounts in PostgreSQL. Wants the `em` of its own request. */
export function createPostgresUserRepository(em: EntityManager): UserRepository {
  async function read(sql: string, values: unknown[]): Promise<User[]> {
    const rows = await runSql<Selected>(em, sql, values);
    return rows.map(({ user }) => toUser(user));
  }

  return {
    async find(id) {
      if (!isUuid(id)) return null;
      const [user] = await read(`select to_json(u) as "user" from users u where id = $1`, [id]);
      return user ?? null;
    },

    async findByEmail(email) {
      const sql = `select to_json(u) as "user" from users u where lower(email) = lower($1)`;
      const [user] = await read(sql, [email]);
      return user ?? null;
    },

    async save(user) {
      const { id, created_at: _, ...row } = toUserRow(user);
      const columns = Object.keys(row).join(", ");
      const json = JSON.stringify(toUserRow(user));
      const [known] = await read(
        `update users u set (${columns}) =
           (select ${columns} from json_populate_record(null::users, $2::json))
         where id = $1 returning to_json(u) as "user"`,
        [id, json],
      );
      if (known) return known;
      // The update that changes nothing waits for a twin of the same address and answers its row.
      const [stored] = await read(
        `insert into users as u (id, created_at, ${columns})
         select id, created_at, ${columns} from json_populate_record(null::users, $1::json)
         on conflict (lower(email)) do update set email = u.email
         returning to_json(u) as "user"`,
        [json],
      );
      return stored ?? user;
    },

    prove: (id, at) =>
      em.transactional(async (em) => {
        const [row] = await runSql<Selected>(
          em,
          `update users u set email_verified_at = $2, updated_at = $2
           where id = $1 and email_verified_at is null returning to_json(u) as "user"`,
          [id, at],
        );
        if (row) {
          for (const sql of waysIn) await runSql(em, sql, [id]);
          return toUser(row.user);
        }
        const sql = `select to_json(u) as "user" from users u where id = $1`;
        const [proven] = await runSql<Selected>(em, sql, [id]);
        return proven ? toUser(proven.user) : null;
      }),

    listByType: (type) =>
      read(`select to_json(u) as "user" from users u where user_type = $1 order by id`, [type]),

    async attachBuilder(email, userId) {
      const [builder] = await read(
        `with attached as (
           update builder set user_id = $2
           where id = (
             select id from builder where user_id is null and lower(email) = lower($1)
             order by created_at, id limit 1 for update
           ) and user_id is null
           and not exists (select from builder theirs where theirs.user_id = $2)
           returning user_id
         )
         update users u set user_type = 'builder', updated_at = now() from attached
         where u.id = attached.user_id and u.user_type = 'exhibitor'
         and not exists (select from quote_request q where q.user_id = u.id)
         returning to_json(u) as "user"`,
        [email, userId],
      );
      return builder ?? null;
    },
  };
}
