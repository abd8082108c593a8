import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryTradeShowRepository } from "../../adapters/memory/trade-show-repository.ts";
import type { TradeShowId } from "../shared/id.ts";
import { ces } from "./examples.ts";
import { listUpcomingShows } from "./list-upcoming-shows.ts";
import { searchTradeShows } from "./search-trade-shows.ts";
import { matchesShowFilter, noShowFilter } from "./show-filter.ts";

const clock = { now: () => new Date("2027-03-05T10:00:00.000Z") };
const some = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    ...ces,
    id: `show-${`${number}`.padStart(4, "0")}` as TradeShowId,
    title: `Show ${number}`,
    status: number % 5 === 0 ? "done" : "upcoming",
  }));
const needs = (count: number) => ({
  clock,
  tradeShows: createMemoryTradeShowRepository(some(count)),
});

describe("searchTradeShows()", () => {
  it("pages of twelve hold every show once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 60 }), async (count) => {
        const search = searchTradeShows(needs(count));
        const { pageCount, total } = await search({ filter: noShowFilter, page: 1 });
        expect([total, pageCount]).toEqual([count, Math.max(1, Math.ceil(count / 12))]);
        const ids: string[] = [];
        for (let page = 1; page <= pageCount; page++) {
          const { cards } = await search({ filter: noShowFilter, page });
          expect(cards.length).toBeLessThanOrEqual(12);
          ids.push(...cards.map(({ id }) => id));
        }
        expect(new Set(ids).size).toBe(count);
        expect(ids).toHaveLength(count);
      }),
      { numRuns: 20 },
    );
  });

  it("shows the last page when a later one is asked for", async () => {
    const found = await searchTradeShows(needs(30))({ filter: noShowFilter, page: 9 });
    expect([found.page, found.cards.length]).toEqual([3, 6]);
  });

  it("listUpcomingShows() leaves out what is done", async () => {
    const { total, cards } = await listUpcomingShows(needs(30))({ page: 1 });
    expect([total, cards.length]).toEqual([24, 12]);
    expect(cards.every(({ status }) => status !== "done")).toBe(true);
  });
});

describe("matchesShowFilter()", () => {
  it("finds every part of a title, a place, an industry and a venue, in any case", () => {
    const texts = ["Consumer Electronics Show", "Las Vegas, NV", "Technology", ces.venue ?? ""];
    const part = fc.constantFrom(...texts).chain((text) =>
      fc
        .tuple(fc.nat(text.length - 1), fc.integer({ min: 1, max: text.length }), fc.boolean())
        .map(([from, length, upper]) => {
          const cut = text.slice(from, from + length);
          return upper ? cut.toUpperCase() : cut.toLowerCase();
        }),
    );
    fc.assert(
      fc.property(part, (search) => {
        expect(matchesShowFilter(ces, { ...noShowFilter, search })).toBe(true);
      }),
    );
    for (const search of ["Show Las", "NV Technology", "Nevada"]) {
      expect(matchesShowFilter(ces, { ...noShowFilter, search })).toBe(false);
    }
  });
});
