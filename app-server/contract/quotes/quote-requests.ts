import * as z from "zod";
import { limits } from "../../../domain/quotes/limits.ts";
import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import { requestFields } from "../../../domain/quotes/quote-request-form.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { pick } from "../../../domain/shared/pick.ts";
import { emailAddress, optionalProse, optionalText, requiredText } from "../fields/text.ts";
import { scopeEditsBody, toScopeEditsBody } from "./scope-edits.ts";

/** The wizard's fields, for the form in the browser and for the API alike. Fields that are not here are ignored. */
export const quoteRequestForm = z.object({
  tradeShowName: requiredText("Trade show name", limits.tradeShowName),
  eventDate: requiredText("Event date", limits.eventDate, {
    notText: "Enter the date as YYYY-MM-DD",
  }),
  venue: requiredText("Venue", limits.venue),
  industry: requiredText("Exhibit type", limits.industry),
  boothSize: requiredText("Booth size", limits.boothSize),
  serviceType: requiredText("Service type", limits.serviceType),
  budget: requiredText("Budget", limits.budget),
  features: z
    .array(requiredText("Feature", limits.feature), "Features must be a list")
    .max(limits.features, `Features must be ${limits.features} or fewer`)
    .nullish()
    .transform((features) => [...new Set(features ?? [])]),
  additionalRequirements: optionalProse("Additional requirements", limits.additionalRequirements),
  designLink: optionalText("Design link", limits.designLink),
  firstName: requiredText("First name", limits.firstName),
  lastName: requiredText("Last name", limits.lastName),
  email: emailAddress,
  phone: requiredText("Phone", limits.phone),
  company: requiredText("Company", limits.company),
  jobTitle: optionalText("Job title", limits.jobTitle),
  emailUpdates: z
    .boolean("Email updates must be true or false")
    .nullish()
    .transform((wanted) => wanted ?? false),
});

/** `timeZone`: an IANA name, in which due times are shown; an unknown one counts as none. */
export const submitForm = quoteRequestForm.extend({
  timeZone: optionalText("Time zone", 64),
});
export type QuoteRequestFormInput = z.input<typeof submitForm>;

/** The part of a request that the holder of its receipt may read. */
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
});
export type ReceiptBody = z.infer<typeof receiptBody>;

/** A quote request as its owner, an assigned builder or an admin reads it. Times are ISO 8601 in UTC. */
export const quoteRequestBody = receiptBody.extend({
  userId: z.string().nullable(),
  serviceType: z.string(),
  features: z.array(z.string()),
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

/** `isConfirmationMailed` is false when the address has had as many confirmations as it gets for now. */
export const submittedBody = z.object({
  quoteRequest: quoteRequestBody,
  isConfirmationMailed: z.boolean(),
});
export type SubmittedBody = z.infer<typeof submittedBody>;

const receiptFields = [
  ...(["id", "status", "firstName", "email", "tradeShowName", "eventDate", "venue"] as const),
  ...(["industry", "boothSize", "budget"] as const),
] as const;

export function toReceiptBody(request: QuoteRequest): ReceiptBody {
  return pick(request, receiptFields);
}

export function toQuoteRequestBody(request: QuoteRequest): QuoteRequestBody {
  return {
    ...pick(request, ["id", "status", "userId", "priority", "cancelReason"]),
    ...pick(request, requestFields),
    ...pick(request, ["sentToBuilders", "assignedBuilders"]),
    scopeEdits: toScopeEditsBody(request.scopeEdits),
    briefVersion: request.briefVersion,
    assignmentDate: request.assignmentDate?.toISOString() ?? null,
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
  };
}

export function toSubmittedBody(submitted: {
  request: QuoteRequest;
  isConfirmationMailed: boolean;
}): SubmittedBody {
  const { request, isConfirmationMailed } = submitted;
  return { quoteRequest: toQuoteRequestBody(request), isConfirmationMailed };
}

/** An assigned builder sees the whole request, but not who else was asked, nor the exhibitor's account. */
export function toAssignedQuoteBody(request: QuoteRequest, builderId: BuilderId): QuoteRequestBody {
  const own = (ids: BuilderId[]) => ids.filter((id) => id === builderId);
  return {
    ...toQuoteRequestBody(request),
    userId: null,
    sentToBuilders: own(request.sentToBuilders),
    assignedBuilders: own(request.assignedBuilders),
  };
}
