import { expect, test } from "vitest";
import { createTimedCache } from "./timed-cache.ts";

test("createTimedCache() shares one read for a while, and forgets one that failed", async () => {
  let at = 0;
  let reads = 0;
  const cache = createTimedCache<string, number>(60, () => at);
  const load = async () => ++reads;
  expect(await Promise.all([cache.read("a", load), cache.read("a", load)])).toEqual([1, 1]);
  at = 59;
  expect(await cache.read("a", load)).toBe(1);
  expect(await cache.read("b", load)).toBe(2);
  at = 60;
  expect(await cache.read("a", load)).toBe(3);
  await expect(cache.read("c", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await cache.read("c", load)).toBe(4);
});
