import * as z from "zod";
import type { CallRows } from "./call.ts";

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
  projects: z.int(),
  industries: z.int(),
});
export type FiguresBody = z.infer<typeof figuresBody>;

/** The call for the site's figures. */
export const figuresCalls = {
  "GET /api/figures": {
    tag: "Figures",
    summary: "Count the public builders, countries, projects and industries",
    shows: ["builders", "projects"],
    answer: figuresBody,
  },
} satisfies CallRows;
