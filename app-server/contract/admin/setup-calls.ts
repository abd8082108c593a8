import * as z from "zod";
import { administration, type CallRows } from "../call.ts";
import { messageBody } from "../message.ts";

/**
 * `mail`: `sent` once any email was delivered, else the state of the latest test email; null
 * without one.
 */
export const setupBody = z.object({
  mail: z
    .object({ state: z.enum(["queued", "sent", "failed"]), error: z.string().nullable() })
    .nullable(),
  hasShows: z.boolean(),
  hasBuilders: z.boolean(),
  hasProjects: z.boolean(),
  hasRequests: z.boolean(),
  supportEmail: z.string(),
  hasSupport: z.boolean(),
});
export type SetupBody = z.infer<typeof setupBody>;

/** Calls by which an admin sets up a new site. */
export const setupCalls = {
  "GET /api/admin/setup": {
    ...administration,
    summary: "Read which steps of setting up a new site are done",
    answer: setupBody,
  },
  "POST /api/admin/test-mail": {
    ...administration,
    summary: "Send a test email to your own address, at most one a minute",
    answer: messageBody,
  },
} satisfies CallRows;
