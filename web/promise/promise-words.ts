import type { PromiseSummaryBody } from "../../app-server/contract/promise/promise-calls.ts";

/** Whole percent; without enough requests a dash. */
export function percent(share: number | null): string {
  return share === null ? "–" : `${Math.round(share * 100)}%`;
}

/** The headline: a percentage only when enough requests are settled. */
export function headline({ days, settled, least, first, all }: PromiseSummaryBody): string {
  if (all.share === null || first.share === null) {
    return `${Math.min(settled, least)} of the ${least} requests we want before we name a percentage`;
  }
  const requests = all.kept + all.missed;
  return `In the last ${days} days five quotes were in within 48 hours for ${percent(all.share)} of ${requests} requests; a first quote within 24 hours for ${percent(first.share)}`;
}

export const reasonWords: Record<PromiseSummaryBody["excluded"][number]["reason"], string> = {
  spam: "Spam",
  duplicate: "Sent twice",
  test: "A test",
  "cancelled-before-due": "Canceled before the due time",
  "accepted-early": "A quote was accepted before five were in",
};

/** "5 hours", and a dash for nothing. */
export function hoursText(hours: number | null): string {
  return hours === null ? "–" : `${hours} ${hours === 1 ? "hour" : "hours"}`;
}
