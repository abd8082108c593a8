import type { User } from "../../domain/accounts/user.ts";
import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import { dayMs, hourMs } from "../../domain/shared/time/time-units.ts";
import type { TradeShow } from "../../domain/trade-shows/trade-show.ts";
import type { SampleCase } from "./sample-case.ts";
import { sampleRequests } from "./sample-requests.ts";
import { sampleResponses } from "./sample-responses.ts";

type Cast = { exhibitor: User; builders: BuilderProfile[]; shows: TradeShow[]; now: Date };

/** Six requests in different states, all but one the sample exhibitor's, with builders' responses. */
export function sampleQuotes({ exhibitor, builders, shows, now }: Cast): SampleCase[] {
  const [redwood, rheinlicht, lakeshore] = builders.map(({ id }) => id);
  const [ces, expoWest, hannover, interpack, imts] = shows;
  if (!redwood || !rheinlicht || !lakeshore) throw new Error("Three builders are needed");
  if (!ces || !expoWest || !hannover || !interpack || !imts)
    throw new Error("Five shows are needed");
  const ago = (ms: number) => new Date(now.getTime() - ms);

  const request = sampleRequests(exhibitor, now);
  const response = sampleResponses(now);

  const justSent = request(1, ces, 3 * hourMs, {
    boothSize: "30x30",
    budget: "75000-150000",
    features: ["stand-exhibit-design", "multimedia", "meeting-room", "hanging-elements"],
    additionalRequirements:
      "Sample request. Two robot arms run live demos, so we need a raised floor and 400 V power.",
  });

  const stranger = request(2, expoWest, 20 * hourMs, {
    userId: null,
    industry: "inline",
    boothSize: "10x20",
    budget: "5000-15000",
    features: ["counter", "catering-area"],
    additionalRequirements: "Sample request. We pour drinks all day: running water would be grand.",
    firstName: "Priya",
    lastName: "Nair",
    email: "priya.nair@example.com",
    phone: "+1 949 555 0164",
    company: "Lumen Snacks",
    jobTitle: "Founder",
  });

  const waiting = request(3, imts, 21 * hourMs, {
    status: "quotes_sent",
    priority: "high",
    industry: "peninsula",
    additionalRequirements: "Sample request. The machine on show weighs 2.4 tons.",
    invited: [redwood, lakeshore],
  });

  const answered = request(4, hannover, 4 * dayMs, {
    status: "in-progress",
    boothSize: "30x40",
    budget: "150000+",
    serviceType: "exhibit-stand-purchase",
    features: ["stand-exhibit-design", "stand-exhibit-labor", "meeting-room", "furniture"],
    additionalRequirements: "Sample request. A stand that we can use again for three years.",
    invited: [rheinlicht, redwood],
  });

  const lastYear = { ...ces, startDate: yearBefore(ces.startDate ?? "") };
  const doneAge = ageBefore(lastYear.startDate, 120, now);
  const closedAt = ago(Math.max(doneAge - 127 * dayMs, hourMs));
  const done = request(5, lastYear, doneAge, {
    status: "completed",
    closedAt,
    updatedAt: closedAt,
    additionalRequirements: "Sample request, of the year before.",
    invited: [redwood, lakeshore],
  });

  const calledOff = request(6, interpack, 9 * dayMs, {
    status: "cancelled",
    industry: "inline",
    boothSize: "10x10",
    budget: "15000-35000",
    cancelReason: "Sample reason: we share our partner's stand instead.",
    closedAt: ago(8 * dayMs),
    updatedAt: ago(8 * dayMs),
    invited: [rheinlicht],
  });

  return [
    { request: justSent, responses: [] },
    { request: stranger, responses: [] },
    { request: waiting, responses: [] },
    {
      request: answered,
      responses: [
        response(1, answered, rheinlicht, 3 * dayMs, {
          quotedAmount: 168_400_00,
          estimatedTimeline: "14 weeks from approval of the drawings",
          responseMessage:
            "Sample offer. Reusable steel frame with oak panels; storage near the fairground is included for the first year.",
        }),
        response(2, answered, redwood, 2 * dayMs, {
          quotedAmount: 191_250_00,
          estimatedTimeline: "16 weeks, shipping included",
          responseMessage: "Sample offer. Built in Las Vegas, shipped in two containers.",
        }),
      ],
    },
    {
      request: done,
      responses: [
        response(3, done, redwood, doneAge - dayMs, {
          status: "accepted",
          quotedAmount: 61_900_00,
          estimatedTimeline: "8 weeks",
          responseMessage: "Sample offer. Rental booth with two LED walls.",
        }),
        response(4, done, lakeshore, doneAge - 2 * dayMs, {
          status: "declined",
          quotedAmount: 48_300_00,
          estimatedTimeline: "6 weeks",
          responseMessage: "Sample offer. Modular booth, printed fabric walls.",
        }),
      ],
    },
    { request: calledOff, responses: [] },
  ];
}

function yearBefore(isoDay: string): string {
  return `${Number(isoDay.slice(0, 4)) - 1}${isoDay.slice(4)}`;
}

/** Milliseconds since the day that is `days` before the event. */
function ageBefore(isoDay: string, days: number, now: Date): number {
  return now.getTime() - (Date.parse(isoDay) - days * dayMs);
}
