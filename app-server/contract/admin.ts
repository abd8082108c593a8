import * as z from "zod";
import { assignmentVersion } from "../../domain/assignment/assignment-version.ts";
import type { Interest } from "../../domain/assignment/ports.ts";
import { limits } from "../../domain/quotes/limits.ts";
import { priorities, type QuoteRequest } from "../../domain/quotes/quote-request.ts";
import { statusGroups } from "../../domain/quotes/request-state.ts";
import type { BuilderId } from "../../domain/shared/id.ts";
import type { Page } from "../../domain/shared/page.ts";
import { pageQuery } from "./page.ts";
import { quoteRequestBody, toQuoteRequestBody } from "./quote-requests.ts";
import { idText, optionalProse } from "./text.ts";

const priority = z.enum(priorities, `Priority must be one of ${priorities.join(", ")}`);

const builderIds = z
  .array(idText, "Builder ids must be a list")
  .max(limits.assignedBuilders, `Builder ids must be ${limits.assignedBuilders} or fewer`);

/** Who shall quote: the whole new set, which may be empty. `version` is the one the admin looked at; a stale one is refused. */
export const assignmentForm = z.object({
  builderIds: builderIds.transform((ids) => [...new Set(ids)]),
  priority: priority.nullish(),
  version: z.int("Version must be a whole number").min(1, "Version must be 1 or more").nullish(),
});
export type AssignmentFormInput = z.input<typeof assignmentForm>;

export const sendAgainForm = z.object({
  builderIds: builderIds.nullish(),
});

export const quoteNotesForm = z
  .object({
    priority: priority.optional(),
    notes: optionalProse("Notes", limits.notes).optional(),
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

/** How one builder's invitation is doing. */
export const deliveryBody = z.object({
  builderId: z.string(),
  delivery: z.enum(["queued", "sent", "failed"]),
  invitedAt: z.string(),
  deliveredAt: z.string().nullable(),
  error: z.string().nullable(),
});

/** A request as admins see it. `version` is the assignment's, and goes back with a new one. */
export const adminQuoteBody = quoteRequestBody.extend({
  notes: z.string().nullable(),
  deliveries: z.array(deliveryBody),
  /** Builders who declined the invitation, the earliest first. */
  declined: z.array(
    z.object({ builderId: z.string(), declinedAt: z.string(), reason: z.string().nullable() }),
  ),
  /** Builders who would like to quote, the earliest first. */
  interested: z.array(z.object({ builderId: z.string(), interestedAt: z.string() })),
  version: z.int(),
});
export type AdminQuoteBody = z.infer<typeof adminQuoteBody>;

/** `next` is the cursor of the following page, null on the last. */
export const adminQuotesBody = z.object({
  quotes: z.array(adminQuoteBody),
  builders: z.array(z.object({ notionId: z.string(), name: z.string() })),
  next: z.string().nullable(),
});
export type AdminQuotesBody = z.infer<typeof adminQuotesBody>;

export const messageBody = z.object({ message: z.string() });
export type MessageBody = z.infer<typeof messageBody>;

export function toAdminQuoteBody(
  request: QuoteRequest,
  interests: readonly Interest[],
): AdminQuoteBody {
  const standing = request.invitations.filter((invitation) => !invitation.removedAt);
  return {
    ...toQuoteRequestBody(request),
    notes: request.notes,
    version: assignmentVersion(request),
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

export const adminQuotesQuery = pageQuery.extend({ status: statusGroup.optional() });

export function toAdminQuotesBody({
  items,
  next,
  builders,
  interests,
}: Page<QuoteRequest> & {
  builders: { id: BuilderId; name: string }[];
  interests: Interest[];
}): AdminQuotesBody {
  return {
    quotes: items.map((item) => toAdminQuoteBody(item, interests)),
    builders: builders.map(({ id, name }) => ({ notionId: id, name })),
    next,
  };
}

/** What an assignment did, in a sentence for the toast. */
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
