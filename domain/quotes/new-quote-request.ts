import type { QuoteRequestId, UserId } from "../shared/id.ts";
import { eventDay } from "./event-day.ts";
import type { QuoteRequest, QuoteRequestForm } from "./quote-request.ts";

/** A request just sent: pending, of normal priority, nobody assigned. Takes the form's fields and no others. */
export function newQuoteRequest(
  form: QuoteRequestForm,
  { id, userId, now }: { id: QuoteRequestId; userId: UserId | null; now: Date },
): QuoteRequest {
  return {
    id,
    userId,
    tradeShowName: form.tradeShowName,
    eventDate: form.eventDate,
    eventDay: eventDay(form.eventDate),
    venue: form.venue,
    industry: form.industry,
    boothSize: form.boothSize,
    serviceType: form.serviceType,
    budget: form.budget,
    features: form.features,
    additionalRequirements: form.additionalRequirements,
    designLink: form.designLink,
    firstName: form.firstName,
    lastName: form.lastName,
    email: form.email,
    phone: form.phone,
    company: form.company,
    jobTitle: form.jobTitle,
    emailUpdates: form.emailUpdates,
    status: "pending",
    priority: "normal",
    assignedBuilders: [],
    sentToBuilders: [],
    assignmentDate: null,
    invitations: [],
    notes: null,
    cancelReason: null,
    closedAt: null,
    erasedAt: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}
