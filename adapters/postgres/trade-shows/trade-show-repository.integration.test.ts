import { afterAll, describe, expect, it, vi } from "vitest";
import type { TradeShowId } from "../../../domain/shared/id.ts";
import { noShowFilter } from "../../../domain/trade-shows/show-filter.ts";
import { keepsTradeShows } from "../../contracts/trade-show-repository.contract.ts";
import { sampleTradeShows } from "../../samples/sample-trade-shows.ts";
import { insertRows } from "../sql/rows.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { toTradeShowRow } from "./trade-show-mapper.ts";
import { createPostgresTradeShowRepository } from "./trade-show-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

const now = new Date("2026-11-21T10:00:00.000Z");
const shows = sampleTradeShows(now);

describe("PostgreSQL trade shows", () => {
  keepsTradeShows(async (these) => {
    await tables.empty();
    const rows = these.map((show) => toTradeShowRow(show, now));
    await insertRows(tables.newEm(), "trade_show", rows);
    return createPostgresTradeShowRepository(tables.newEm());
  });

  it("version() changes with every change, and with nothing else", async () => {
    const repository = createPostgresTradeShowRepository(tables.newEm());
    const before = await repository.version();
    expect(await repository.version()).toBe(before);
    const [show] = shows;
    if (!show) throw new Error("There is a sample show");
    await insertRows(tables.newEm(), "trade_show", [toTradeShowRow(show, now)]);
    const inserted = await repository.version();
    expect(inserted).not.toBe(before);
    const filter = { ...noShowFilter, search: "Other" };
    const wanted = { filter, today: "2026-11-21", aheadOnly: false };
    expect((await repository.count(wanted)).total).toBe(0);
    await runSql(tables.newEm(), "update trade_show set title = 'Other'");
    expect(await repository.version()).not.toBe(inserted);
    expect((await repository.count(wanted)).total).toBeGreaterThan(0);
  });

  it("search() and count() build a statement once for each choice of filters, whatever their values", async () => {
    const em = tables.newEm();
    const builds = vi.spyOn(em, "getKysely");
    const repository = createPostgresTradeShowRepository(em);
    const ask = async (city: string, today: string) => {
      const filter = { ...noShowFilter, city };
      const query = { filter, today, aheadOnly: false, order: "ahead-first" as const };
      await repository.searchCards({ ...query, offset: 1, limit: 2 });
      await repository.count(query);
    };
    await ask("Nowhere", "2026-11-21");
    expect(builds).toHaveBeenCalled();
    builds.mockClear();
    await ask("Elsewhere", "2027-11-22");
    expect(builds).not.toHaveBeenCalled();
  });

  it("find() keeps every field", async () => {
    await tables.empty();
    const rows = shows.map((show) => toTradeShowRow(show, now));
    await insertRows(tables.newEm(), "trade_show", rows);
    const repository = createPostgresTradeShowRepository(tables.newEm());
    for (const show of shows) expect(await repository.find(show.id)).toEqual(show);
    for (const id of ["no-uuid", "0190f000-0000-7000-8000-000000000001"]) {
      expect(await repository.find(id as TradeShowId)).toBeNull();
    }
  });
});
