import { expect, test } from "vitest";
import { defaultPromiseParams } from "../promise-policy.ts";
import { replayPolicy } from "./replay-policy.ts";

const requests = Array.from({ length: 5 }, (_, day) => ({
  receivedAt: new Date(Date.UTC(2027, 0, 4 + day, 16)),
  fitting: 20,
}));
const auto = { ...defaultPromiseParams, mode: "auto" as const };

test("more seats and invitations keep more promises in the replay, and the same numbers give the same [Q41]", () => {
  const usual = replayPolicy(requests, auto);
  expect(replayPolicy(requests, { ...auto, mode: "suggest" })).toEqual(usual);
  const fewer = replayPolicy(requests, { ...auto, mostInvited: 6, seats: 5 });
  expect(fewer.invited).toBeLessThanOrEqual(6);
  expect(usual.invited).toBeGreaterThan(fewer.invited);
  expect(usual.allKept).toBeGreaterThan(fewer.allKept);
  expect(usual.firstKept).toBeGreaterThan(0.5);
});

test("with twenty fitting builders five quotes of business days are kept for three of four requests of a week, and nearly each first one [Q43]", () => {
  const week = Array.from({ length: 7 * 24 * 2 }, (_, half) => ({
    receivedAt: new Date(Date.UTC(2027, 0, 4, 0, half * 30)),
    fitting: 20,
  }));
  const { allKept, firstKept } = replayPolicy(week, { ...auto, clock: "business" });
  expect(allKept).toBeGreaterThanOrEqual(0.75);
  expect(firstKept).toBeGreaterThanOrEqual(0.97);
});

test("in mode off the system invites no builder, and without requests there is nothing to replay", () => {
  expect(replayPolicy(requests, { ...auto, mode: "off" })).toMatchObject({
    invited: 0,
    allKept: 0,
  });
  expect(replayPolicy([], auto)).toEqual({ invited: 0, firstKept: 0, allKept: 0 });
});
