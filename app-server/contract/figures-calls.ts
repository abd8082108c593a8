import * as z from "zod";
import { figureKeys } from "../../domain/figures/figure-list.ts";
import type { Figures } from "../../domain/figures/read-figures.ts";
import { type CheckKind, checkKinds } from "../../domain/shared/check-kinds.ts";
import { requiredVettings } from "../../domain/vetting/required-vetting.ts";
import type { CallRows } from "./call.ts";

const mapKinds = <Value>(of: (kind: CheckKind) => Value) =>
  Object.fromEntries(checkKinds.map((kind) => [kind, of(kind)])) as Record<CheckKind, Value>;

/**
 * Counts for the marketing pages. With `hasSamples` pages show fixed figures instead, marked as
 * illustrative (decision 045).
 */
const figuresBody = z.object({
  hasSamples: z.boolean(),
  builders: z.int(),
  countries: z.int(),
  buildersShowingWork: z
    .int()
    .meta({ description: "Builders with three published projects or more" }),
  checked: z
    .object(mapKinds(() => z.int()))
    .meta({ description: "Builders with a valid check today, by its kind" }),
  requiredVetting: z
    .enum(requiredVettings)
    .meta({ description: "The checks that builders need to be invited to new requests" }),
  projects: z.int(),
  industries: z.int(),
  figures: z.array(
    z.object({
      key: z.enum(figureKeys),
      label: z.string(),
      value: z
        .number()
        .nullable()
        .meta({ description: "A count, a share from 0 to 1, or hours; null without enough cases" }),
      text: z.string().nullable(),
      n: z.int().meta({ description: "The number of cases behind it" }),
      asOf: z.iso.datetime(),
      enough: z.boolean(),
    }),
  ),
});
export type FiguresBody = z.infer<typeof figuresBody>;

export function toFiguresBody({ figures, ...counts }: Figures): FiguresBody {
  return {
    ...counts,
    checked: mapKinds((kind) => counts.checked[kind] ?? 0),
    figures: figures.map((each) => ({ ...each, asOf: each.asOf.toISOString() })),
  };
}

/** The call for the site's figures. */
export const figuresCalls = {
  "GET /api/figures": {
    tag: "Figures",
    summary: "Count what the site states about itself, with the cases behind each figure",
    shows: ["builders", "projects"],
    answer: figuresBody,
  },
} satisfies CallRows;
