import { expect, test, vi } from "vitest";
import { promiseRun } from "./promise-run.ts";

const minuteMs = 60_000;

test("promiseRun() goes on when one step fails, and asks for silence only after a pause", async () => {
  let at = 0;
  const tellSilence = vi.fn(async () => false);
  const evaluatePromises = vi.fn(async () => 0);
  const tellWaiting = vi.fn(async () => 0);
  const run = promiseRun(
    () => ({ tellSilence, evaluatePromises, tellWaiting }),
    () => at,
  );
  tellSilence.mockRejectedValueOnce(new Error("This promise is broken"));
  await expect(run()).rejects.toThrow("This promise is broken");
  for (const minute of [1, 2]) {
    at = minute * minuteMs;
    evaluatePromises.mockRejectedValueOnce(new Error("This one too"));
    await expect(run()).rejects.toThrow("This one too");
  }
  expect(tellSilence).toHaveBeenCalledTimes(1);
  expect(evaluatePromises).toHaveBeenCalledTimes(3);
  expect(tellWaiting).toHaveBeenCalledTimes(3);

  at += 31 * minuteMs;
  await run();
  expect(tellSilence).toHaveBeenCalledTimes(2);
});
