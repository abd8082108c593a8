import * as z from "zod";
import { jobSides } from "../../../domain/jobs/job.ts";
import { jobStates } from "../../../domain/jobs/job-state.ts";
import { jobFilters } from "../../../domain/jobs/ports.ts";
import type { JobRead } from "../../../domain/jobs/view-job.ts";
import { callOffCodes, callOffTextMax } from "../../../domain/quotes/call-off.ts";
import { partQuery } from "../fields/page.ts";
import { optionalProse } from "../fields/text.ts";
import { offerVersionBody, pricedForBody, toOfferVersionBody } from "../quotes/quote-responses.ts";
import { exchangeBody } from "../rates/currencies.ts";
import { agreementBody, toAgreementBody } from "./agreements.ts";
import { approvalBody, toApprovalBody } from "./approvals.ts";
import { changeBody, toChangeBody } from "./changes.ts";

export const jobsQuery = partQuery.extend({
  state: z.enum(jobFilters, "State must be one of the list").default("open"),
});

/** A job in a list. */
export const listedJobBody = z.object({
  id: z.string().meta({ description: "The accepted quote's id" }),
  state: z.enum(jobStates),
  tradeShowName: z.string(),
  eventDate: z.string(),
  company: z.string(),
  builderName: z.string().nullable(),
  daysToShow: z.int().nullable().meta({ description: "Negative once the show has begun" }),
  waiting: z
    .enum(["wished", "proposed"])
    .nullable()
    .meta({ description: "The first change without an answer" }),
});
export type ListedJobBody = z.infer<typeof listedJobBody>;

export const callOffForm = z.object({
  code: z.enum(callOffCodes, "Reason must be one of the list"),
  text: optionalProse("Text", callOffTextMax),
});

/** An accepted quote on its way to a booth. */
const jobFacts = z.object({
  id: z.string().meta({ description: "The accepted quote's id" }),
  quoteRequestId: z.string(),
  state: z.enum(jobStates),
  tradeShowName: z.string(),
  eventDate: z.string(),
  venue: z.string(),
  boothSize: z.string(),
  company: z.string(),
  builder: z.object({ id: z.string(), name: z.string().nullable() }),
  estimatedTimeline: z.string().nullable(),
  opensInDays: z
    .int()
    .nullable()
    .meta({ description: "Days until the show opens; null when it has begun or has no known day" }),
  ended: z
    .object({
      code: z.enum(callOffCodes),
      reason: z.string().nullable(),
      by: z.enum(jobSides).nullable().meta({ description: "Null: the request was canceled" }),
    })
    .nullable(),
  closedAt: z.string().nullable(),
  createdAt: z.string(),
});

/** Amounts in minor units of the quote's currency. */
const amountsBody = z.object({
  currency: z.string(),
  exchange: exchangeBody.nullable(),
  baseline: z.int().meta({ description: "The quote as accepted" }),
  changes: z.int().meta({ description: "Sum of the approved changes" }),
  approved: z.int().meta({ description: "Number of approved changes" }),
  agreed: z.int().meta({ description: "The quote and its approved changes" }),
  waiting: z.int().meta({ description: "Sum of the proposed changes" }),
  proposed: z.int().meta({ description: "Number of proposed changes" }),
});

/** A job for one of its sides, or an admin, whose `side` is null. */
export const jobBody = z.object({
  job: jobFacts,
  amounts: amountsBody,
  changes: z.array(changeBody),
  offer: offerVersionBody.meta({ description: "The quote as accepted" }),
  earlierBrief: pricedForBody
    .nullable()
    .meta({ description: "The brief that the price is for; null when it is the current one" }),
  agreement: agreementBody,
  approvals: z.array(approvalBody),
  side: z.enum(jobSides).nullable(),
  may: z.object({ raise: z.boolean(), callOff: z.boolean() }),
});
export type JobBody = z.infer<typeof jobBody>;

export function toJobBody(read: JobRead): JobBody {
  const { job, changes, amounts, request, quote, builderName, side, opensInDays } = read;
  const { id, quoteRequestId, state, endCode, endReason, endedBy } = job;
  const { tradeShowName, eventDate, venue, boothSize, company } = request;
  return {
    job: {
      id,
      quoteRequestId,
      state,
      tradeShowName,
      eventDate,
      venue,
      boothSize,
      company,
      builder: { id: job.builderId, name: builderName },
      estimatedTimeline: quote.estimatedTimeline,
      opensInDays,
      ended: endCode && { code: endCode, reason: endReason, by: endedBy },
      closedAt: job.closedAt?.toISOString() ?? null,
      createdAt: job.createdAt.toISOString(),
    },
    amounts: {
      currency: quote.currency,
      exchange: quote.exchange,
      ...amounts,
    },
    changes: changes.map((change) => toChangeBody(change, side)),
    offer: toOfferVersionBody(quote),
    earlierBrief: read.earlierBrief,
    agreement: toAgreementBody(read),
    approvals: read.approvals.map((each) =>
      toApprovalBody(each, read.names, read.mayDecide ? side : null),
    ),
    side,
    may: { raise: read.mayRaise, callOff: read.mayCallOff },
  };
}
