import { defineEntity, p } from "@mikro-orm/core";
import {
  type ChangeLine,
  changeLimits,
  changeReasonCodes,
  changeStates,
  type EarlierProposal,
} from "../../../../domain/jobs/change.ts";
import { jobSides } from "../../../../domain/jobs/job.ts";
import type { ChangeId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";
import { ofJob } from "./job.ts";

/** A difference from the accepted quote, with its price. */
export const JobChangeTable = defineEntity({
  name: "JobChangeTable",
  tableName: "job_change",
  properties: {
    id: columns.id<ChangeId>(),
    job_id: () => ofJob(),
    number: p.integer(),
    raised_by: p.enum(jobSides),
    reason: p.enum(changeReasonCodes),
    title: columns.text(),
    note: columns.optionalText(),
    lines: p.json().$type<ChangeLine[]>(),
    days_later: p.integer().strictNullable(),
    answer_by: columns.instant().strictNullable(),
    state: p.enum(changeStates),
    version: p.integer().default(1),
    earlier: p.json().$type<EarlierProposal[]>(),
    raised_at: columns.createdAt(),
    decided_at: columns.instant().strictNullable(),
    decided_note: columns.optionalText(),
  },
  checks: lengthChecks({
    title: changeLimits.title,
    note: changeLimits.note,
    decided_note: changeLimits.note,
  }),
  uniques: [{ name: "job_change_job_id_number_unique", properties: ["job_id", "number"] }],
  indexes: [
    {
      name: "job_change_answer_by_index",
      properties: ["answer_by"],
      where: "state = 'proposed'::text and answer_by is not null",
    },
  ],
});
