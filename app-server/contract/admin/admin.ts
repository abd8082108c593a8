import * as z from "zod";
import { assignmentVersion } from "../../../domain/assignment/assignment-version.ts";
import type { NamedBuilder } from "../../../domain/assignment/name-builders.ts";
import type { NoteMark } from "../../../domain/assignment/ports.ts";
import { reopenableUntil } from "../../../domain/assignment/reopen.ts";
import {
  type RequestSearch,
  requestSorts,
  toSearchText,
} from "../../../domain/assignment/requests/request-search.ts";
import type { ListedName } from "../../../domain/builder-profiles/ports.ts";
import { limits } from "../../../domain/quotes/limits.ts";
import type { Interest } from "../../../domain/quotes/ports.ts";
import { priorities, type QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import { statusGroups } from "../../../domain/quotes/request-state.ts";
import type { Page } from "../../../domain/shared/page.ts";
import { pageQuery } from "../fields/page.ts";
import { idText, optionalProse } from "../fields/text.ts";
import { quoteRequestBody, toQuoteRequestBody } from "../quotes/quote-requests.ts";

const priority = z.enum(priorities, `Priority must be one of ${priorities.join(", ")}`);

const builderIds = z
  .array(idText, "Builder ids must be a list")
  .max(limits.assignedBuilders, `Builder ids must be ${limits.assignedBuilders} or fewer`);

/**
 * The complete new set of builders, possibly empty. `version` is the one the admin read; an
 * outdated one is refused.
 */
export const assignmentForm = z.object({
  builderIds: builderIds.transform((ids) => [...new Set(ids)]),
  priority: priority.nullish(),
  version: z.int("Version must be a whole number").min(1, "Version must be 1 or more").nullish(),
});

export const sendAgainForm = z.object({
  builderIds: builderIds.nullish(),
});

export const quoteNotesForm = z
  .object({
    priority: priority.optional(),
    notes: optionalProse("Notes", limits.notes).optional(),
    /** The notes the admin started from; newer notes by another admin are not overwritten. */
    seenNotes: optionalProse("Seen notes", limits.notes).optional(),
  })
  .refine((form) => form.priority !== undefined || form.notes !== undefined, {
    message: "At least one field must be updated",
  });

const groupNames = Object.keys(statusGroups) as (keyof typeof statusGroups)[];

export const statusGroup = z.enum(groupNames, `Status must be one of ${groupNames.join(", ")}`);

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

export const messageBody = z.object({ message: z.string() });
export type MessageBody = z.infer<typeof messageBody>;

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

/** With any of the last three it is a page of search results; without, the plain list from `after` on. */
export const adminQuotesQuery = pageQuery.extend({
  status: statusGroup.optional(),
  search: z.string().max(200, "Search must be 200 characters or fewer").optional(),
  sort: z.enum(requestSorts, `Sort must be one of ${requestSorts.join(", ")}`).optional(),
  page: z.coerce
    .number("Page must be a whole number")
    .int("Page must be a whole number")
    .min(1, "Page must be 1 or more")
    .max(500, "Page must be 500 or less")
    .optional(),
});
export type AdminQuotesQuery = z.output<typeof adminQuotesQuery>;

/** Whether a query asks for search results rather than the plain list. */
export function isSearch({ search, sort, page }: AdminQuotesQuery): boolean {
  return search !== undefined || sort !== undefined || page !== undefined;
}

export function toRequestSearch({ status, search, sort, page }: AdminQuotesQuery): RequestSearch {
  return {
    group: status ?? null,
    search: toSearchText(search),
    sort: sort ?? "newest",
    page: page ?? 1,
  };
}

/** A part of a builder's name. */
export const builderNameQuery = adminQuotesQuery.pick({ search: true });

/** Builders to choose from, by name; with `hasMore`, a longer text finds the others. */
export const foundBuildersBody = z.object({
  builders: z.array(
    z.object({ notionId: z.string(), name: z.string(), city: z.string(), country: z.string() }),
  ),
  hasMore: z.boolean(),
});
export type FoundBuildersBody = z.infer<typeof foundBuildersBody>;

export function toFoundBuildersBody({
  builders,
  hasMore,
}: {
  builders: ListedName[];
  hasMore: boolean;
}): FoundBuildersBody {
  const toBody = ({ id, ...who }: ListedName) => ({ notionId: id, ...who });
  return { builders: builders.map(toBody), hasMore };
}

export const csvQuery = adminQuotesQuery.pick({ status: true, search: true });

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

/** The outcome of an assignment as a sentence for the toast. */
export function toAssignmentMessage({ request, added, removed }: Assigned): MessageBody {
  const count = request.assignedBuilders.length;
  const parts = [
    count === 0
      ? "No builder is assigned"
      : `${count} ${count === 1 ? "builder is" : "builders are"} assigned`,
    added > 0 && `${added} invited`,
    removed > 0 && `${removed} removed`,
  ];
  return { message: parts.filter(Boolean).join(", ") };
}

type Assigned = { request: QuoteRequest; added: number; removed: number };
