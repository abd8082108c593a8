import { adminOf } from "../../accounts/admin-of.ts";
import type { Principal } from "../../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../../accounts/refusals.ts";
import type { QuoteRequestRepository, RequestOutcomes } from "../../quotes/ports.ts";
import { ok, type Result } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { dayMs } from "../../shared/time/time-units.ts";
import { utcDay } from "../../shared/time/utc-day.ts";
import type { PromiseLedger } from "../ports.ts";
import { addFigures, figure, type PromiseFigures, valuesOf } from "./promise-figures.ts";
import { summarizeFigures } from "./summarize-figures.ts";

/** Days of each of the two periods that are compared. */
export const reportedDays = 30;

export type ReportKey = "kept" | "firstQuote" | "quotes" | "accepted";
/** A figure over requests of one period; null without a case. `of`: how many cases. */
type Figure = { value: number | null; of: number };
export type Report = { key: ReportKey; now: Figure; before: Figure };

type Needs = {
  promiseLedger: Pick<PromiseLedger, "figuresSince">;
  quotes: Pick<QuoteRequestRepository, "countOutcomes">;
  clock: Clock;
};

/**
 * An admin reads four figures over the requests of the last 30 days, whole UTC days and today, and
 * over those of the 30 days before.
 */
export function readReports({ promiseLedger, quotes, clock }: Needs) {
  return async ({ by }: { by: Principal }): Promise<Result<Report[], NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const now = clock.now();
    const dayBefore = (days: number) => utcDay(new Date(now.getTime() - days * dayMs));
    const [start, earlier] = [dayBefore(reportedDays), dayBefore(2 * reportedDays)];
    const outcomes = (from: string, until: Date) =>
      quotes.countOutcomes({ from: new Date(from), until });
    const [figures, both, counts, countsBefore] = await Promise.all([
      promiseLedger.figuresSince(start),
      promiseLedger.figuresSince(earlier),
      outcomes(start, now),
      outcomes(earlier, new Date(start)),
    ]);
    const current = figuresOfPeriod(figures, counts);
    const before = figuresOfPeriod(addFigures(both, figures, -1), countsBefore);
    const keys = ["kept", "firstQuote", "quotes", "accepted"] as const;
    return ok(keys.map((key) => ({ key, now: current[key], before: before[key] })));
  };
}

function figuresOfPeriod(
  figures: PromiseFigures,
  { requests, quoted, quotes, accepted }: RequestOutcomes,
): Record<ReportKey, Figure> {
  const { first, all } = summarizeFigures(figures, { days: reportedDays, least: 1 });
  const [kept, missed] = [first.kept + all.kept, first.missed + all.missed];
  const firstQuotes = valuesOf(figures, figure.firstHours);
  const percent = (part: number, of: number): Figure => ({
    value: of === 0 ? null : Math.round((part / of) * 100),
    of,
  });
  return {
    kept: percent(kept, kept + missed),
    firstQuote: {
      value: first.medianMs,
      of: firstQuotes.reduce((sum, { count }) => sum + count, 0),
    },
    quotes: { value: requests === 0 ? null : quotes / requests, of: requests },
    accepted: percent(accepted, quoted),
  };
}
