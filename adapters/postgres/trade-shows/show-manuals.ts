import type { EntityManager } from "@mikro-orm/postgresql";
import { contentVersion } from "../../../domain/shared/writes/content-version.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import { emptyManual, type ShowManuals } from "../../../domain/show-plan/show-manual.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { momentOf } from "../sql/moment.ts";
import { insertRows } from "../sql/rows.ts";
import { run, runOne } from "../sql/run.ts";

/** Manuals of shows in PostgreSQL. Needs the request's own `em`. */
export function createPostgresShowManuals(em: EntityManager): ShowManuals {
  return {
    find: (id) => readManual(em, id),

    save: (id, part, value, { audit, seen }) =>
      em.transactional(async (em) => {
        if (!isUuid(id)) return false;
        // the show's row is the lock: one editor of a manual at a time. Its page shows the deadlines,
        // so that this counts as a change of the show
        const show = await runOne(em, (db) =>
          db
            .updateTable("trade_show")
            .set((eb) => ({ id: eb.ref("id") }))
            .where("id", "=", id)
            .returning("id"),
        );
        if (!show) return false;
        const manual = await readManual(em, id);
        if (seen !== undefined && seen !== contentVersion(manual[part])) {
          throw new StaleWriteError("show manual");
        }
        await run(em, (db) => db.deleteFrom("show_manual").where("trade_show_id", "=", id));
        const row = { trade_show_id: id, ...manual, [part]: value, updated_at: momentOf(em) };
        await insertRows(em, "show_manual", [row]);
        await writeAuditEvent(em, { kind: "rates", id }, audit);
        return true;
      }),
  };
}

async function readManual(em: EntityManager, id: string) {
  if (!isUuid(id)) return emptyManual;
  const row = await runOne(em, (db) =>
    db
      .selectFrom("show_manual")
      .select(["rules", "deadlines"])
      .where("trade_show_id", "=", id as never),
  );
  return row ? { rules: row.rules, deadlines: row.deadlines } : emptyManual;
}
