import * as z from "zod";
import {
  type Report,
  type ReportKey,
  reportedDays,
} from "../../../domain/promise/ledger/read-reports.ts";

type Unit = "percent" | "milliseconds" | "average";
type Named = { label: string; unit: Unit; how: string };

/** Name and definition of each figure. */
const howCounted: Record<ReportKey, Named> = {
  kept: {
    label: "Promise kept",
    unit: "percent",
    how: "The share of promised times, for the first quote and for all quotes, that were met. Times excluded by the rules of the promise are left out.",
  },
  firstQuote: {
    label: "Median first quote",
    unit: "milliseconds",
    how: "Half of the requests had their first quote within this time.",
  },
  quotes: {
    label: "Quotes per request",
    unit: "average",
    how: "Quotes that weren't withdrawn, per request made. Requests of the last days still get more.",
  },
  accepted: {
    label: "Share accepted",
    unit: "percent",
    how: "The share of requests with a quote that accepted one. Requests of the last days are still being decided.",
  },
};

export const reportsBody = z.object({
  days: z.int().meta({ description: "Days of each of the two periods" }),
  reports: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      unit: z.enum(["percent", "milliseconds", "average"]),
      value: z.number().nullable().meta({ description: "Null without a case to count" }),
      of: z.int().meta({ description: "How many cases it is counted over" }),
      before: z.number().nullable().meta({ description: "The same over the period before" }),
      how: z.string(),
    }),
  ),
});
export type ReportsBody = z.infer<typeof reportsBody>;

export function toReportsBody(reports: Report[]): ReportsBody {
  return {
    days: reportedDays,
    reports: reports.map(({ key, now, before }) => ({
      key,
      ...howCounted[key],
      value: now.value,
      of: now.of,
      before: before.value,
    })),
  };
}
