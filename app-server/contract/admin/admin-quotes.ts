import * as z from "zod";
import { assignmentVersion } from "../../../domain/assignment/assignment-version.ts";
import type { NamedBuilder } from "../../../domain/assignment/name-builders.ts";
import type { NoteMark } from "../../../domain/assignment/ports.ts";
import { reopenableUntil } from "../../../domain/assignment/reopen-request.ts";
import type { PromisedTimes } from "../../../domain/quotes/own-requests/promised-times.ts";
import type { Interest } from "../../../domain/quotes/ports.ts";
import { declineCodes, type QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import type { Page } from "../../../domain/shared/page.ts";
import { queueCounts } from "../promise/promise-queue.ts";
import { dueTimesBody, toDueTimesBody } from "../quotes/promised-times.ts";
import { quoteRequestBody, toQuoteRequestBody } from "../quotes/quote-requests.ts";

export const adminStatsBody = z.object({
  totalQuotes: z.int(),
  pendingQuotes: z.int(),
  assignedQuotes: z.int(),
  completedQuotes: z.int(),
  /** Number of approved builders, counted up to 10,000. */
  totalBuilders: z.int(),
  waitingReviews: z.int(),
  waitingChecks: z.int(),
  promises: queueCounts,
});

/** Delivery status of one builder's invitation. */
const deliveryBody = z.object({
  builderId: z.string(),
  delivery: z.enum(["queued", "sent", "failed"]),
  invitedAt: z.string(),
  deliveredAt: z.string().nullable(),
  error: z.string().nullable(),
});

/**
 * A request for admins. `version` is the assignment's version; it is sent back with a new
 * assignment.
 */
const adminQuoteBody = quoteRequestBody.extend({
  notes: z.string().nullable(),
  /** Author and time of the latest notes; null when unknown. */
  notesBy: z.object({ name: z.string().nullable(), at: z.string() }).nullable(),
  deliveries: z.array(deliveryBody),
  /** Builders who declined the invitation, earliest first. */
  declined: z.array(
    z.object({
      builderId: z.string(),
      declinedAt: z.string(),
      /** Null for declines stored by earlier versions. */
      code: z.enum(declineCodes).nullable(),
      reason: z.string().nullable(),
    }),
  ),
  /** Interested builders, earliest first. */
  interested: z.array(z.object({ builderId: z.string(), interestedAt: z.string() })),
  /** When personal data was erased from the request; null before that. */
  erasedAt: z.string().nullable(),
  /** Until when a completed or canceled request can be reopened; null for others. */
  reopenableUntil: z.string().nullable(),
  /** Due times of its quotes; null for a request without a promise. */
  due: dueTimesBody.nullable(),
  version: z.int(),
});
export type AdminQuoteBody = z.infer<typeof adminQuoteBody>;

const namedBuilders = z.array(z.object({ notionId: z.string(), name: z.string() }));

/** One request, with the builders that it names. */
export const viewedQuoteBody = adminQuoteBody.extend({ builders: namedBuilders });
export type ViewedQuoteBody = z.infer<typeof viewedQuoteBody>;

/**
 * `next` is the cursor of the next page, null on the last one. A page requested by number has its
 * number, the number of pages and of matching requests instead: exact, but at most 10,000 for a
 * text search. `builders` of a page are those named on it; for the whole list, also all that can be
 * assigned.
 */
export const adminQuotesBody = z.object({
  quotes: z.array(adminQuoteBody),
  builders: namedBuilders,
  next: z.string().nullable(),
  total: z.int().optional(),
  page: z.int().optional(),
  pageCount: z.int().optional(),
});
export type AdminQuotesBody = z.infer<typeof adminQuotesBody>;

type About = {
  interests: readonly Interest[];
  noteMarks?: readonly NoteMark[];
  promised: readonly PromisedTimes[];
};

/**
 * The request with the facts that only admins read: notes, deliveries, declines and interests.
 * Removed invitations have no delivery; `due` is null without a promise.
 */
function toAdminQuoteBody(
  request: QuoteRequest,
  { interests, noteMarks = [] }: Omit<About, "promised">,
  promise: PromisedTimes | undefined,
): AdminQuoteBody {
  const mark = request.notes ? noteMarks.find(({ requestId }) => requestId === request.id) : null;
  const standing = request.invitations.filter((invitation) => !invitation.removedAt);
  return {
    ...toQuoteRequestBody(request),
    notes: request.notes,
    notesBy: mark ? { name: mark.byName, at: mark.at.toISOString() } : null,
    erasedAt: request.erasedAt?.toISOString() ?? null,
    due: promise ? toDueTimesBody(promise) : null,
    version: assignmentVersion(request),
    reopenableUntil: reopenableUntil(request)?.toISOString() ?? null,
    deliveries: standing.map(({ builderId, delivery, invitedAt, deliveredAt, deliveryError }) => ({
      builderId,
      delivery,
      invitedAt: invitedAt.toISOString(),
      deliveredAt: deliveredAt?.toISOString() ?? null,
      error: deliveryError,
    })),
    declined: request.invitations.flatMap(
      ({ builderId, declinedAt, declineCode: code, declineReason: reason }) =>
        declinedAt ? [{ builderId, declinedAt: declinedAt.toISOString(), code, reason }] : [],
    ),
    interested: interests
      .filter(({ requestId }) => requestId === request.id)
      .map(({ builderId, at }) => ({ builderId, interestedAt: at.toISOString() })),
  };
}

/** A request for admins, with the names of its builders. */
export function toViewedQuoteBody({
  request,
  builders,
  ...about
}: About & { request: QuoteRequest; builders: NamedBuilder[] }): ViewedQuoteBody {
  return {
    ...toAdminQuoteBody(request, about, about.promised[0]),
    builders: builders.map(toNamedBody),
  };
}

function toNamedBody({ id, name }: NamedBuilder) {
  return { notionId: id, name };
}

type Listed = About & { items: QuoteRequest[]; builders: NamedBuilder[] };

export function toFoundQuotesBody(
  found: Listed & { total: number; page: number; pageCount: number },
): AdminQuotesBody {
  const { total, page, pageCount } = found;
  return { ...toAdminQuotesBody({ ...found, next: null }), total, page, pageCount };
}

export function toAdminQuotesBody({
  items,
  next,
  builders,
  ...about
}: Listed & Pick<Page<QuoteRequest>, "next">): AdminQuotesBody {
  const promises = new Map(about.promised.map((one) => [one.quoteRequestId, one]));
  return {
    quotes: items.map((item) => toAdminQuoteBody(item, about, promises.get(item.id))),
    builders: builders.map(toNamedBody),
    next,
  };
}
