import * as z from "zod";
import type { ServiceChoices } from "../../../../domain/offers/landed/show-charges.ts";

/** Paper size of a PDF. By default that of the reader's country, by `Accept-Language`. */
export const paperQuery = z.object({
  paper: z.enum(["letter", "a4"], "Paper must be letter or a4").optional(),
});

/** The exhibitor's choices that affect the show's bill. */
export const comparisonQuery = z.object({
  delivery: z.enum(["advance", "direct"], "Delivery must be advance or direct").default("advance"),
  late: z.enum(["true", "false"], "Late must be true or false").default("false"),
  overtime: z.coerce
    .number("Overtime must be a whole number from 0 to 100")
    .int("Overtime must be a whole number from 0 to 100")
    .min(0, "Overtime must be a whole number from 0 to 100")
    .max(100, "Overtime must be a whole number from 0 to 100")
    .default(0)
    .meta({ description: "Share of the labor on overtime, in percent" }),
});

/** The comparison's query with the paper size of a PDF. */
export const comparisonPaperQuery = comparisonQuery.extend(paperQuery.shape);

/** The choices on show services in a query. */
export function toServiceChoices({
  delivery,
  late,
  overtime,
}: z.output<typeof comparisonQuery>): ServiceChoices {
  return { delivery, isLate: late === "true", overtimePercent: overtime };
}
