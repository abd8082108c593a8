import { defineEntity, p } from "@mikro-orm/core";
import {
  approvalKinds,
  approvalLimits,
  approvalStates,
  type ShownFile,
} from "../../../../domain/jobs/approval.ts";
import { jobSides } from "../../../../domain/jobs/job.ts";
import type { ApprovalId, UserId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";
import { ofJob } from "./job.ts";

/** Files of a job that one side shows for the other's yes. */
export const JobApprovalTable = defineEntity({
  name: "JobApprovalTable",
  tableName: "job_approval",
  properties: {
    id: columns.id<ApprovalId>(),
    job_id: () => ofJob().index("job_approval_job_id_index"),
    kind: p.enum(approvalKinds),
    title: columns.text(),
    note: columns.optionalText(),
    round: p.integer(),
    files: p.json().$type<ShownFile[]>(),
    due: p.date().strictNullable(),
    state: p.enum(approvalStates),
    side: p.enum(jobSides),
    asked_by: p.uuid().$type<UserId>().strictNullable(),
    asked_at: columns.instant(),
    decided_by: p.uuid().$type<UserId>().strictNullable(),
    decided_at: columns.instant().strictNullable(),
    decided_note: columns.optionalText(),
  },
  checks: lengthChecks({
    title: approvalLimits.title,
    note: approvalLimits.note,
    decided_note: approvalLimits.note,
  }),
});
