import { afterAll, beforeAll, expect, test } from "vitest";
import { openKilledWorker, walkInMemory } from "./test/promise-kills.ts";

type Killed = Awaited<ReturnType<typeof openKilledWorker>>;
/** Each with a database of its own: while one waits for its database, the other goes on. */
let lanes: Killed[] = [];
beforeAll(async () => {
  lanes = await Promise.all([openKilledWorker(), openKilledWorker()]);
});
afterAll(() => Promise.all(lanes.map((lane) => lane.close())));

test("1,000 requests through memory and 200 of them through PostgreSQL with kills have equal event lists [Q42]", async () => {
  const kinds = new Map<string, number>();
  async function walkCalmly(number: number) {
    const calm = await walkInMemory(number);
    expect(new Set(calm.letters).size).toBe(calm.letters.length);
    for (const { kind } of calm.events) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    return calm;
  }
  await Promise.all(
    lanes.map(async (lane, first) => {
      for (let number = first; number < 200; number += lanes.length) {
        const calm = await walkCalmly(number);
        expect([number, await lane.walk(number)]).toEqual([number, calm]);
      }
    }),
  );
  for (let number = 200; number < 1000; number += 1) await walkCalmly(number);
  const all = (name: keyof Killed["counts"]) =>
    lanes.reduce((sum, { counts }) => sum + counts[name], 0);
  const events = [...kinds].map(([kind, count]) => `${kind} ${count}`).join(", ");
  console.info(
    `1,000 requests in memory: ${events}. 200 in PostgreSQL: ${all("evaluations")} evaluations, ${all("kills")} kills, ${all("together")} times two workers at once; event lists equal.`,
  );
  for (const kind of ["invited", "reminded", "lapsed", "quoted", "released", "target-kept"]) {
    expect(kinds.get(kind)).toBeGreaterThan(100);
  }
});
