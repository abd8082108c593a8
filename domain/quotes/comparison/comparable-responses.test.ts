import { expect, test } from "vitest";
import { awardWithoutReasons } from "../award.ts";
import { beasResponse, carlsResponse, now } from "../examples.ts";
import { type QuoteResponse, statusAt } from "../quote-response.ts";
import { comparableResponses } from "./comparable-responses.ts";

const standing = (...responses: QuoteResponse[]) =>
  comparableResponses(responses, (each) => statusAt(each, now)).map(({ response, stands }) => [
    response.id,
    stands,
  ]);
const [bea, carl] = [beasResponse.id, carlsResponse.id];
const declined = { ...beasResponse, status: "declined" as const };

test("comparableResponses() shows expired quotes beside those that stand, and no withdrawn or declined one [R40]", () => {
  expect(standing(carlsResponse, beasResponse)).toEqual([
    [carl, true],
    [bea, true],
  ]);
  const expired = { ...beasResponse, validUntil: now };
  expect(standing(carlsResponse, expired)).toEqual([
    [carl, true],
    [bea, false],
  ]);
  expect(standing(carlsResponse, declined)).toEqual([[carl, true]]);
  expect(standing(carlsResponse, { ...declined, withdrawnAt: now })).toEqual([[carl, true]]);
});

test("comparableResponses() takes the latest of each builder", () => {
  const later = { ...beasResponse, id: carl };
  expect(standing(later, { ...beasResponse, validUntil: now })).toEqual([[carl, true]]);
});

test("comparableResponses() after an award are all quotes: those declined for it stand, and none that ended before [R40]", () => {
  const accepted = { ...carlsResponse, status: "accepted" as const };
  const debrief = { reasons: awardWithoutReasons.reasons, place: null, priceBand: null };
  expect(standing(accepted, { ...declined, debrief: { ...debrief, unsaid: null } })).toEqual([
    [carl, true],
    [bea, true],
  ]);
  for (const ended of [declined, { ...declined, withdrawnAt: now }]) {
    expect(standing(accepted, ended)).toEqual([
      [carl, true],
      [bea, false],
    ]);
  }
});
