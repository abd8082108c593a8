import pg from "pg";

/** Asks a database by a connection of its own. */
export async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Each table's rows as one text that no order changes. */
export async function contentOf(url: string): Promise<Record<string, string>> {
  const names = await ask<{ name: string }>(
    url,
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  const content: Record<string, string> = {};
  for (const { name } of names) {
    if (name === "mikro_orm_migrations") continue;
    const sql = `select coalesce(string_agg(t::text, chr(10) order by t::text), '') as all from "${name}" t`;
    content[name] = (await ask<{ all: string }>(url, sql))[0]?.all ?? "";
  }
  return content;
}
