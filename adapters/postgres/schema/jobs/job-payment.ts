import { defineEntity, p } from "@mikro-orm/core";
import { jobSides } from "../../../../domain/jobs/job.ts";
import { type Due, paymentLimits, paymentStates } from "../../../../domain/jobs/payment.ts";
import type { PaymentId, UserId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";
import { ofJob } from "./job.ts";

/** A planned payment of a job, and what both sides say about it. */
export const JobPaymentTable = defineEntity({
  name: "JobPaymentTable",
  tableName: "job_payment",
  properties: {
    id: columns.id<PaymentId>(),
    job_id: () => ofJob().index("job_payment_job_id_index"),
    position: p.integer(),
    label: columns.text(),
    amount: p.bigint("number"),
    due: p.json().$type<Due>(),
    state: p.enum(paymentStates),
    reference: columns.optionalText(),
    sent_at: columns.instant().strictNullable(),
    sent_by: p.uuid().$type<UserId>().strictNullable(),
    received_at: columns.instant().strictNullable(),
    received_by: p.uuid().$type<UserId>().strictNullable(),
    dispute_note: columns.optionalText(),
    disputed_at: columns.instant().strictNullable(),
    disputed_by: p.uuid().$type<UserId>().strictNullable(),
    dispute_side: p.enum(jobSides).strictNullable(),
    reminders: p.integer().default(0),
  },
  indexes: [
    {
      name: "job_payment_planned_index",
      properties: ["job_id"],
      where: "state = 'planned'::text and reminders < 3",
    },
  ],
  checks: lengthChecks({
    label: paymentLimits.label,
    reference: paymentLimits.reference,
    dispute_note: paymentLimits.note,
  }),
});
