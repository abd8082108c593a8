import * as z from "zod";
import type { Call } from "./call.ts";

/** Another text after every change of the caller's own lists: the same one means that there is nothing new to read. */
export const changesBody = z.object({ version: z.string() });
export type ChangesBody = z.infer<typeof changesBody>;

export const changesCalls: Call[] = [
  {
    method: "get",
    path: "/api/changes",
    tag: "Dashboards",
    summary: "Whether any list of the caller's changed: cheap enough to ask every few seconds",
    answer: { status: 200, body: changesBody },
    problems: [401],
  },
];
