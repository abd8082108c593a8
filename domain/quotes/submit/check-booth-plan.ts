import type { Finding } from "../../booth-rules/check-booth.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { utcDay } from "../../shared/time/utc-day.ts";
import { type TimeLeft, timeLeft } from "../../show-plan/build-days.ts";
import type { ShowManuals } from "../../show-plan/show-manual.ts";
import { checkRequest } from "../check-request.ts";
import type { QuoteRequestForm } from "../quote-request-form.ts";
import { eventDay } from "./event-day.ts";
import { findAskedShow, type ShowsToAskFor } from "./find-asked-show.ts";

type Needs = { tradeShows: ShowsToAskFor; showManuals: Pick<ShowManuals, "find">; clock: Clock };
export type CheckedBooth = Pick<
  QuoteRequestForm,
  | "tradeShowName"
  | "eventDate"
  | "venue"
  | "industry"
  | "boothSize"
  | "openSides"
  | "features"
  | "brief"
>;

/** Anyone checks a booth against the rules of a show, and the time left. Nothing is stored. */
export function checkBoothPlan({ tradeShows, showManuals, clock }: Needs) {
  return async (
    booth: CheckedBooth,
  ): Promise<{ findings: Finding[]; leadTime: TimeLeft | null }> => {
    const today = utcDay(clock.now());
    const day = eventDay(booth.eventDate);
    const show = await findAskedShow(tradeShows, { ...booth, eventDay: day }, today);
    const findings = await checkRequest({ showManuals }, booth, show);
    return { findings, leadTime: day ? timeLeft(day, today, booth.boothSize) : null };
  };
}
