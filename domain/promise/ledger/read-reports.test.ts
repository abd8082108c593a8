import { expect, test } from "vitest";
import { max, member } from "../../accounts/examples.ts";
import { visitor } from "../../accounts/principal.ts";
import type { PromiseFigures } from "./promise-figures.ts";
import { readReports } from "./read-reports.ts";

const current: PromiseFigures = {
  "own first kept": 9,
  "own first missed": 1,
  "own all kept": 5,
  "own all missed": 5,
  "first after: 3": 6,
  "first after: 20": 4,
};
const none = { requests: 0, quoted: 0, accepted: 0, quotes: 0 };

const read = readReports({
  clock: { now: () => new Date("2027-03-31T15:00:00Z") },
  promiseLedger: {
    figuresSince: async (day) =>
      day === "2027-03-01" ? current : { ...current, "own first kept": 10, "own first missed": 2 },
  },
  quotes: {
    countOutcomes: async ({ from, until }) => {
      const span = [from.toISOString().slice(0, 10), until.toISOString().slice(0, 10)].join();
      if (span === "2027-03-01,2027-03-31")
        return { requests: 8, quoted: 6, accepted: 3, quotes: 20 };
      return span === "2027-01-30,2027-03-01" ? none : Promise.reject(span);
    },
  },
});

test("readReports() compares the last 30 days with the 30 before, for admins only [W16]", async () => {
  const answer = await read({ by: member(max) });
  expect(answer).toEqual({
    ok: true,
    value: [
      { key: "kept", now: { value: 70, of: 20 }, before: { value: 50, of: 2 } },
      { key: "firstQuote", now: { value: 3 * 3_600_000, of: 10 }, before: { value: null, of: 0 } },
      { key: "quotes", now: { value: 2.5, of: 8 }, before: { value: null, of: 0 } },
      { key: "accepted", now: { value: 50, of: 6 }, before: { value: null, of: 0 } },
    ],
  });
  expect(await read({ by: visitor })).toMatchObject({ ok: false });
});
