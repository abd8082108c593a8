import type { QuoteRequestId, UserId } from "../../shared/id.ts";
import { pick } from "../../shared/pick.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { QuoteRequestForm } from "../quote-request-form.ts";
import { requestFields } from "../quote-request-form.ts";
import { eventDay } from "./event-day.ts";

/** A new request: pending, normal priority, no builders. Takes only the form's fields. */
export function newQuoteRequest(
  form: QuoteRequestForm,
  { id, userId, now }: { id: QuoteRequestId; userId: UserId | null; now: Date },
): QuoteRequest {
  return {
    id,
    userId,
    ...pick(form, requestFields),
    eventDay: eventDay(form.eventDate),
    status: "pending",
    priority: "normal",
    assignedBuilders: [],
    sentToBuilders: [],
    assignmentDate: null,
    invitations: [],
    notes: null,
    cancelReason: null,
    scopeEdits: { added: [], struck: [] },
    briefVersion: 1,
    closedAt: null,
    erasedAt: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}
