import { expect, test } from "vitest";
import { openTestEvaluation } from "./test/test-evaluation.ts";

const told = ({ outbox }: ReturnType<typeof openTestEvaluation>) =>
  outbox.flatMap(({ letter }) => (letter.kind === "request-waits" ? letter.count : []));

test("a proposal that waits for half an hour is emailed to admins, once each working half-day", async () => {
  const house = openTestEvaluation({ fitting: 20 });
  await house.evaluateAt(0.01);
  const admins = (await house.users.listByType("admin")).length;
  const lookAt = async (hours: number) => {
    house.clock.at = new Date(Date.parse("2027-01-04T09:00-06:00") + hours * 3_600_000);
    await house.core.tellWaiting();
    return told(house).length / admins;
  };
  expect(await lookAt(0.4)).toBe(0);
  expect([await lookAt(0.6), await lookAt(1)]).toEqual([1, 1]);
  expect([await lookAt(5), await lookAt(8)]).toEqual([2, 2]);
  // at night no admin is at work
  expect([await lookAt(12), await lookAt(24)]).toEqual([2, 3]);
  expect(told(house)).toEqual(Array(3 * admins).fill(1));
});
