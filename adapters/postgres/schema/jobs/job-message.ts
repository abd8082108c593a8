import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import {
  type JobMessage,
  messageLimits,
  messageSides,
} from "../../../../domain/jobs/job-message.ts";
import type { JobMessageId, UserId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";
import { ofJob } from "./job.ts";

/** A message between the sides of a job, or from us. Its id says when it was written. */
export const JobMessageTable = defineEntity({
  name: "JobMessageTable",
  tableName: "job_message",
  properties: {
    id: columns.id<JobMessageId>(),
    job_id: () => ofJob(),
    side: p.enum(messageSides),
    by: p.uuid().$type<UserId>().strictNullable(),
    text: columns.text(),
    files: p.json().$type<JobMessage["files"]>(),
    at: columns.instant(),
    emailed_at: columns.instant().strictNullable(),
  },
  checks: lengthChecks({ text: messageLimits.text }),
  indexes: [
    { name: "job_message_job_id_id_index", properties: ["job_id", "id"] },
    { name: "job_message_to_email_index", properties: ["at"], where: "emailed_at is null" },
  ],
});
export type JobMessageRow = InferEntity<typeof JobMessageTable>;
