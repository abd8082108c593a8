import { expect, test } from "vitest";
import { defaultPromiseParams } from "../promise-policy.ts";
import { replayPolicy } from "./replay-policy.ts";

const requests = Array.from({ length: 5 }, (_, day) => ({
  receivedAt: new Date(Date.UTC(2027, 0, 4 + day, 16)),
  fitting: 20,
}));
const auto = { ...defaultPromiseParams, mode: "auto" as const };

test("more seats and invitations keep more promises in the replay [Q41]", async () => {
  const usual = await replayPolicy(requests, auto);
  const fewer = await replayPolicy(requests, { ...auto, mostInvited: 6, seats: 5 });
  expect(fewer.invited).toBeLessThanOrEqual(6);
  expect(usual.invited).toBeGreaterThan(fewer.invited);
  expect(usual.allKept).toBeGreaterThan(fewer.allKept);
  expect(usual.firstKept).toBeGreaterThan(0.5);
});

test("the same numbers give the same replay, in mode suggest as in mode auto [Q41]", async () => {
  const one = requests.slice(0, 1);
  const usual = await replayPolicy(one, auto);
  expect(await replayPolicy(one, { ...auto, mode: "suggest" })).toEqual(usual);
});

test("a replay lets others have the processor meanwhile [Q41]", async () => {
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  });
  await replayPolicy(requests, { ...auto, mode: "off" });
  clearInterval(others);
  expect(turns).toBeGreaterThan(10);
});

test("with twenty fitting builders five quotes of business days are kept for three of four requests of a week, and nearly each first one [Q43]", async () => {
  const week = Array.from({ length: 7 * 24 * 2 }, (_, half) => ({
    receivedAt: new Date(Date.UTC(2027, 0, 4, 0, half * 30)),
    fitting: 20,
  }));
  const { allKept, firstKept } = await replayPolicy(week, { ...auto, clock: "business" });
  expect(allKept).toBeGreaterThanOrEqual(0.75);
  expect(firstKept).toBeGreaterThanOrEqual(0.97);
});

test("in mode off the system invites no builder, and without requests there is nothing to replay", async () => {
  expect(await replayPolicy(requests, { ...auto, mode: "off" })).toMatchObject({
    invited: 0,
    allKept: 0,
  });
  expect(await replayPolicy([], auto)).toEqual({ invited: 0, firstKept: 0, allKept: 0 });
});
