import type { TradeShowId } from "../../domain/shared/id.ts";
import { dayMs } from "../../domain/shared/time/time-units.ts";
import { utcDay } from "../../domain/shared/time/utc-day.ts";
import { hallPicture } from "../../domain/trade-shows/hall-picture.ts";
import type { TradeShow } from "../../domain/trade-shows/trade-show.ts";
import { sanitizeHtml } from "../html/sanitize-html.ts";

import showFacts from "./facts/show-facts.json" with { type: "json" };

/** Appended to each show, so that no one books a flight by it. */
const notice =
  "Sample entry: the show and its venue are real, the dates and figures are not official.";

type Facts = (typeof showFacts)[number];

/**
 * Well-known shows at their real places, dated around `now`: within eighteen months, one running,
 * two just over. Some detailed, some with little more than a name.
 */
export function sampleTradeShows(now: Date): TradeShow[] {
  return showFacts.map((facts) => toShow(facts, now));
}

function toShow(facts: Facts, now: Date): TradeShow {
  const html = (text: string | null) => (text === null ? null : sanitizeHtml(text));
  const { startDate, endDate } = daysOf(facts, now);
  const { booth, deadline } = facts;
  return {
    id: facts.id as TradeShowId,
    title: facts.title,
    description: html(facts.about),
    body: html(`${facts.body ?? ""}<p><em>${notice}</em></p>`),
    industry: facts.industry,
    city: facts.city,
    state: facts.state,
    region: facts.region,
    year: startDate?.slice(0, 4) ?? null,
    venue: facts.venue,
    startDate,
    endDate,
    status: facts.status,
    tags: facts.tags,
    featured: facts.featured,
    featuredImage: booth && hallPicture({ id: facts.id, city: facts.city }),
    imageGallery: Array.from(
      { length: facts.pictures },
      (_, number) => `/img/booth/${booth}-${number + 2}.svg`,
    ),
    floorPlanMap: Array.from(
      { length: facts.plans },
      (_, number) => `/img/floor-plan/${booth?.split("-").at(-1)}-${number + 1}.svg`,
    ),
    expectedAttendees: facts.attendees,
    boothCostRange: facts.boothCost,
    registrationDeadline: startDate && deadline && lastBefore(startDate, deadline),
    registrationLink: facts.registration,
    eventWebsite: facts.site,
    scheduleAgenda: html(facts.agenda),
    keySpeakersExhibitors: html(facts.speakers),
    previousYearStats: html(facts.stats),
    contactInformation: html(facts.contact),
  };
}

/** The days of a show: relative to today, or the next occurrence of a day of the year. */
function daysOf({ days, from, to, yearsLater }: Facts, now: Date) {
  if (days) {
    const [startDate = null, endDate = null] = days.map((count) =>
      utcDay(new Date(now.getTime() + count * dayMs)),
    );
    return { startDate, endDate };
  }
  if (!from || !to) return { startDate: null, endDate: null };
  const next = nextDay(now, from);
  const year = Number(next.slice(0, 4)) + yearsLater;
  return { startDate: `${year}-${from}`, endDate: `${year}-${to}` };
}

function lastBefore(day: string, monthDay: string): string {
  const year = Number(day.slice(0, 4));
  const sameYear = `${year}-${monthDay}`;
  return sameYear < day ? sameYear : `${year - 1}-${monthDay}`;
}

/** The next occurrence of a day of the year (MM-DD) after `now`, as YYYY-MM-DD. */
function nextDay(now: Date, monthDay: string): string {
  const day = `${now.getUTCFullYear()}-${monthDay}`;
  return day > utcDay(now) ? day : `${now.getUTCFullYear() + 1}-${monthDay}`;
}
