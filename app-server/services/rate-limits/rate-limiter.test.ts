import { expect, onTestFinished, test, vi } from "vitest";
import { type RateLimiter, withinLimits } from "./rate-limiter.ts";

test("withinLimits() fails as the work did, a second later at most, while what was counted cannot be given back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const store = { takeGroups: async () => [null], giveBackEach: () => new Promise<void>(() => {}) };
  const counted = (key: string) => ({ key, amount: 1, windowMs: 1 });
  const limiter = { store, counted } as unknown as RateLimiter;
  const work = () => Promise.reject(new Error("the database hangs"));
  const failed = expect(withinLimits([[limiter, "key"]], work, () => true)).rejects.toThrow(
    "the database hangs",
  );
  await vi.advanceTimersByTimeAsync(1_000);
  await failed;
});
