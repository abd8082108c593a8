import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Erasure } from "../../../domain/privacy/ports.ts";
import { insertRows } from "../sql/rows.ts";

/** Adds lines to the erasure journal; of several about the same, the latest stays. */
export async function writeErasures(em: EntityManager, erasures: readonly Erasure[]) {
  const latest = new Map<string, Erasure>();
  for (const erasure of erasures) {
    const { kind, id, at } = erasure;
    const known = latest.get(`${kind}/${id}`);
    if (!known || known.at < at) latest.set(`${kind}/${id}`, erasure);
  }
  const rows = [...latest.values()].map(({ kind, id, at }) => ({ kind, subject_id: id, at }));
  await insertRows(em, "erasure", rows, (insert) =>
    insert.onConflict((conflict) =>
      conflict
        .columns(["kind", "subject_id"])
        .doUpdateSet({ at: sql<Date>`greatest(erasure.at, excluded.at)` }),
    ),
  );
}
