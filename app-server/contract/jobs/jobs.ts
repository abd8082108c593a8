import * as z from "zod";
import { jobSides } from "../../../domain/jobs/job.ts";
import { jobStates } from "../../../domain/jobs/job-state.ts";
import type { NextThing } from "../../../domain/jobs/next-things.ts";
import { jobFilters } from "../../../domain/jobs/ports.ts";
import type { JobRead } from "../../../domain/jobs/view-job.ts";
import { callOffCodes, callOffTextMax } from "../../../domain/quotes/call-off.ts";
import type { Milestone } from "../../../domain/show-plan/plan.ts";
import { partQuery } from "../fields/page.ts";
import { optionalProse } from "../fields/text.ts";
import { offerVersionBody, pricedForBody, toOfferVersionBody } from "../quotes/quote-responses.ts";
import { exchangeBody } from "../rates/currencies.ts";
import { agreementBody, toAgreementBody } from "./agreements.ts";
import { approvalBody, toApprovalBody } from "./approvals.ts";
import { asBuiltBody, toAsBuiltBody } from "./as-built.ts";
import { callInBody, toCallInBody } from "./call-ins.ts";
import { changeBody, toChangeBody } from "./changes.ts";

export const jobsQuery = partQuery.extend({
  state: z.enum(jobFilters, "State must be one of the list").default("open"),
});

/** Something to do next. */
const nextThingBody = z.object({
  what: z.string(),
  who: z.enum([...jobSides, "both"]),
  day: z.string().nullable().meta({ description: "Null: no day is set" }),
  href: z.string(),
});
export type NextThingBody = z.infer<typeof nextThingBody>;

export function toNextThingBody(jobId: string, { part, ...thing }: NextThing): NextThingBody {
  const ofPlan = { plan: "#plan", agreement: "#agreement", payments: "#payments" };
  const place = part in ofPlan ? ofPlan[part as keyof typeof ofPlan] : `?view=${part}`;
  return { ...thing, href: `/jobs/${jobId}${place}` };
}

/** A job in a list. */
export const listedJobBody = z.object({
  id: z.string().meta({ description: "The accepted quote's id" }),
  state: z.enum(jobStates),
  tradeShowName: z.string(),
  eventDate: z.string(),
  company: z.string(),
  builderName: z.string().nullable(),
  daysToShow: z.int().nullable().meta({ description: "Negative once the show has begun" }),
  currency: z.string(),
  waiting: z.int().meta({ description: "Number of changes that wait for an answer" }),
  unpaid: z
    .int()
    .nullable()
    .meta({ description: "What the plan of payments has open, in minor units; null without one" }),
  next: nextThingBody.nullable().meta({ description: "The first, besides the request's plan" }),
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
  services: z
    .int()
    .nullable()
    .meta({ description: "The show's charges on top, as estimated at the acceptance" }),
});

/** A job for one of its sides, or an admin, whose `side` is null. */
export const jobBody = z.object({
  job: jobFacts,
  amounts: amountsBody,
  next: z.array(nextThingBody).meta({ description: "At most five, overdue first" }),
  changes: z.array(changeBody),
  offer: offerVersionBody.meta({ description: "The quote as accepted" }),
  earlierBrief: pricedForBody
    .nullable()
    .meta({ description: "The brief that the price is for; null when it is the current one" }),
  agreement: agreementBody,
  approvals: z.array(approvalBody),
  callIns: z.array(callInBody),
  floor: z.object({
    isOpen: z.boolean().meta({ description: "Whether the booth is being built, or soon" }),
    standsAt: z.string().nullable(),
    open: z.int().meta({ description: "Number of open punch items" }),
    mayLink: z.boolean(),
  }),
  asBuilt: asBuiltBody,
  side: z.enum(jobSides).nullable(),
  may: z.object({
    raise: z.boolean(),
    callOff: z.boolean(),
    callIn: z.boolean(),
    answerCallIn: z.boolean(),
    sayBuilt: z.boolean(),
  }),
});
export type JobBody = z.infer<typeof jobBody>;

/** `plan`: the milestones of the request. */
export function toJobBody(read: JobRead, plan: readonly Milestone[]): JobBody {
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
      services: read.services,
    },
    next: read.next(plan).map((thing) => toNextThingBody(job.id, thing)),
    changes: changes.map((change) => toChangeBody(change, side)),
    offer: toOfferVersionBody(quote),
    earlierBrief: read.earlierBrief,
    agreement: toAgreementBody(read),
    approvals: read.approvals.map((each) =>
      toApprovalBody(each, read.names, read.mayDecide ? side : null),
    ),
    callIns: read.callIns.map((callIn) => toCallInBody(callIn, read.timeZone)),
    floor: {
      ...read.floor,
      isOpen: read.isFloorOpen(plan),
      standsAt: job.standsAt?.toISOString() ?? null,
    },
    asBuilt: toAsBuiltBody(job, side),
    side,
    may: { raise: read.mayRaise, callOff: read.mayCallOff, ...read.mayCall },
  };
}
