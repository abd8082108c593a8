import { withClient } from "../with-client.ts";

/** Runs a query over a connection of its own. */
export function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  return withClient(url, async (client) => (await client.query<Row>(sql)).rows);
}

/** Each table's rows as one text that doesn't depend on their order. */
export function contentOf(url: string): Promise<Record<string, string>> {
  return withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
    );
    const content: Record<string, string> = {};
    for (const { name } of tables) {
      // a backup contains neither of these
      if (name === "mikro_orm_migrations" || name === "mail_hold") continue;
      const sql = `select coalesce(string_agg(t::text, chr(10) order by t::text), '') as all from "${name}" t`;
      const { rows } = await client.query<{ all: string }>(sql);
      content[name] = rows[0]?.all ?? "";
    }
    return content;
  });
}
