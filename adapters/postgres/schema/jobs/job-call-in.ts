import { defineEntity, p } from "@mikro-orm/core";
import { callInLimits, callInOutcomeCodes } from "../../../../domain/jobs/call-in.ts";
import { jobSides } from "../../../../domain/jobs/job.ts";
import type { CallInId, UserId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";
import { ofJob } from "./job.ts";

const { text } = callInLimits;

/** A side of a job asked us to look at something. One at a time is not closed. */
export const JobCallInTable = defineEntity({
  name: "JobCallInTable",
  tableName: "job_call_in",
  properties: {
    id: columns.id<CallInId>(),
    job_id: () => ofJob().index("job_call_in_job_id_index"),
    side: p.enum(jobSides),
    by: p.uuid().$type<UserId>().strictNullable(),
    text: columns.text(),
    at: columns.instant(),
    answer: columns.optionalText(),
    answered_by: p.uuid().$type<UserId>().strictNullable(),
    answered_at: columns.instant().strictNullable(),
    outcome: p.enum(callInOutcomeCodes).strictNullable(),
    words: columns.optionalText(),
    closed_by: p.uuid().$type<UserId>().strictNullable(),
    closed_at: columns.instant().strictNullable(),
  },
  checks: lengthChecks({ text, answer: text, words: text }),
});
