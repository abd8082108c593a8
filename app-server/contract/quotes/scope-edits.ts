import * as z from "zod";
import { type Category, categories } from "../../../domain/offers/category.ts";
import type { ScopeEdits } from "../../../domain/offers/required-scope.ts";

const category = z.enum(
  categories as [Category, ...Category[]],
  "Category must be one of the list",
);
const list = z.array(category).max(categories.length);

/** The exhibitor's changes to the categories that service and features require. */
export const scopeEditsBody = z.object({ added: z.array(category), struck: z.array(category) });

const edits = z.object({ added: list.default([]), struck: list.default([]) });

/** Replaces earlier changes. A category in both lists counts as removed. */
export const scopeEditsForm = edits.extend({
  seen: edits.optional().meta({
    description:
      "The `scopeEdits` that you read: refused with 409 when they have been changed since",
  }),
});

/** Without categories the whole price is asked for. */
export const askPriceForm = z.object({ categories: list.min(1, "Choose a category").optional() });

export function toScopeEditsBody({ added, struck }: ScopeEdits): z.infer<typeof scopeEditsBody> {
  return { added: [...added], struck: [...struck] };
}
