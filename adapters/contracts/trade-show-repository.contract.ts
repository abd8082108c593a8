import { expect, it } from "vitest";
import type { TradeShowId } from "../../domain/shared/id.ts";
import type { SafeHtml } from "../../domain/shared/text/safe-html.ts";
import { ces } from "../../domain/trade-shows/examples.ts";
import { liesAhead } from "../../domain/trade-shows/lies-ahead.ts";
import type { Month } from "../../domain/trade-shows/month.ts";
import type { TradeShowRepository } from "../../domain/trade-shows/ports.ts";
import { toShowCard } from "../../domain/trade-shows/show-card.ts";
import {
  matchesShowFilter,
  noShowFilter,
  type ShowFilter,
} from "../../domain/trade-shows/show-filter.ts";
import type { TradeShow } from "../../domain/trade-shows/trade-show.ts";

const today = "2027-03-05";

const show = (number: number, facts: Partial<TradeShow>): TradeShow => ({
  ...ces,
  title: `Show ${number}`,
  startDate: null,
  endDate: null,
  year: null,
  ...facts,
  id: `0190f100-0000-7000-8000-${`${number}`.padStart(12, "0")}` as TradeShowId,
});

const shows = [
  show(1, { title: "CES", startDate: "2027-03-03", endDate: "2027-03-06", year: "2027" }),
  show(2, { title: "100% Cotton_Fair", startDate: "2027-05-01", city: "Łódź", state: null }),
  show(3, {
    title: "Été à Paris",
    city: "Paris",
    state: "Île-de-France",
    venue: "VIPARIS \\ Nord",
  }),
  show(4, { title: "東京ゲームショウ", startDate: "2027-09-16", city: "千葉市", industry: null }),
  show(5, { title: "Yesterday", startDate: "2027-03-01", endDate: "2027-03-04", year: "2027" }),
  show(6, { title: "Long ago", startDate: "2020-01-01", endDate: "2020-01-02", status: "done" }),
  show(7, {
    title: "Called off early",
    startDate: "2027-12-01",
    status: "done",
    city: null,
    state: null,
  }),
  show(8, {
    title: "Sold",
    startDate: "2027-03-05",
    status: "sold-out",
    industry: "Media & Entertainment",
  }),
  show(9, { title: "ΦΕΣΤΙΒΑΛ", startDate: "2027-02-09", endDate: "2027-04-02", venue: null }),
  show(10, {
    title: "Texts",
    description: "<p>Steel &amp; light</p>" as SafeHtml,
    city: null,
    state: "NV",
  }),
];

const filters: Partial<ShowFilter>[] = [
  {},
  { search: "ces" },
  { search: "LAS VEGAS, NV" },
  { search: "vegas, nv" },
  { search: "0% cotton_" },
  { search: "%" },
  { search: "_" },
  { search: "\\" },
  { search: "ÉTÉ" },
  { search: "łódź" },
  { search: "lodz" },
  { search: "ete a paris" },
  { search: "Île" },
  { search: "ıle" },
  { city: "LODZ" },
  { search: "ゲーム" },
  { search: "φεστι" },
  { search: "a" },
  { search: "CES Las" },
  { search: "nothing like it" },
  { search: "nv", industry: "TECHNOLOGY" },
  { industry: "media & entertainment" },
  { status: "done" },
  { status: "Done" },
  { city: "Paris" },
  { city: "paris" },
  { year: "2027", search: "c" },
];

/** Contract of `TradeShowRepository`. `open` gives one that holds these shows. */
export function keepsTradeShows(open: (shows: TradeShow[]) => Promise<TradeShowRepository>) {
  it("search() and count() find what the rule finds, in any filter", async () => {
    const repository = await open(shows);
    for (const part of filters) {
      const filter = { ...noShowFilter, ...part };
      for (const aheadOnly of [false, true]) {
        const expected = shows.filter(
          (each) => matchesShowFilter(each, filter) && (!aheadOnly || liesAhead(each, today)),
        );
        const query = { filter, today, aheadOnly, order: "by-start" as const };
        const found = await repository.search({ ...query, offset: 0, limit: 100 });
        expect(new Set(found), JSON.stringify(part)).toEqual(new Set(expected));
        const total = expected.length;
        expect(await repository.count(query)).toEqual({ total, isExact: true });
      }
    }
  });

  it.each([
    [{ search: "lodz" }, "100% Cotton_Fair"],
    [{ search: "ŁÓDŹ" }, "100% Cotton_Fair"],
    [{ search: "ete a paris" }, "Été à Paris"],
    [{ search: "ÎLE-DE-france" }, "Été à Paris"],
    [{ search: "ile-de-france" }, "Été à Paris"],
    [{ city: "lodz" }, "100% Cotton_Fair"],
    [{ search: "a\u0300 paris" }, "Été à Paris"],
    [{ search: "lo" }, "100% Cotton_Fair"],
  ] as const)("search() by %j knows words without their accents [X09]", async (part, title) => {
    const repository = await open(shows);
    const filter = { ...noShowFilter, ...part };
    const query = { filter, today, aheadOnly: false, order: "by-start" as const };
    const found = await repository.search({ ...query, offset: 0, limit: 100 });
    expect(found.map((each) => each.title)).toContain(title);
    if (filter.search !== "lo") expect(found).toHaveLength(1);
  });

  it("search() has what lies ahead first, the undated after the dated, then the latest that is over", async () => {
    const repository = await open(shows);
    const query = { filter: noShowFilter, today, aheadOnly: false, order: "ahead-first" as const };
    const all = await repository.search({ ...query, offset: 0, limit: 100 });
    const titles = all.map(({ title }) => title);
    expect(titles.slice(0, 5)).toEqual([
      "ΦΕΣΤΙΒΑΛ",
      "CES",
      "Sold",
      "100% Cotton_Fair",
      "東京ゲームショウ",
    ]);
    expect(new Set(titles.slice(5, 7))).toEqual(new Set(["Texts", "Été à Paris"]));
    expect(titles.slice(7)).toEqual(["Called off early", "Yesterday", "Long ago"]);
  });

  it("search() has what has begun after all that is still to begin", async () => {
    const repository = await open(shows);
    const query = { filter: noShowFilter, today, aheadOnly: true, order: "begun-last" as const };
    const all = await repository.search({ ...query, offset: 0, limit: 100 });
    const titles = all.map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual(["Sold", "100% Cotton_Fair", "東京ゲームショウ"]);
    expect(new Set(titles.slice(3, 5))).toEqual(new Set(["Texts", "Été à Paris"]));
    expect(titles.slice(5)).toEqual(["ΦΕΣΤΙΒΑΛ", "CES"]);
    expect(await repository.search({ ...query, offset: 4, limit: 2 })).toEqual(all.slice(4, 6));
    // the furthest page of the largest pages that a call may ask for
    const far = { offset: 999_999 * 10_000, limit: 10_000 };
    expect(await repository.search({ ...query, ...far })).toEqual([]);
  });

  it("search() by start has the undated last", async () => {
    const repository = await open(shows);
    const query = { filter: noShowFilter, today, aheadOnly: false, order: "by-start" as const };
    const all = await repository.search({ ...query, offset: 0, limit: 100 });
    const starts = all.map(({ startDate }) => startDate ?? "9999");
    expect(starts).toEqual(starts.toSorted());
    expect(all).toHaveLength(shows.length);
  });

  it("pages of a search make the whole, wherever they are cut", async () => {
    const repository = await open(shows);
    const query = { filter: noShowFilter, today, aheadOnly: false, order: "ahead-first" as const };
    const all = await repository.search({ ...query, offset: 0, limit: 100 });
    for (const limit of [1, 2, 3, 4, 7]) {
      const parts: TradeShow[] = [];
      for (let offset = 0; offset < all.length + limit; offset += limit) {
        parts.push(...(await repository.search({ ...query, offset, limit })));
      }
      expect(parts).toEqual(all);
    }
    const cards = await repository.searchCards({ ...query, offset: 2, limit: 5 });
    expect(cards).toEqual(all.slice(2, 7).map(toShowCard));
  });

  it("options() names every city and year once", async () => {
    const repository = await open(shows);
    const { cities, years } = await repository.options();
    expect(new Set(cities)).toEqual(new Set(["Las Vegas", "Łódź", "Paris", "千葉市"]));
    expect(cities).toHaveLength(4);
    expect(years).toEqual(["2027"]);
    expect(await (await open([])).options()).toEqual({ cities: [], years: [] });
  });

  it("listMonth() has what has a day in the month", async () => {
    const repository = await open(shows);
    const titles = async (month: string, filter: Partial<ShowFilter> = {}) =>
      (await repository.listMonth(month as Month, { ...noShowFilter, ...filter })).map(
        ({ title }) => title,
      );
    expect(await titles("2027-03")).toEqual(["ΦΕΣΤΙΒΑΛ", "Yesterday", "CES", "Sold"]);
    expect(await titles("2027-04")).toEqual(["ΦΕΣΤΙΒΑΛ"]);
    expect(await titles("2027-05")).toEqual(["100% Cotton_Fair"]);
    expect(await titles("2027-03", { status: "sold-out" })).toEqual(["Sold"]);
    expect(await titles("2031-01")).toEqual([]);
  });
}
