import type pg from "pg";
import { BackupProblem } from "./backup-problem.ts";
import { withClient } from "./with-client.ts";

const content = ["users", "builder", "portfolio_project", "trade_show", "blog_post"];
const written = ["quote_request", "contact_message"];

/** Throws a BackupProblem unless the database is empty or may be replaced, and no one is connected. */
export async function assertRestorable(url: string, replace: boolean): Promise<void> {
  await withClient(url, async (client) => {
    if (!replace && (await isUsed(client)))
      throw new BackupProblem(
        "The database is not empty. Name an empty one in DATABASE_URL, or add --replace to lose what is in this one",
      );
    const { rows } = await client.query(
      `select count(*)::int as n from pg_stat_activity where datname = current_database()
         and application_name in ('boothwright', 'boothwright worker', 'boothwright sender', 'boothwright limits', 'boothwright sync')`,
    );
    if (rows[0]?.n > 0)
      throw new BackupProblem(
        "A server, a worker or a sync uses this database: stop them all first",
      );
  });
}

async function isUsed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("select to_regclass('public.users') is not null as it");
  if (!rows[0]?.it) return false;
  const exists = [...content, ...written].map((name) => `exists (select from ${name})`);
  const found = await client.query(`select ${exists.join(" or ")} as it`);
  return found.rows[0]?.it === true;
}
