import { expect, test, vi } from "vitest";
import type { Silence } from "../../domain/promise-evaluation/notify-silence.ts";
import { requestId } from "../../domain/promise-evaluation/test/test-evaluation.ts";
import { minuteMs } from "../../domain/shared/time/time-units.ts";
import { promiseRun } from "./promise-run.ts";

const silence: Silence = { requestId, since: new Date(0), until: new Date(31 * minuteMs) };

function openRun({ lastRunAt = null as number | null } = {}) {
  const clock = { at: 100 * minuteMs };
  const steps = {
    findSilence: vi.fn(async (): Promise<Silence | null> => silence),
    notifySilence: vi.fn(async () => {}),
    evaluatePromises: vi.fn(async () => 0),
    notifyWaiting: vi.fn(async () => 0),
  };
  const run = promiseRun(
    () => steps,
    () => clock.at,
    async () => lastRunAt,
  );
  return { ...steps, run, clock };
}

test("promiseRun() looks for silence again before it evaluates, and evaluates though it cannot look", async () => {
  const starting = new Error("The database system is starting up");
  const { run, findSilence, notifySilence, evaluatePromises } = openRun();
  findSilence.mockRejectedValueOnce(starting);
  await expect(run()).rejects.toThrow(starting);
  expect(evaluatePromises).not.toHaveBeenCalled();
  await run();
  expect(notifySilence).toHaveBeenCalledWith(silence);
  expect(evaluatePromises).toHaveBeenCalledTimes(1);

  const broken = openRun();
  broken.findSilence.mockRejectedValue(starting);
  for (const _ of [1, 2]) await expect(broken.run()).rejects.toThrow(starting);
  expect(broken.evaluatePromises).toHaveBeenCalledTimes(1);
});

test("promiseRun() goes on when one step fails, and asks for silence only after a pause", async () => {
  const { run, clock, findSilence, evaluatePromises, notifyWaiting } = openRun();
  await run();
  for (const _ of [1, 2]) {
    clock.at += minuteMs;
    evaluatePromises.mockRejectedValueOnce(new Error("This one too"));
    await expect(run()).rejects.toThrow("This one too");
  }
  expect(findSilence).toHaveBeenCalledTimes(1);
  expect(evaluatePromises).toHaveBeenCalledTimes(3);
  expect(notifyWaiting).toHaveBeenCalledTimes(3);

  clock.at += 31 * minuteMs;
  await run();
  expect(findSilence).toHaveBeenCalledTimes(2);
});

test("promiseRun() raises no alarm where a process begins while another one, or the one before, was at work", async () => {
  const { run, findSilence, notifySilence } = openRun({ lastRunAt: 75 * minuteMs });
  await run();
  expect(findSilence).not.toHaveBeenCalled();
  const late = openRun({ lastRunAt: 65 * minuteMs });
  await late.run();
  expect(late.notifySilence).toHaveBeenCalledWith(silence);
  expect(notifySilence).not.toHaveBeenCalled();
});

test("promiseRun() reports silence again until that is stored, though promises were evaluated meanwhile", async () => {
  const { run, clock, findSilence, notifySilence, evaluatePromises } = openRun();
  notifySilence.mockRejectedValueOnce(new Error("Not stored"));
  await expect(run()).rejects.toThrow("Not stored");
  expect(evaluatePromises).toHaveBeenCalledTimes(1);
  for (const _ of [1, 2]) {
    clock.at += minuteMs;
    await run();
  }
  expect(findSilence).toHaveBeenCalledTimes(1);
  expect(notifySilence.mock.calls).toEqual([[silence], [silence]]);
});
