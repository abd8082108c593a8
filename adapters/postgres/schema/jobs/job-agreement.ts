import { defineEntity, p } from "@mikro-orm/core";
import { agreementLimits } from "../../../../domain/jobs/agreement.ts";
import { jobSides } from "../../../../domain/jobs/job.ts";
import type { PlannedPayment } from "../../../../domain/jobs/payment.ts";
import type { AgreementId, UserId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";
import { ofJob } from "./job.ts";

/** A version of what both sides of a job agree to. */
export const JobAgreementTable = defineEntity({
  name: "JobAgreementTable",
  tableName: "job_agreement",
  properties: {
    id: columns.id<AgreementId>(),
    job_id: () => ofJob(),
    version: p.integer(),
    amount: p.bigint("number"),
    payments: p.json().$type<PlannedPayment[]>(),
    cancellation: columns.optionalText(),
    edited_by: p.enum(jobSides).strictNullable(),
    at: columns.instant(),
    exhibitor_at: columns.instant().strictNullable(),
    exhibitor_by: p.uuid().$type<UserId>().strictNullable(),
    builder_at: columns.instant().strictNullable(),
    builder_by: p.uuid().$type<UserId>().strictNullable(),
  },
  checks: lengthChecks({ cancellation: agreementLimits.cancellation }),
  uniques: [{ name: "job_agreement_job_id_version_unique", properties: ["job_id", "version"] }],
});
