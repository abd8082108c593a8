import * as z from "zod";
import { importBounds } from "../../../domain/supply/import/builder-row.ts";
import { importColumns } from "./import-columns.ts";

/** A CSV file of builders to import. */
export const importForm = z.object({
  csv: z
    .string("CSV is required")
    .min(1, "CSV is required")
    .max(importBounds.characters, `CSV must be ${importBounds.characters} characters or fewer`)
    .meta({
      description: `Up to ${importBounds.rows} builders. The first line names the columns: ${importColumns.map(({ name }) => name).join(", ")}`,
    }),
  isApproved: z.boolean().default(false).meta({
    description: "New builders are on the site at once; else they wait for a review",
  }),
  isDryRun: z.boolean().default(true).meta({
    description: "Says what would happen, and changes nothing",
  }),
});

export const importBody = z.object({
  isDryRun: z.boolean(),
  rows: z.array(
    z.object({
      row: z.int().meta({ description: "The line in the spreadsheet; the head is 1" }),
      name: z.string().nullable(),
      outcome: z.enum(["created", "changed", "unchanged", "refused"]),
      builderId: z.string().nullable(),
      changed: z.array(z.string()).meta({ description: "Fields that change" }),
      errors: z.array(z.object({ field: z.string().nullable(), message: z.string() })),
    }),
  ),
});
export type ImportBody = z.infer<typeof importBody>;
