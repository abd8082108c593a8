import { type Kysely, sql } from "kysely";
import { type FinalBills, finalBillRule } from "../../../domain/jobs/final-bills.ts";
import type { Tables } from "../sql/run.ts";

/** Counts the final bills of builder `builderId` that jobs closed after `since` have. */
export function finalBillsOf(db: Kysely<Tables>, builderId: string, since: Date) {
  return db
    .selectFrom("job as fj")
    .innerJoin("job_close_out as fc", "fc.job_id", "fj.id")
    .select(
      sql<FinalBills>`json_build_object('jobs', count(*), 'close', count(*) filter (
        where abs(fc.accuracy) <= ${sql.lit(finalBillRule.close)}))`.as("bills"),
    )
    .where(sql<boolean>`fj.builder_id = ${sql.ref(builderId)}`)
    .where("fj.state", "=", sql.lit("closed"))
    .where("fc.accuracy", "is not", null)
    .where("fj.closed_at", ">", since);
}
