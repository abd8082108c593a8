import pg from "pg";
import type { Erasure } from "../../domain/privacy/ports.ts";

type Row = { kind: Erasure["kind"]; id: string; at: Date };

/** The database's erasure journal; empty in versions before it existed. */
export async function readErasures(url: string): Promise<Erasure[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query("select to_regclass('public.erasure') is not null as it");
    if (!rows[0]?.it) return [];
    const found = await client.query<Row>("select kind, subject_id as id, at from erasure");
    return found.rows;
  } finally {
    await client.end().catch(() => {});
  }
}
