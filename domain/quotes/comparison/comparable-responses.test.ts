import { expect, test } from "vitest";
import { beasResponse, carlsResponse, now } from "../examples.ts";
import type { QuoteResponse } from "../responses/quote-response.ts";
import { comparableResponses } from "./comparable-responses.ts";

const standing = (...responses: QuoteResponse[]) =>
  comparableResponses(responses, now).map(({ response, stands }) => [response.id, stands]);
const [bea, carl] = [beasResponse.id, carlsResponse.id];

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
  const declined = { ...beasResponse, status: "declined" as const };
  expect(standing(carlsResponse, declined)).toEqual([[carl, true]]);
  expect(standing(carlsResponse, { ...declined, withdrawnAt: now })).toEqual([[carl, true]]);
});

test("comparableResponses() takes the latest of each builder", () => {
  const later = { ...beasResponse, id: carl };
  expect(standing(later, { ...beasResponse, validUntil: now })).toEqual([[carl, true]]);
});

test("comparableResponses() stay as they were when one of them was accepted", () => {
  const accepted = { ...carlsResponse, status: "accepted" as const, updatedAt: now };
  const lost = { ...beasResponse, status: "declined" as const, updatedAt: now };
  expect(standing(accepted, lost)).toEqual([
    [carl, true],
    [bea, true],
  ]);
  expect(standing(accepted, { ...lost, updatedAt: beasResponse.updatedAt })).toEqual([
    [carl, true],
  ]);
});
