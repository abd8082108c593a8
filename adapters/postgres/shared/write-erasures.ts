import type { EntityManager } from "@mikro-orm/postgresql";
import type { Erasure } from "../../../domain/privacy/ports.ts";
import { insertRows } from "../sql/rows.ts";

/** Adds lines to the erasure journal; existing ones stay. */
export async function writeErasures(em: EntityManager, erasures: readonly Erasure[]) {
  const rows = erasures.map(({ kind, id, at }) => ({ kind, subject_id: id, at }));
  await insertRows(em, "erasure", rows, (insert) =>
    insert.onConflict((conflict) => conflict.doNothing()),
  );
}
