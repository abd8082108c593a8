import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { UserRepository } from "../../../domain/accounts/ports.ts";
import type { User, UserType } from "../../../domain/accounts/user.ts";
import type { UserId } from "../../../domain/shared/id.ts";
import { type UserRow, UserTable } from "../schema/accounts/user.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { momentOf } from "../sql/moment.ts";
import { rowCodec } from "../sql/rows.ts";
import { compileOnce, type QueryValues, run, runOne } from "../sql/run.ts";

/** Sign-in methods besides the email link. */
const waysIn = ["session", "identity", "passkey"] as const;

/** Accounts in PostgreSQL. Needs the request's own `em`. */
export function createPostgresUserRepository(em: EntityManager): UserRepository {
  return {
    async find(id) {
      return isUuid(id) ? findUser(em, id) : null;
    },

    async findByEmail(email) {
      const [row] = await findByEmail(em, { email });
      return row ? toUser(row.user) : null;
    },

    async save(user) {
      const { id, created_at: _, ...row } = toUserRow(user);
      const known = await runOne(em, (db) =>
        db
          .updateTable("users as u")
          .set(row)
          .where("u.id", "=", id)
          .returning(({ fn }) => fn.toJson("u").as("user")),
      );
      if (known) return toUser(known.user);
      // the no-op update waits for a concurrent insert of the same address and returns its row
      const stored = await runOne(em, (db) =>
        db
          .insertInto("users")
          .values(toUserRow(user))
          .onConflict((conflict) =>
            conflict
              .expression(sql`lower(${sql.ref("email")})`)
              .doUpdateSet(({ ref }) => ({ email: ref("users.email") })),
          )
          .returning(({ fn }) => fn.toJson("users").as("user")),
      );
      return stored ? toUser(stored.user) : user;
    },

    prove: (id, at) =>
      em.transactional(async (em) => {
        const row = await runOne(em, (db) =>
          db
            .updateTable("users as u")
            .set({ email_verified_at: at, updated_at: at })
            .where("u.id", "=", id)
            .where("u.email_verified_at", "is", null)
            .returning(({ fn }) => fn.toJson("u").as("user")),
        );
        if (!row) return findUser(em, id);
        for (const table of waysIn) {
          await run(em, (db) => db.deleteFrom(table).where("user_id", "=", id));
        }
        return toUser(row.user);
      }),

    async listByType(type) {
      const rows = await listOfType(em, { type });
      return rows.map(({ user }) => toUser(user));
    },

    async attachBuilder(email, userId) {
      const row = await runOne(em, (db) =>
        db
          .with("attached", (db) =>
            db
              .updateTable("builder")
              .set({ user_id: userId })
              .where("id", "=", ({ selectFrom, fn, val }) =>
                selectFrom("builder")
                  .select("id")
                  .where("user_id", "is", null)
                  .where(fn<string>("lower", ["email"]), "=", fn<string>("lower", [val(email)]))
                  .orderBy("created_at")
                  .orderBy("id")
                  .limit(sql.lit(1))
                  .forUpdate(),
              )
              .where("user_id", "is", null)
              .where(({ not, exists, selectFrom }) =>
                not(exists(selectFrom("builder as theirs").where("theirs.user_id", "=", userId))),
              )
              .returning("user_id"),
          )
          .updateTable("users as u")
          .set({ user_type: sql.lit("builder"), updated_at: momentOf(em) })
          .from("attached")
          .whereRef("u.id", "=", "attached.user_id")
          .where("u.user_type", "=", sql.lit("exhibitor"))
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom("quote_request as q").whereRef("q.user_id", "=", "u.id"))),
          )
          .returning(({ fn }) => fn.toJson("u").as("user")),
      );
      return row ? toUser(row.user) : null;
    },
  };
}

const findById = compileOnce((db, given: QueryValues<{ id: UserId }>) =>
  db
    .selectFrom("users as u")
    .select(({ fn }) => fn.toJson("u").as("user"))
    .where("u.id", "=", given("id")),
);

const listOfType = compileOnce((db, given: QueryValues<{ type: UserType }>) =>
  db
    .selectFrom("users as u")
    .select(({ fn }) => fn.toJson("u").as("user"))
    .where("u.user_type", "=", given("type"))
    .orderBy("u.id"),
);

const findByEmail = compileOnce((db, given: QueryValues<{ email: string }>) =>
  db
    .selectFrom("users as u")
    .select(({ fn }) => fn.toJson("u").as("user"))
    .where(({ eb, fn }) =>
      eb(fn<string>("lower", ["u.email"]), "=", fn<string>("lower", [given("email")])),
    ),
);

async function findUser(em: EntityManager, id: UserId): Promise<User | null> {
  const [row] = await findById(em, { id });
  return row ? toUser(row.user) : null;
}

const codec = rowCodec<UserRow, "suspended_reason">(UserTable, ["suspended_reason"]);

export const toUser = (row: JsonRow<UserRow>): User => codec.toRecord(row);

/** The row without the suspension, which only account administration writes. */
export function toUserRow(user: User): Omit<UserRow, "suspended_at" | "suspended_reason"> {
  const { suspended_at: _, ...row } = codec.toRow(user);
  return row;
}
