import { afterAll, expect, test } from "vitest";
import { openKilledSync } from "./test/test-killed-sync.ts";

const killed = await openKilledSync();
afterAll(killed.close);

test("a sync that dies early, in the middle or late loses and doubles nothing [P01]", async () => {
  const { counts, builders } = await killed.whole();
  const three = (count: number) => [0.1, 0.5, 0.9].map((part) => Math.floor(count * part));
  const points = { database: three(counts.database), notion: three(counts.notion) };
  const seen = await killed.cutAt(points, builders);
  // cuts on both sides of the one moment when everything becomes visible
  expect(seen.nothing).toBeGreaterThan(0);
  expect(seen.all).toBeGreaterThan(0);
});
