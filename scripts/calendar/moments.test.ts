import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mainBrowserTests, moments, momentsOfDay } from "./moments.ts";

const minute = 60_000;

test("twelve moments, with each pair of zone and locale twice [one clock]", () => {
  expect(moments).toHaveLength(12);
  const pairs = moments.map(({ zone, locale }) => `${zone} ${locale}`);
  expect(new Set(pairs).size).toBe(6);
  for (const pair of pairs) expect(pairs.filter((other) => other === pair)).toHaveLength(2);
});

test("the moments are what they are called [one clock]", () => {
  const inUtc = (from: string) =>
    new Intl.DateTimeFormat("en-GB", {
      weekday: "long",
      month: "long",
      day: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      timeZone: "UTC",
    }).format(new Date(from));
  const from = moments.map((moment) => moment.from);
  expect(from.slice(0, 6).map(inUtc)).toEqual([
    "Monday 7 December at 09:00",
    "Friday 4 December at 22:00",
    "Sunday 6 December at 12:00",
    "Thursday 31 December at 23:30",
    "Monday 28 February at 15:00",
    "Tuesday 29 February at 15:00",
  ]);
  const offset = (timeZone: string, at: number) =>
    new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
      .formatToParts(at)
      .find(({ type }) => type === "timeZoneName")?.value;
  const changes = from.slice(6, 10).map((at, index) => {
    const zone = index < 2 ? "America/Chicago" : "Europe/Berlin";
    const begins = new Date(at).getTime();
    return [offset(zone, begins), offset(zone, begins + minute)];
  });
  expect(changes).toEqual([
    ["GMT-06:00", "GMT-05:00"],
    ["GMT-05:00", "GMT-06:00"],
    ["GMT+01:00", "GMT+02:00"],
    ["GMT+02:00", "GMT+01:00"],
  ]);
  const day = new Intl.DateTimeFormat("en", { day: "numeric", timeZone: "Pacific/Auckland" });
  const last = new Date(from[10] ?? "").getTime();
  expect([last, last + 24 * 60 * minute].map((at) => day.format(at))).toEqual(["30", "1"]);
  expect(from[11]).toBe("now");
});

test("the unit tests and soak have another moment on each day, and all in a month [one clock]", () => {
  const days = Array.from({ length: 31 }, (_, index) => momentsOfDay(index + 1));
  for (const { unit, soak } of days) expect(unit).not.toBe(soak);
  expect(new Set(days.map(({ unit }) => unit)).size).toBe(12);
  expect(new Set(days.map(({ soak }) => soak)).size).toBe(12);
});

test("docs/testing.md names the main browser tests, at most ten, and all are there", () => {
  expect(mainBrowserTests.length).toBeLessThanOrEqual(10);
  const docs = readFileSync("docs/testing.md", "utf8");
  for (const path of mainBrowserTests) {
    expect(existsSync(path), path).toBe(true);
    expect(docs).toContain(path.replace(/^web\/e2e\/(.+)\.e2e\.test\.ts$/, "`$1`"));
  }
});
