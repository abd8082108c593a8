import type { Erasure } from "../../domain/privacy/ports.ts";
import { withClient } from "./with-client.ts";

type Row = { kind: Erasure["kind"]; id: string; at: Date };

/** The database's erasure journal; empty in versions without one. */
export function readErasures(url: string): Promise<Erasure[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query("select to_regclass('public.erasure') is not null as it");
    if (!rows[0]?.it) return [];
    const found = await client.query<Row>("select kind, subject_id as id, at from erasure");
    return found.rows;
  });
}
