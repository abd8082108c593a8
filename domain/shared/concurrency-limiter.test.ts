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
