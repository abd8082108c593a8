import * as z from "zod";
import { assignmentVersion } from "../../../domain/assignment/assignment-version.ts";
import type { NamedBuilder } from "../../../domain/assignment/name-builders.ts";
import type { NoteMark } from "../../../domain/assignment/ports.ts";
import { reopenableUntil } from "../../../domain/assignment/reopen-request.ts";
import type { Interest } from "../../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import type { Page } from "../../../domain/shared/page.ts";
import { quoteRequestBody, toQuoteRequestBody } from "../quotes/quote-requests.ts";

export const adminStatsBody = z.object({
  totalQuotes: z.int(),
  pendingQuotes: z.int(),
  assignedQuotes: z.int(),
  completedQuotes: z.int(),
  totalBuilders: z.int(),
});
export type AdminStatsBody = z.infer<typeof adminStatsBody>;

/** Delivery status of one builder's invitation. */
export const deliveryBody = z.object({
  builderId: z.string(),
  delivery: z.enum(["queued", "sent", "failed"]),
  invitedAt: z.string(),
  deliveredAt: z.string().nullable(),
  error: z.string().nullable(),
});

/** A request as admins see it. `version` is the assignment's, and is sent back with a new one. */
export const adminQuoteBody = quoteRequestBody.extend({
  notes: z.string().nullable(),
  /** Last author and time; null when unknown. */
  notesBy: z.object({ name: z.string().nullable(), at: z.string() }).nullable(),
  deliveries: z.array(deliveryBody),
  /** Builders who declined the invitation, the earliest first. */
  declined: z.array(
    z.object({ builderId: z.string(), declinedAt: z.string(), reason: z.string().nullable() }),
  ),
  /** Builders who would like to quote, the earliest first. */
  interested: z.array(z.object({ builderId: z.string(), interestedAt: z.string() })),
  /** Since when nothing in it tells who sent it; null while it does. */
  erasedAt: z.string().nullable(),
  /** Until when a completed or cancelled request can be reopened; null for others. */
  reopenableUntil: z.string().nullable(),
  version: z.int(),
});
export type AdminQuoteBody = z.infer<typeof adminQuoteBody>;

const namedBuilders = z.array(z.object({ notionId: z.string(), name: z.string() }));

/** One request, with the builders named in it. */
export const viewedQuoteBody = adminQuoteBody.extend({ builders: namedBuilders });
export type ViewedQuoteBody = z.infer<typeof viewedQuoteBody>;

/**
 * `next` is the cursor of the following page, null on the last. A page requested by number has its
 * number, the number of pages and of matching requests instead: exact, but at most 10,000 for a
 * text search. `builders` of a page are those named on it; of the whole list, also all that can be
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

export function toAdminQuoteBody(
  request: QuoteRequest,
  interests: readonly Interest[],
  noteMarks: readonly NoteMark[] = [],
): AdminQuoteBody {
  const mark = request.notes ? noteMarks.find(({ requestId }) => requestId === request.id) : null;
  const standing = request.invitations.filter((invitation) => !invitation.removedAt);
  return {
    ...toQuoteRequestBody(request),
    notes: request.notes,
    notesBy: mark ? { name: mark.byName, at: mark.at.toISOString() } : null,
    erasedAt: request.erasedAt?.toISOString() ?? null,
    version: assignmentVersion(request),
    reopenableUntil: reopenableUntil(request)?.toISOString() ?? null,
    deliveries: standing.map(({ builderId, delivery, invitedAt, deliveredAt, deliveryError }) => ({
      builderId,
      delivery,
      invitedAt: invitedAt.toISOString(),
      deliveredAt: deliveredAt?.toISOString() ?? null,
      error: deliveryError,
    })),
    declined: request.invitations.flatMap(({ builderId, declinedAt, declineReason }) =>
      declinedAt
        ? [{ builderId, declinedAt: declinedAt.toISOString(), reason: declineReason }]
        : [],
    ),
    interested: interests
      .filter(({ requestId }) => requestId === request.id)
      .map(({ builderId, at }) => ({ builderId, interestedAt: at.toISOString() })),
  };
}

export function toViewedQuoteBody({
  request,
  builders,
  interests,
  noteMarks,
}: {
  request: QuoteRequest;
  builders: NamedBuilder[];
  interests: Interest[];
  noteMarks: NoteMark[];
}): ViewedQuoteBody {
  return {
    ...toAdminQuoteBody(request, interests, noteMarks),
    builders: builders.map(toNamedBody),
  };
}

function toNamedBody({ id, name }: NamedBuilder) {
  return { notionId: id, name };
}

export function toFoundQuotesBody(found: {
  items: QuoteRequest[];
  builders: NamedBuilder[];
  interests: Interest[];
  noteMarks: NoteMark[];
  total: number;
  page: number;
  pageCount: number;
}): AdminQuotesBody {
  const { items, interests, noteMarks, total, page, pageCount } = found;
  return {
    ...toAdminQuotesBody({ ...found, next: null }),
    quotes: items.map((item) => toAdminQuoteBody(item, interests, noteMarks)),
    ...{ total, page, pageCount },
  };
}

export function toAdminQuotesBody({
  items,
  next,
  builders,
  interests,
}: Page<QuoteRequest> & {
  builders: NamedBuilder[];
  interests: Interest[];
}): AdminQuotesBody {
  return {
    quotes: items.map((item) => toAdminQuoteBody(item, interests)),
    builders: builders.map(toNamedBody),
    next,
  };
}
