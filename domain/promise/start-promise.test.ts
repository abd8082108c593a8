import { expect, test } from "vitest";
import { pendingRequest } from "../quotes/examples.ts";
import { defaultPromiseParams, type PromiseParams } from "./promise-policy.ts";
import type { LedgerId, QuotePromise } from "./quote-promise.ts";
import { startPromise } from "./start-promise.ts";

const ledgerId = "0190aaaa-0000-4000-8000-000000000001" as LedgerId;

function received(at: string, params: Partial<PromiseParams>, timeZone: string | null = null) {
  return startPromise({
    request: { id: pendingRequest.id, createdAt: new Date(at) },
    ledgerId,
    policy: {
      version: 3,
      from: new Date(0),
      setBy: null,
      params: { ...defaultPromiseParams, ...params },
    },
    timeZone,
  });
}
const due = ({ firstDueAt, allDueAt }: Pick<QuotePromise, "firstDueAt" | "allDueAt">) => [
  firstDueAt.toISOString().slice(0, 16),
  allDueAt.toISOString().slice(0, 16),
];

test("startPromise() keeps the policy's version, and the exhibitor's zone when it is one [Q04]", () => {
  const promise = received("2027-01-05T10:00:00Z", {}, "Europe/Vienna");
  expect(promise).toMatchObject({ policyVersion: 3, timeZone: "Europe/Vienna" });
  expect(due(promise)).toEqual(["2027-01-06T10:00", "2027-01-07T10:00"]);
  for (const zone of [null, "", "Mars/Olympus"]) {
    expect(received("2027-01-05T10:00:00Z", {}, zone).timeZone).toBe("UTC");
  }
});

test("by the business clock quotes are due one and two business days on, at the same local time [Q05]", () => {
  const calendar = { ...defaultPromiseParams.calendar, holidays: ["2027-01-18"] };
  const business = (at: string) => due(received(at, { clock: "business", calendar }));
  // Friday 17:00 in Chicago
  expect(business("2027-01-08T23:00:00Z")).toEqual(["2027-01-11T23:00", "2027-01-12T23:00"]);
  // Saturday counts from Monday 08:00
  expect(business("2027-01-09T18:00:00Z")).toEqual(["2027-01-12T14:00", "2027-01-13T14:00"]);
  // the Monday after is a holiday
  expect(business("2027-01-15T23:00:00Z")).toEqual(["2027-01-19T23:00", "2027-01-20T23:00"]);
  // Clocks go forward on 14 March and back on 7 November
  expect(business("2027-03-12T23:00:00Z")).toEqual(["2027-03-15T22:00", "2027-03-16T22:00"]);
  expect(business("2027-11-05T22:00:00Z")).toEqual(["2027-11-08T23:00", "2027-11-09T23:00"]);
});

test("the clock that the policy did not choose runs along [Q36]", () => {
  const wall = received("2027-01-08T23:00:00Z", { clock: "wall" });
  const business = received("2027-01-08T23:00:00Z", { clock: "business" });
  expect(due(wall.otherClock)).toEqual(due(business));
  expect(due(business.otherClock)).toEqual(due(wall));
});
