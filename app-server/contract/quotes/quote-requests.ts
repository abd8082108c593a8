import * as z from "zod";
import { completeness } from "../../../domain/quotes/completeness.ts";
import { limits } from "../../../domain/quotes/limits.ts";
import { boothSides, knownSides } from "../../../domain/quotes/open-sides.ts";
import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import { requestFields } from "../../../domain/quotes/quote-request-form.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { pick } from "../../../domain/shared/records.ts";
import { utcDay } from "../../../domain/shared/time/utc-day.ts";
import { timeLeft } from "../../../domain/show-plan/build-days.ts";
import { emailAddress, optionalProse, optionalText, requiredText } from "../fields/text.ts";
import {
  completenessBody,
  findingBody,
  leadTimeBody,
  toCompletenessBody,
  toFindingBodies,
  toLeadTimeBody,
} from "./booth-check.ts";
import { briefDetailsBody, briefDetailsForm, toBriefDetailsBody } from "./brief-details.ts";
import { scopeEditsBody, toScopeEditsBody } from "./scope-edits.ts";

/** The wizard's fields, for the browser's form and for the API. Unknown fields are ignored. */
export const quoteRequestForm = z.object({
  tradeShowName: requiredText("Trade show name", limits.tradeShowName, {
    missing: "Enter the show's name",
  }),
  eventDate: requiredText("Event date", limits.eventDate, {
    missing: "Enter the event date",
    notText: "Enter the date as YYYY-MM-DD",
  }),
  venue: requiredText("Venue", limits.venue, { missing: "Enter the venue or its city" }),
  industry: requiredText("Exhibit type", limits.industry, { missing: "Choose an exhibit type" }),
  boothSize: requiredText("Booth size", limits.boothSize, { missing: "Choose a booth size" }),
  serviceType: requiredText("Service type", limits.serviceType, { missing: "Choose a service" }),
  budget: requiredText("Budget", limits.budget, { missing: "Choose a budget" }),
  features: z
    .array(requiredText("Feature", limits.feature), "Features must be a list")
    .max(limits.features, `Features must be ${limits.features} or fewer`)
    .nullish()
    .transform((features) => [...new Set(features ?? [])]),
  openSides: z
    .array(
      z.enum(boothSides, `An open side must be one of ${boothSides.join(", ")}`),
      "Open sides must be a list",
    )
    .max(limits.openSides, `Open sides must be ${limits.openSides} or fewer`)
    .nullish()
    .transform((sides): string[] => knownSides(sides ?? []))
    .meta({ description: "Seen from the main aisle. None: the usual ones of the exhibit type" }),
  brief: briefDetailsForm,
  additionalRequirements: optionalProse("Additional requirements", limits.additionalRequirements),
  designLink: optionalText("Design link", limits.designLink),
  preferredBuilders: z
    .array(z.uuid("Preferred builder must be an id"), "Preferred builders must be a list")
    .max(
      limits.preferredBuilders,
      `Preferred builders must be ${limits.preferredBuilders} or fewer`,
    )
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])] as BuilderId[])
    .meta({
      description:
        "Asked first where they fit. Read by the exhibitor and admins; an invited builder reads only itself",
    }),
  firstName: requiredText("First name", limits.firstName, { missing: "Enter your first name" }),
  lastName: requiredText("Last name", limits.lastName, { missing: "Enter your last name" }),
  email: emailAddress,
  phone: requiredText("Phone", limits.phone, { missing: "Enter your phone number" }),
  company: requiredText("Company", limits.company, { missing: "Enter your company" }),
  jobTitle: optionalText("Job title", limits.jobTitle),
  emailUpdates: z
    .boolean("Email updates must be true or false")
    .nullish()
    .transform((wanted) => wanted ?? false),
});

const { industry, boothSize, features, openSides, brief } = quoteRequestForm.shape;
const fact = (label: string, max: number) =>
  optionalText(label, max).transform((text) => text ?? "");

/** A booth to check, and its show as far as it is known. */
export const boothCheckForm = z.object({
  tradeShowName: fact("Trade show name", limits.tradeShowName),
  eventDate: fact("Event date", limits.eventDate),
  venue: fact("Venue", limits.venue),
  industry,
  boothSize,
  features,
  openSides,
  brief,
});

/** `timeZone`: an IANA name in which due times are shown; an unknown one is ignored. */
export const submitForm = quoteRequestForm.extend({
  timeZone: optionalText("Time zone", 64),
});
export type QuoteRequestFormInput = z.input<typeof submitForm>;

/** The fields of a request that the holder of its receipt may read. */
export const receiptBody = z.object({
  id: z.string(),
  status: z.string(),
  firstName: z.string(),
  email: z.string(),
  tradeShowName: z.string(),
  eventDate: z.string(),
  venue: z.string(),
  industry: z.string(),
  boothSize: z.string(),
  budget: z.string().nullable(),
  features: z.array(z.string()),
  openSides: z.array(z.string()),
  completeness: completenessBody,
});
export type ReceiptBody = z.infer<typeof receiptBody>;

/** A quote request for its owner, an assigned builder or an admin. Times are ISO 8601 in UTC. */
export const quoteRequestBody = receiptBody.extend({
  userId: z.string().nullable(),
  serviceType: z.string(),
  preferredBuilders: z.array(z.string()),
  brief: briefDetailsBody,
  findings: z.array(findingBody),
  additionalRequirements: z.string().nullable(),
  designLink: z.string().nullable(),
  lastName: z.string(),
  phone: z.string(),
  company: z.string(),
  jobTitle: z.string().nullable(),
  emailUpdates: z.boolean(),
  priority: z.string(),
  sentToBuilders: z.array(z.string()),
  assignedBuilders: z.array(z.string()),
  assignmentDate: z.string().nullable(),
  cancelReason: z.string().nullable(),
  scopeEdits: scopeEditsBody,
  briefVersion: z.int().meta({ description: "Counts the changes of the brief, from 1" }),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type QuoteRequestBody = z.infer<typeof quoteRequestBody>;

/**
 * `isConfirmationMailed` is false when the email address has reached its limit of confirmations.
 */
export const submittedBody = z.object({
  quoteRequest: quoteRequestBody,
  isConfirmationMailed: z.boolean(),
  findings: z.array(findingBody),
  leadTime: leadTimeBody,
  completeness: completenessBody,
});
export type SubmittedBody = z.infer<typeof submittedBody>;

const receiptFields = [
  "id",
  "status",
  "firstName",
  "email",
  "tradeShowName",
  "eventDate",
  "venue",
  "industry",
  "boothSize",
  "budget",
  "features",
  "openSides",
] as const;

/** The facts that a receipt reveals: without last name, phone, company, free texts and builders. */
export function toReceiptBody(request: QuoteRequest): ReceiptBody {
  const facts = pick(request, receiptFields);
  return { ...facts, completeness: toCompletenessBody(completeness(request)) };
}

/** The whole request, with contact data, unmasked. For a builder use `toAssignedQuoteBody`. */
export function toQuoteRequestBody(request: QuoteRequest): QuoteRequestBody {
  return {
    ...pick(request, ["id", "status", "userId", "priority", "cancelReason"]),
    ...pick(request, requestFields),
    brief: toBriefDetailsBody(request.brief),
    findings: toFindingBodies(request.findings, request.tradeShowName),
    completeness: toCompletenessBody(completeness(request)),
    ...pick(request, ["sentToBuilders", "assignedBuilders"]),
    scopeEdits: toScopeEditsBody(request.scopeEdits),
    briefVersion: request.briefVersion,
    assignmentDate: request.assignmentDate?.toISOString() ?? null,
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
  };
}

/** The stored request, and whether a confirmation email was queued. */
export function toSubmittedBody(submitted: {
  request: QuoteRequest;
  isConfirmationMailed: boolean;
}): SubmittedBody {
  const { request, isConfirmationMailed } = submitted;
  const { eventDay, createdAt, boothSize } = request;
  const quoteRequest = toQuoteRequestBody(request);
  const { findings, completeness } = quoteRequest;
  const leadTime = toLeadTimeBody(eventDay && timeLeft(eventDay, utcDay(createdAt), boothSize));
  return { quoteRequest, isConfirmationMailed, findings, leadTime, completeness };
}

/**
 * The request for an assigned builder: without the other builders, the preferred builders, and the
 * exhibitor's account.
 */
export function toAssignedQuoteBody(request: QuoteRequest, builderId: BuilderId): QuoteRequestBody {
  const own = (ids: BuilderId[]) => ids.filter((id) => id === builderId);
  return {
    ...toQuoteRequestBody(request),
    userId: null,
    preferredBuilders: own(request.preferredBuilders),
    sentToBuilders: own(request.sentToBuilders),
    assignedBuilders: own(request.assignedBuilders),
  };
}
