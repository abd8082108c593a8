import * as z from "zod";
import {
  type BriefEdit,
  type BriefField,
  briefFields,
  changedFieldNames,
} from "../../../domain/quotes/brief-version.ts";
import { quoteRequestForm } from "./quote-requests.ts";

const version = z
  .int("Version must be a whole number")
  .min(1, "Version must be 1 or more")
  .meta({ description: "The `briefVersion` that you read" });

/** Changes of a brief, at least one field; missing fields stay unchanged. */
export const briefEditForm = quoteRequestForm
  .pick(Object.fromEntries(briefFields.map((field) => [field, true])) as Record<BriefField, true>)
  .partial()
  .extend({ version })
  .refine((given) => briefFields.some((field) => given[field] !== undefined), {
    message: "At least one field must be updated",
  });

export const confirmBriefForm = z.object({ version });

/** Confirms that the quote stands for this version of the brief. The body may be left out. */
export const standsForm = z
  .object({ version: version.nullish() })
  .transform((given) => ({ version: given.version ?? null }));

const value = z.union([z.string(), z.array(z.string())]).nullable();

/** The changes that made a version of a brief. */
export const briefEditBody = z.object({
  version: z.int(),
  createdAt: z.string(),
  changes: z
    .array(z.object({ field: z.enum(changedFieldNames), from: value, to: value }))
    .meta({ description: "None: files of the brief were added or removed" }),
});
export type BriefEditBody = z.infer<typeof briefEditBody>;

export function toBriefEditBody({ version, createdAt, changes }: BriefEdit): BriefEditBody {
  return { version, createdAt: createdAt.toISOString(), changes };
}
