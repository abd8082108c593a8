import * as z from "zod";
import { agreementLimits } from "../../../domain/jobs/agreement.ts";
import type { JobSide } from "../../../domain/jobs/job.ts";
import { jobSides } from "../../../domain/jobs/job.ts";
import {
  dueEvents,
  type Payment,
  paymentEventsOf,
  paymentLimits,
  paymentStates,
} from "../../../domain/jobs/payment.ts";
import type { JobRead } from "../../../domain/jobs/view-job.ts";
import type { PaymentId } from "../../../domain/shared/id.ts";
import { maxAmountCents } from "../../../domain/shared/money/money.ts";
import {
  idText,
  optionalProse,
  optionalText,
  requiredProse,
  requiredText,
} from "../fields/text.ts";
import { paperQuery } from "../quotes/comparison/comparison-query.ts";

const daysWords = `Days must be a whole number from 0 to ${paymentLimits.days}`;

const dueForm = z.union(
  [
    z.object({ day: z.iso.date("Due must be a day such as 2027-03-04") }),
    z.object({
      after: z.enum(dueEvents),
      days: z.int(daysWords).min(0, daysWords).max(paymentLimits.days, daysWords),
    }),
  ],
  "Due must be a day, or some days after an event",
);

const versionRead = z
  .int("Version must be the one you read")
  .min(1, "Version must be the one you read");

/** The version to download; missing: the latest. */
export const agreementQuery = paperQuery.extend({
  version: z.coerce.number().int().min(1).optional(),
});

export const agreeForm = z.object({ version: versionRead });

/** The contents of the contract, as both sides record them. A part that is there keeps its id. */
export const agreementForm = z.object({
  payments: z
    .array(
      z.object({
        id: idText.nullish().transform((id) => (id ?? null) as PaymentId | null),
        label: requiredText("Label", paymentLimits.label),
        amount: z
          .int("Amount must be whole cents")
          .min(-maxAmountCents, "Amount is too small")
          .max(maxAmountCents, "Amount is too large"),
        due: dueForm,
      }),
      "Payments must be a list",
    )
    .max(paymentLimits.mostParts, `Payments must be ${paymentLimits.mostParts} or fewer`),
  cancellation: optionalProse("Cancellation", agreementLimits.cancellation),
  version: versionRead,
});

export const sentForm = z.object({
  reference: optionalText("Reference", paymentLimits.reference),
});
export const notAgreedForm = z.object({ note: requiredProse("Note", paymentLimits.note) });

const dueBody = z.union([
  z.object({ day: z.string() }),
  z.object({ after: z.enum(dueEvents), days: z.int() }),
]);

/** Time and person of a statement; the name is null when their account is gone. */
const saidBody = z.object({ at: z.string(), name: z.string().nullable() });

/** A part of the plan. `may`: what the reader may say of it now. */
export const paymentBody = z.object({
  id: z.string(),
  label: z.string(),
  amount: z.int(),
  due: dueBody,
  dueOn: z
    .string()
    .nullable()
    .meta({ description: "The day it is due; null until the event that it follows" }),
  state: z.enum(paymentStates),
  reference: z.string().nullable(),
  sent: saidBody.nullable(),
  received: saidBody.nullable(),
  notAgreed: saidBody
    .extend({ side: z.enum(jobSides).nullable(), note: z.string().nullable() })
    .nullable(),
  may: z.array(z.enum(["sent", "received", "not-agreed"])),
});
export type PaymentBody = z.infer<typeof paymentBody>;

/** The latest version of the agreement, and who has agreed to it. */
export const agreementBody = z.object({
  version: z.int(),
  amount: z.int().meta({ description: "The agreed amount when this version was written" }),
  cancellation: z.string().nullable(),
  editedBy: z.enum(jobSides).nullable().meta({ description: "Null: the quote as accepted" }),
  at: z.string(),
  exhibitor: saidBody.nullable(),
  builder: saidBody.nullable(),
  payments: z.array(paymentBody),
  may: z.object({ agree: z.boolean(), edit: z.boolean() }),
});
export type AgreementBody = z.infer<typeof agreementBody>;

type Names = JobRead["names"];
const said = (names: Names, at: Date | null, by: string | null) =>
  at && { at: at.toISOString(), name: names.get(by ?? "") ?? null };

function toPaymentBody(
  payment: Payment,
  { names, dueOn, side }: { names: Names; dueOn: string | null; side: JobSide | null },
): PaymentBody {
  const { id, label, amount, due, state, reference, disputeNote, disputeSide } = payment;
  const notAgreed = said(names, payment.disputedAt, payment.disputedBy);
  return {
    id,
    label,
    amount,
    due,
    dueOn,
    state,
    reference,
    sent: said(names, payment.sentAt, payment.sentBy),
    received: said(names, payment.receivedAt, payment.receivedBy),
    notAgreed: notAgreed && { ...notAgreed, side: disputeSide, note: disputeNote },
    may: side ? paymentEventsOf(state, side) : [],
  };
}

export function toAgreementBody(read: JobRead): AgreementBody {
  const { names, side, payments, agreement, mayAgree, mayEdit } = read;
  const { version, amount, cancellation, editedBy, at } = agreement;
  return {
    version,
    amount,
    cancellation,
    editedBy,
    at: at.toISOString(),
    exhibitor: said(names, agreement.exhibitorAt, agreement.exhibitorBy),
    builder: said(names, agreement.builderAt, agreement.builderBy),
    payments: payments.map(({ payment, dueOn }) =>
      toPaymentBody(payment, { names, dueOn, side: read.mayState ? side : null }),
    ),
    may: { agree: mayAgree, edit: mayEdit },
  };
}
