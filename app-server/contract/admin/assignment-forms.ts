import * as z from "zod";
import { limits } from "../../../domain/quotes/limits.ts";
import { priorities, type QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import { idText, optionalProse } from "../fields/text.ts";
import type { MessageBody } from "../message.ts";

const priority = z.enum(priorities, `Priority must be one of ${priorities.join(", ")}`);

const builderIds = z
  .array(idText, "Builder ids must be a list")
  .max(limits.assignedBuilders, `Builder ids must be ${limits.assignedBuilders} or fewer`);

/**
 * The whole new set of builders, possibly empty. `version` is the one that the admin read; an
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
    /** The notes that the admin started from; newer notes by another admin are not overwritten. */
    seenNotes: optionalProse("Seen notes", limits.notes).optional(),
  })
  .refine((form) => form.priority !== undefined || form.notes !== undefined, {
    message: "At least one field must be updated",
  });

/** One sentence about the assignment, for the toast. */
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
