import type pg from "pg";

/** The names of the migrations that the database has had, in order; none when it is new. */
export async function doneMigrations(client: pg.Client): Promise<string[]> {
  const known = await client.query("select to_regclass('public.mikro_orm_migrations') as it");
  if (known.rows[0]?.it === null) return [];
  const { rows } = await client.query("select name from mikro_orm_migrations order by name");
  return rows.map(({ name }) => name);
}
