import { expect, it } from "vitest";
import { TooBusyError } from "../../domain/shared/too-busy.ts";
import { createQueue } from "./create-queue.ts";

it("run() lets so many run at once, in their order, and turns away who comes when the line is full", async () => {
  const queue = createQueue({ atOnce: 2, waiting: 2 });
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
  const queue = createQueue({ atOnce: 1, waiting: 1 });
  const broken = queue.run(() => Promise.reject(new Error("broken")));
  const next = queue.run(async () => "next");
  await expect(broken).rejects.toThrow("broken");
  expect(await next).toBe("next");
});
