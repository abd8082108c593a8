import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import type { TestModule } from "vitest/node";
import { findHeadlessChromium } from "../web/e2e/find-chromium.ts";
import { processorSeconds } from "./processor-time.ts";
import TallyReporter from "./tally-reporter.ts";

/** A file of one passed test, run with this browser or with none. */
const fileOf = (chromium: string | undefined, env?: Record<string, string>) =>
  ({
    state: () => "passed",
    errors: () => [],
    moduleId: import.meta.filename,
    diagnostic: () => ({ collectDuration: 0, duration: 0 }),
    children: { allTests: () => [{ result: () => ({ state: "passed" }) }] },
    project: { name: "unit", config: { env }, getProvidedContext: () => ({ chromium }) },
  }) as unknown as TestModule;

function closingLines(chromium: string | undefined, env?: Record<string, string>) {
  const { log } = console;
  const before = process.exitCode;
  onTestFinished(() => {
    console.log = log;
    process.exitCode = before;
  });
  const lines: string[] = [];
  console.log = (line: string) => lines.push(line.trim());
  new TallyReporter().onTestRunEnd([fileOf(chromium, env), fileOf(chromium, env)], []);
  return { lines, exitCode: process.exitCode };
}

test("a run without Chromium says so in one sentence and is red", () => {
  const { lines, exitCode } = closingLines("");
  expect(lines.filter((line) => line.includes("Chromium is missing"))).toHaveLength(1);
  expect(lines.at(-1)).toBe("2 passed, 1 failed");
  expect(exitCode).toBe(1);
});

test.each([undefined, "/usr/bin/chromium"])("a run with browser %s is green", (chromium) => {
  const { lines, exitCode } = closingLines(chromium);
  expect(lines.join()).not.toContain("Chromium");
  expect(lines.at(-1)).toBe("2 passed, 0 failed");
  expect(exitCode ?? 0).toBe(0);
});

test("findHeadlessChromium() takes no other browser for a chosen one that is missing", () => {
  const before = process.env.CHROMIUM_PATH;
  onTestFinished(() => {
    if (before === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = before;
  });
  process.env.CHROMIUM_PATH = "/nowhere/chromium";
  expect(findHeadlessChromium()).toBeUndefined();
});

test.runIf(process.platform === "linux")("processorSeconds() grows with work", () => {
  const before = processorSeconds() ?? Number.NaN;
  const end = process.cpuUsage().user + 60_000;
  while (process.cpuUsage().user < end) Math.sqrt(end);
  expect(processorSeconds()).toBeGreaterThan(before);
});

test("a run says once which moment its tests had by the day [one clock]", () => {
  const env = { TEST_MOMENT: "2028-02-29T15:00:00Z", TZ: "UTC", LC_ALL: "de_DE.UTF-8" };
  const { lines } = closingLines(undefined, env);
  expect(lines.filter((line) => line.includes("2028"))).toEqual([
    "unit tests ran at 2028-02-29T15:00:00Z in UTC, de_DE.UTF-8",
  ]);
});
