import * as z from "zod";
import type { RequestTimeLine } from "../../../domain/quotes/own-requests/request-time-line.ts";

const moment = z.string().nullable();

/** The request's progress at the time of the answer. Times are ISO 8601 in UTC. */
export const timeLineBody = z.object({
  steps: z.array(
    z.object({
      name: z.enum(["requested", "matched", "quotes", "accepted", "completed", "cancelled"]),
      state: z.enum(["done", "current", "ahead", "skipped"]),
      at: moment,
    }),
  ),
  /** `received` of `promised` quotes; only quotes with an amount count. */
  quotes: z.object({ received: z.int(), asked: z.int(), promised: z.int() }),
  promises: z.array(
    z.object({
      name: z.enum(["first-quote", "all-quotes"]),
      dueAt: z.string(),
      metAt: moment,
      standing: z.enum(["waiting", "on-time", "late", "over"]),
    }),
  ),
});
export type TimeLineBody = z.infer<typeof timeLineBody>;

/** The steps of a request and the promised times; `at` and `metAt` are null until they happen. */
export function toTimeLineBody({ steps, quotes, promises }: RequestTimeLine): TimeLineBody {
  return {
    steps: steps.map(({ name, state, at }) => ({ name, state, at: at?.toISOString() ?? null })),
    quotes,
    promises: promises.map(({ name, dueAt, metAt, standing }) => ({
      name,
      dueAt: dueAt.toISOString(),
      metAt: metAt?.toISOString() ?? null,
      standing,
    })),
  };
}
