import { afterAll, expect, test } from "vitest";
import { openKilledSync } from "./test/test-killed-sync.ts";

const killed = await openKilledSync();
afterAll(killed.close);

test("a sync that dies at any answer of the database and of Notion loses and doubles nothing", async () => {
  const { counts, builders } = await killed.whole();
  const each = (count: number) => Array.from({ length: count }, (_, point) => point);
  const points = { database: each(counts.database), notion: each(counts.notion) };
  const seen = await killed.cutAt(points, builders);
  console.log(
    `cut at each of ${counts.database} answers of the database and ${counts.notion} of Notion: ` +
      `${seen.nothing} before anything was published, ${seen.all} after all was; each next sync was whole, nothing lost or doubled`,
  );
  expect(seen.nothing).toBeGreaterThan(20);
  expect(seen.all).toBeGreaterThan(20);
});
