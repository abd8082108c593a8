import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { SignInRepository } from "../../../domain/accounts/ports.ts";
import type { SignIn } from "../../../domain/accounts/sign-in/sign-in.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { type SignInRow, SignInTable } from "../schema/accounts/sign-in.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { rowCodec } from "../sql/rows.ts";
import { run, runOne } from "../sql/run.ts";

const codec = rowCodec<SignInRow>(SignInTable);

const toSignIn = (row: JsonRow<SignInRow>): SignIn => codec.toRecord(row);
const toSignInRow = (signIn: SignIn): SignInRow => codec.toRow(signIn);

/** Email sign-ins in PostgreSQL. Needs the request's own `em`; `enqueue` queues its messages. */
export function createPostgresSignInRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): SignInRepository {
  async function read(
    column: "token_hash" | "browser_hash",
    hash: string,
    now: Date,
  ): Promise<SignIn | null> {
    const row = await runOne(em, (db) =>
      db
        .selectFrom("sign_in as s")
        .select(({ fn }) => fn.toJson("s").as("sign_in"))
        .where(`s.${column}`, "=", hash)
        .where("s.expires_at", ">", now)
        .orderBy("s.created_at", "desc")
        .orderBy("s.id", "desc")
        .limit(sql.lit(1)),
    );
    return row ? toSignIn(row.sign_in) : null;
  }

  return {
    start: (signIn, message) =>
      em.transactional(async (em) => {
        // deletes expired sign-ins now instead of at the next cleanup
        await run(em, (db) => db.deleteFrom("sign_in").where("expires_at", "<=", signIn.createdAt));
        await run(em, (db) => db.insertInto("sign_in").values(toSignInRow(signIn)));
        await writeMessages(em, [message], enqueue);
      }),

    findByToken: (tokenHash, now) => read("token_hash", tokenHash, now),

    findByBrowser: (browserHash, now) => read("browser_hash", browserHash, now),

    async consume(id) {
      if (!isUuid(id)) return false;
      const taken = await run(em, (db) =>
        db.deleteFrom("sign_in").where("id", "=", id).returning("id"),
      );
      return taken.length > 0;
    },

    async takeCodeTry(id) {
      if (!isUuid(id)) return null;
      const taken = await runOne(em, (db) =>
        db
          .updateTable("sign_in")
          .set((eb) => ({ code_tries_left: eb("code_tries_left", "-", sql.lit(1)) }))
          .where("id", "=", id)
          .where("code_tries_left", ">", sql.lit(0))
          .returning("code_tries_left as left"),
      );
      return taken?.left ?? null;
    },
  };
}
