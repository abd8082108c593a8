import type { EntityManager } from "@mikro-orm/postgresql";
import type { SignInRepository } from "../../../domain/accounts/ports.ts";
import type { SignIn } from "../../../domain/accounts/sign-in/sign-in.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { SignInRow } from "../schema/accounts/sign-in.ts";
import { insertRows } from "../sql/insert-rows.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";
import { toSignIn, toSignInRow } from "./sign-in-mapper.ts";

/** Keeps sign-ins by e-mail in PostgreSQL. Wants the `em` of its own request; `enqueue` queues the letters that it writes. */
export function createPostgresSignInRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): SignInRepository {
  async function read(where: string, values: unknown[]): Promise<SignIn | null> {
    const sql = `select to_json(s) as sign_in from sign_in s
      where ${where} and expires_at > $2 order by created_at desc, id desc limit 1`;
    const [row] = await runSql<{ sign_in: Stored<SignInRow> }>(em, sql, values);
    return row ? toSignIn(row.sign_in) : null;
  }

  return {
    start: (signIn, message) =>
      em.transactional(async (em) => {
        // Nobody else comes by to sweep the old ones out.
        await runSql(em, "delete from sign_in where expires_at <= $1", [signIn.createdAt]);
        await insertRows(em, "sign_in", [toSignInRow(signIn)]);
        await writeMessages(em, [message], enqueue);
      }),

    findByToken: (tokenHash, now) => read("token_hash = $1", [tokenHash, now]),

    findByBrowser: (browserHash, now) => read("browser_hash = $1", [browserHash, now]),

    async consume(id) {
      if (!isUuid(id)) return false;
      return (await runSql(em, "delete from sign_in where id = $1 returning id", [id])).length > 0;
    },

    async takeCodeTry(id) {
      if (!isUuid(id)) return null;
      const [taken] = await runSql<{ left: number }>(
        em,
        `update sign_in set code_tries_left = code_tries_left - 1
         where id = $1 and code_tries_left > 0 returning code_tries_left as left`,
        [id],
      );
      return taken?.left ?? null;
    },
  };
}
