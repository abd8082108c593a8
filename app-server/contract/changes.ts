import * as z from "zod";
import type { CallRows } from "./call.ts";

/** Another text after every change of the caller's own lists: the same one means that there is nothing new to read. */
const changesBody = z.object({ version: z.string() });

export const changesCalls = {
  "GET /api/changes": {
    tag: "Dashboards",
    summary: "Read the caller's change tokens; cheap enough to poll every few seconds",
    answer: changesBody,
    problems: [401],
  },
} satisfies CallRows;
