import { afterAll, beforeAll, expect, test } from "vitest";
import { openKilledWorker, walkInMemory } from "./test/promise-kills.ts";

let killed: Awaited<ReturnType<typeof openKilledWorker>>;
beforeAll(async () => {
  killed = await openKilledWorker();
});
afterAll(() => killed?.close());

test("a worker killed at any point, started again, and two at once write what one undisturbed worker writes [Q42]", async () => {
  const kinds: string[] = [];
  for (let number = 0; number < 3; number += 1) {
    const calm = await walkInMemory(number);
    kinds.push(...calm.events.map(({ kind }) => kind));
    expect(new Set(calm.letters).size).toBe(calm.letters.length);
    expect([number, await killed.walk(number)]).toEqual([number, calm]);
  }
  expect(kinds).toEqual(expect.arrayContaining(["invited", "reminded", "lapsed", "quoted"]));
  expect(killed.counts.kills).toBeGreaterThan(5);
});
