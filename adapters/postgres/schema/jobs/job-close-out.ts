import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Billed, Charged, Settled } from "../../../../domain/jobs/close-out.ts";
import { columns } from "../columns.ts";
import { JobTable } from "./job.ts";

/** The final bill of a job. `accuracy`: hundredths of a percent. */
export const JobCloseOutTable = defineEntity({
  name: "JobCloseOutTable",
  tableName: "job_close_out",
  properties: {
    job_id: () =>
      p
        .manyToOne(JobTable)
        .mapToPk()
        .primary()
        .fieldName("job_id")
        .deleteRule("cascade")
        .index(false),
    billed: p.json().$type<Billed[]>().strictNullable(),
    invoice_total: p.bigint("number").strictNullable(),
    charged: p.json().$type<Charged[]>().strictNullable(),
    exhibitor_confirmed_at: columns.instant().strictNullable(),
    builder_confirmed_at: columns.instant().strictNullable(),
    settled: p.json().$type<Settled>().strictNullable(),
    accuracy: p.integer().strictNullable(),
    version: p.integer().default(1),
  },
});
export type JobCloseOutRow = InferEntity<typeof JobCloseOutTable>;
