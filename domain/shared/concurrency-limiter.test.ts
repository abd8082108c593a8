import { expect, it, onTestFinished, vi } from "vitest";
import { createConcurrencyLimiter } from "./concurrency-limiter.ts";
import { TooBusyError } from "./too-busy.ts";

it("run() runs a bounded number at once, in order, and rejects calls when the queue is full", async () => {
  const queue = createConcurrencyLimiter({ atOnce: 2, waiting: 2 });
  const ends: (() => void)[] = [];
  const order: number[] = [];
  let most = 0;
  let running = 0;
  const work = (number: number) =>
    queue.run(async () => {
      most = Math.max(most, ++running);
      order.push(number);
      await new Promise<void>((end) => ends.push(end));
      running--;
    });
  const all = [1, 2, 3, 4].map(work);
  await expect(work(5)).rejects.toThrow(TooBusyError);
  for (let ended = 0; ended < 4; ended++) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  }
  await Promise.all(all);
  expect(order).toEqual([1, 2, 3, 4]);
  expect(most).toBe(2);
});

it("run() goes on after work that broke", async () => {
  const queue = createConcurrencyLimiter({ atOnce: 1, waiting: 1 });
  const broken = queue.run(() => Promise.reject(new Error("broken")));
  const next = queue.run(async () => "next");
  await expect(broken).rejects.toThrow("broken");
  expect(await next).toBe("next");
});

it("run() gives each key its turn, however many one of them has in line", async () => {
  const queue = createConcurrencyLimiter({ atOnce: 1, waiting: 6 });
  const order: string[] = [];
  const work = (key: string, name: string) =>
    queue.run(async () => {
      order.push(name);
      await Promise.resolve();
    }, key);
  const many = ["a1", "a2", "a3", "a4"].map((name) => work("a", name));
  await Promise.all([...many, work("b", "b1"), work("c", "c1"), work("b", "b2")]);
  expect(order).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

it("run() turns away the last of the longest line for a key that has fewer", async () => {
  const queue = createConcurrencyLimiter({ atOnce: 1, waiting: 3 });
  const gate = Promise.withResolvers<void>();
  const done: string[] = [];
  const work = (key: string, name: string) =>
    queue.run(() => gate.promise.then(() => void done.push(name)), key);
  const flood = ["a1", "a2", "a3", "a4"].map((name) => work("a", name));
  const last = expect(flood[3]).rejects.toThrow(TooBusyError);
  const other = work("b", "b1");
  await last;
  await expect(work("a", "a5")).rejects.toThrow(TooBusyError);
  gate.resolve();
  await Promise.all([...flood.slice(0, 3), other]);
  expect(done).toEqual(["a1", "a2", "b1", "a3"]);
});

it("run() turns away what has waited for too long, and gives its place to the next", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const queue = createConcurrencyLimiter({ atOnce: 1, waiting: 1, patienceMs: 5_000 });
  const gate = Promise.withResolvers<string>();
  const first = queue.run(() => gate.promise);
  const late = expect(queue.run(async () => "late")).rejects.toThrow(TooBusyError);
  await vi.advanceTimersByTimeAsync(5_000);
  await late;
  const next = queue.run(async () => "next");
  gate.resolve("first");
  expect(await Promise.all([first, next])).toEqual(["first", "next"]);
});

it("run() lets as many wait as will have their turn in time, and says when there is room again [Z10]", async () => {
  let at = 0;
  const queue = createConcurrencyLimiter({
    atOnce: 1,
    waiting: 1_000,
    longestMs: 2_000,
    now: () => at,
  });
  /** Tasks of so many milliseconds, one after the other. */
  const tasks = (count: number, ms: number) =>
    Array.from({ length: count }, () =>
      queue.run(async () => {
        await Promise.resolve();
        at += ms;
      }),
    );
  const refusals = async (all: Promise<void>[]) =>
    (await Promise.allSettled(all)).flatMap((one) =>
      one.status === "rejected" ? [one.reason as TooBusyError] : [],
    );

  // nothing is known yet: all may wait
  expect(await refusals(tasks(1_001, 10))).toEqual([]);
  // 10 ms each: 200 have their turn within two seconds, and one runs
  const fast = await refusals(tasks(250, 10));
  expect(fast).toHaveLength(49);
  expect(fast[0]).toMatchObject({ name: "Error", retryAfterSeconds: 2 });
  await refusals(tasks(150, 100));
  // the machine has become slow: 20 have
  const slow = await refusals(tasks(250, 100));
  expect(slow.length).toBeGreaterThan(225);
  expect(slow.length).toBeLessThan(232);
});

it("run() keeps what waits in a line that moves, and turns away what waits in one that stands [Z10]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const bounds = { atOnce: 1, waiting: 100, patienceMs: 1_000, longestMs: 10_000 };
  const queue = createConcurrencyLimiter({ ...bounds, now: () => performance.now() });
  const work = () => queue.run(() => new Promise<void>((end) => setTimeout(end, 500)));
  const moving = Array.from({ length: 15 }, work);
  await vi.advanceTimersByTimeAsync(7_500);
  await Promise.all(moving);

  const gate = Promise.withResolvers<void>();
  const standing = queue.run(() => gate.promise);
  const late = expect(queue.run(async () => {})).rejects.toThrow(TooBusyError);
  await vi.advanceTimersByTimeAsync(1_000);
  await late;
  gate.resolve();
  await standing;
});
