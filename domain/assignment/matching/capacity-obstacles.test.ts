import { expect, it } from "vitest";
import {
  type BuilderCapacity,
  usualCapacity,
} from "../../builder-profiles/capacity/builder-capacity.ts";
import { usualLimits } from "./capacity-obstacles.ts";
import { builder, request, today } from "./examples.ts";
import { ineligibilityReasons } from "./ineligibility-reasons.ts";
import type { BookedShow, BuilderToMatch, RequestToMatch } from "./match-facts.ts";
import { suggestBuilders } from "./suggest-builders.ts";

const said = (facts: Partial<BuilderCapacity>) => ({ capacity: { ...usualCapacity, ...facts } });
const obstacles = (facts: Partial<BuilderToMatch>, at = today) =>
  ineligibilityReasons(builder(1, facts), request, at);
const ces: BookedShow = { tradeShowName: "CES", eventDay: "2027-03-03" };
const christmas = { from: "2027-01-01", until: "2027-01-05" };

it.for([
  ["away", said({ away: [christmas] }), "They're away until Jan 5"],
  ["away", said({ isPaused: true }), "They paused invitations"],
  ["full", { waiting: 6 }, "6 invitations wait for their answer; their limit is 6"],
  [
    "full",
    { waiting: 1, ...said({ mostOpenInvitations: 1 }) },
    "1 invitation waits for their answer; their limit is 1",
  ],
  ["busy", { underWay: 5 }, "5 jobs under way; their limit is 5"],
  ["busy", { underWay: 2, ...said({ mostJobs: 2 }) }, "2 jobs under way; their limit is 2"],
  [
    "show-load",
    { booked: [ces, ces, ces] },
    "3 invitations and jobs at this show already; their limit is 3",
  ],
  [
    "show-load",
    { booked: [ces], ...said({ mostPerShow: 1 }) },
    "1 invitation or job at this show already; their limit is 1",
  ],
] as const)(
  "a builder who is %s is not suggested, and the obstacle says why [Q16]",
  ([condition, facts, why]) => {
    const found = obstacles(facts as Partial<BuilderToMatch>);
    expect(found).toEqual([{ condition, why, change: expect.stringMatching(/builder/) }]);
    const one = builder(1, facts as Partial<BuilderToMatch>);
    const suggested = suggestBuilders(request, [one, builder(2)], today);
    expect(suggested.suggestions.map(({ name }) => name)).toEqual(["Builder 2"]);
    expect(suggested.ineligible).toMatchObject([{ name: "Builder 1", obstacles: found }]);
    // one who is assigned has been asked
    const assigned = { ...request, assignedBuilders: [one.id] };
    expect(ineligibilityReasons(one, assigned, today)).toEqual([]);
  },
);

it("days away are days at the builder's place, and limits those of the policy or the builder [Q16]", () => {
  const away = said({ away: [{ from: "2027-01-05", until: "2027-01-05" }] });
  expect(obstacles(away, new Date("2027-01-06T05:30:00Z"))).toHaveLength(1);
  expect(obstacles(away, new Date("2027-01-06T06:30:00Z"))).toEqual([]);
  const inUtc = { capacity: { ...away.capacity, timeZone: "UTC" } };
  expect(obstacles(inUtc, new Date("2027-01-06T00:30:00Z"))).toEqual([]);
  const almost = { waiting: 5, underWay: 4, booked: [ces, ces] };
  expect(obstacles(almost)).toEqual([]);
  const strict = { ...usualLimits, openInvitations: 5, perShow: 2 };
  const found = ineligibilityReasons(builder(1, almost), request, today, strict);
  expect(found.map(({ condition }) => condition)).toEqual(["full", "show-load"]);
  const more = { waiting: 9, underWay: 9, ...said({ mostOpenInvitations: 10, mostJobs: 10 }) };
  expect(obstacles(more)).toEqual([]);
});

const shows = (tradeShowName: string, eventDay: string | null): BookedShow => ({
  tradeShowName,
  eventDay,
});
it.for([
  ["the same name and day", shows("CES", "2027-03-03"), true],
  ["another spelling, with a year, two weeks apart", shows("ces 2027", "2027-03-17"), true],
  ["the same name a year later", shows("CES 2028", "2028-03-01"), false],
  ["another show on the same day", shows("IMTS", "2027-03-03"), false],
  ["the show on the calendar, without a day", shows("C.E.S. 2027", null), false],
  ["the show on the calendar by name and year, without a day", shows("CES 2027", null), true],
  ["that of another year, without a day", shows("CES 2026", null), false],
] as const)(
  "show load counts %s: by the calendar, else by name and days [Q17]",
  ([, other, counts]) => {
    const one = builder(1, { booked: [other], ...said({ mostPerShow: 1 }) });
    expect(ineligibilityReasons(one, request, today)).toHaveLength(counts ? 1 : 0);
  },
);

it("show load counts by name and days where no calendar has the show [Q17]", () => {
  const unlisted: RequestToMatch = { ...request, tradeShowName: "Our Own Fair", show: null };
  const load = (booked: BookedShow, asked = unlisted) =>
    ineligibilityReasons(
      builder(1, { booked: [booked], ...said({ mostPerShow: 1 }) }),
      asked,
      today,
    );
  expect(load(shows("our own fair 2027", "2027-02-25"))).toHaveLength(1);
  expect(load(shows("our own fair 2027", "2027-02-10"))).toEqual([]);
  expect(load(shows("our own fair", null))).toEqual([]);
  const undated = { ...request, eventDay: null };
  expect(load(shows("CES", "2027-03-10"), undated)).toHaveLength(1);
});
