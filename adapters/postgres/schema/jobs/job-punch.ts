import { defineEntity, p } from "@mikro-orm/core";
import { jobSides } from "../../../../domain/jobs/job.ts";
import {
  type PunchPhoto,
  punchLimits,
  punchStates,
  punchUrgencyCodes,
} from "../../../../domain/jobs/punch-item.ts";
import type { PunchId, UserId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";
import { ofJob } from "./job.ts";

/** Something on a job's booth that is not as agreed. */
export const JobPunchTable = defineEntity({
  name: "JobPunchTable",
  tableName: "job_punch",
  properties: {
    id: columns.id<PunchId>(),
    job_id: () => ofJob().index("job_punch_job_id_index"),
    number: p.integer(),
    key: columns.optionalText(),
    text: columns.text(),
    urgency: p.enum(punchUrgencyCodes),
    state: p.enum(punchStates),
    side: p.enum(jobSides),
    by: p.uuid().$type<UserId>().strictNullable(),
    at: columns.instant(),
    photos: p.json().$type<PunchPhoto[]>(),
    fixed_at: columns.instant().strictNullable(),
    fixed_by: p.uuid().$type<UserId>().strictNullable(),
    decided_at: columns.instant().strictNullable(),
    decided_by: p.uuid().$type<UserId>().strictNullable(),
    decided_note: columns.optionalText(),
    emailed_at: columns.instant().strictNullable(),
  },
  checks: lengthChecks({
    text: punchLimits.text,
    key: punchLimits.key,
    decided_note: punchLimits.note,
  }),
  indexes: [{ name: "job_punch_to_email_index", properties: ["at"], where: "emailed_at is null" }],
});
