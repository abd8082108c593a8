import { afterAll, beforeAll, expect, test } from "vitest";
import { openKilledWorker, walkInMemory } from "./test/promise-kills.ts";

let killed: Awaited<ReturnType<typeof openKilledWorker>>;
beforeAll(async () => {
  killed = await openKilledWorker();
});
afterAll(() => killed?.close());

test("1,000 requests through memory and 200 of them through PostgreSQL with kills have equal event lists [Q42]", async () => {
  const calm = [];
  for (let number = 0; number < 1000; number += 1) calm.push(await walkInMemory(number));
  for (const { letters } of calm) expect(new Set(letters).size).toBe(letters.length);
  for (let number = 0; number < 200; number += 1) {
    expect([number, await killed.walk(number)]).toEqual([number, calm[number]]);
  }
  const { evaluations, kills, together } = killed.counts;
  const events = calm.reduce((sum, each) => sum + each.events.length, 0);
  console.info(
    `1,000 requests in memory: ${events} events. 200 in PostgreSQL: ${evaluations} evaluations, ${kills} kills, ${together} times two workers at once; event lists equal.`,
  );
});
