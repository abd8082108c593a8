import * as z from "zod";
import type { CallRows } from "./call.ts";

/**
 * The version changes whenever one of the caller's own lists changes; an equal version means that
 * there is nothing to fetch.
 */
const changesBody = z.object({ version: z.string() });

export const changesCalls = {
  "GET /api/changes": {
    tag: "Dashboards",
    summary: "Read the caller's change tokens; cheap enough to poll every few seconds",
    answer: changesBody,
    problems: [401],
  },
} satisfies CallRows;
