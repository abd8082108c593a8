import { expect, test } from "vitest";
import type { TradeShowId } from "../../shared/id.ts";
import { ces } from "../../trade-shows/examples.ts";
import { findAskedShow } from "./find-asked-show.ts";

const of = (id: string, title: string, startDate: string | null) => ({
  ...ces,
  id: id as TradeShowId,
  title,
  startDate,
  year: startDate?.slice(0, 4) ?? null,
});
const shows = [
  of("ces-27", "CES 2027", "2027-01-06"),
  of("ces-28", "CES 2028", "2028-01-05"),
  of("ifa-27", "IFA", "2027-09-03"),
];
const calendar = {
  find: async (id: TradeShowId) => shows.find((show) => show.id === id) ?? null,
  search: async () => shows,
};
const found = async (tradeShowName: string, eventDay: string | null, picked?: string) =>
  (
    await findAskedShow(
      calendar,
      {
        tradeShowName,
        eventDay,
        brief: picked ? { tradeShowId: picked as TradeShowId } : {},
      },
      "2026-12-02",
    )
  )?.id ?? null;

test("a picked show is meant while the request has its name [S19]", async () => {
  expect(await found("CES", "2027-01-06", "ces-28")).toBe("ces-28");
  expect(await found("IFA", "2027-09-03", "ces-28")).toBe("ifa-27");
  expect(await found("Our own fair", "2027-09-03", "ces-28")).toBeNull();
  expect(await found("CES", "2028-01-05", "gone")).toBe("ces-28");
});

test("without a pick the show is that of the name and the year, else none [S19]", async () => {
  expect(await found("ces", "2027-01-06")).toBe("ces-27");
  expect(await found("CES 2028", null)).toBe("ces-28");
  expect(await found("CES", null)).toBeNull();
  expect(await found("CES", "2029-01-06")).toBeNull();
});
