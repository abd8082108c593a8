import * as z from "zod";
import type { CallRows } from "./call.ts";

/** Another text after every change of the caller's own lists: the same one means that there is nothing new to read. */
const changesBody = z.object({ version: z.string() });

export const changesCalls = {
  "GET /api/changes": {
    tag: "Dashboards",
    summary: "Whether any list of the caller's changed: cheap enough to ask every few seconds",
    answer: changesBody,
    problems: [401],
  },
} satisfies CallRows;
