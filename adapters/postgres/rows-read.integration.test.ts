import type { EntityManager } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Month } from "../../domain/trade-shows/month.ts";
import { noShowFilter, type ShowFilter } from "../../domain/trade-shows/show-filter.ts";
import { sqlNow } from "../system/test/test-time.ts";
import { findPlaces } from "./builders/find-places.ts";
import { listLatestCases } from "./quote-cases/read-case.ts";
import { findBestShows } from "./quotes/best-shows.ts";
import { openTestTables } from "./test/open-test-tables.ts";
import { runSql } from "./test/test-sql.ts";
import { createPostgresTradeShowRepository } from "./trade-shows/trade-show-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

/** How many rows of tables the statements of `work` look at. */
async function rowsRead(work: (em: EntityManager) => Promise<unknown>): Promise<number> {
  const count = async (em: EntityManager) => {
    const [row] = await runSql<{ rows: number }>(
      em,
      "select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables",
    );
    return row?.rows ?? 0;
  };
  return tables.newEm().transactional(async (em) => {
    // as in large tables, where reading all of one costs more than any index
    for (const way of ["seqscan", "hashjoin", "mergejoin"])
      await runSql(em, `set local enable_${way} = off`);
    const before = await count(em);
    await work(em);
    return (await count(em)) - before;
  });
}

describe("what a page reads does not grow with the catalog", () => {
  beforeAll(async () => {
    await tables.empty();
    // three days each, one a day, and one of a month each year
    await runSql(
      tables.newEm(),
      `insert into trade_show (id, title, start_date, end_date, city, status)
       select gen_random_uuid(), 'Show ' || n, date '2015-01-01' + n, date '2015-01-03' + n + case when n % 365 = 0 then 30 else 0 end,
         'Town ' || n % 50, 'upcoming'
       from generate_series(1, 6000) n`,
    );
    await runSql(
      tables.newEm(),
      `insert into quote_request (id, trade_show_name, event_date, venue, industry, booth_size, first_name, last_name, email, phone, company,
         status, created_at)
       select gen_random_uuid(), 'Show', '2027', 'Hall', 'Energy', '20x20', 'Ann', 'Lee', n || '@example.com', '1', 'Company',
         (array['pending', 'assigned', 'completed'])[1 + n % 3], ${sqlNow()} - n * interval '1 hour'
       from generate_series(1, 2000) n`,
    );
    await runSql(tables.newEm(), "analyze");
  });

  const today = "2027-03-01";
  const shows = (filter: Partial<ShowFilter>, aheadOnly = false) =>
    rowsRead(async (em) => {
      const repository = createPostgresTradeShowRepository(em);
      const query = { filter: { ...noShowFilter, ...filter }, today, aheadOnly };
      await repository.searchCards({ ...query, order: "ahead-first", offset: 0, limit: 12 });
      await repository.searchCards({ ...query, order: "by-start", offset: 0, limit: 12 });
    });

  it.each([
    { year: "2030" },
    { city: "Town 7" },
    { city: "Nowhere" },
    { industry: "Nothing" },
    { status: "sold-out" },
    { city: "Town 7", search: "nothing like it" },
  ])("the calendar by %j reads what it lists", async (filter) => {
    expect(await shows(filter)).toBeLessThan(400);
  });

  it("what suggestions and searches ask of the calendar is found by index", async () => {
    const wanted = { titles: ["show 7"], venue: "Nowhere", today };
    expect(await rowsRead((em) => findBestShows(em, [wanted]))).toBeLessThan(50);
    const named = { cities: ["town 7"], show: "show 7", boothType: "" };
    expect(await rowsRead((em) => findPlaces(em, named))).toBeLessThan(50);
  });

  it("measures of quotes read the latest requests", async () => {
    const rows = await rowsRead((em) => listLatestCases(em, { limit: 20 }));
    expect(rows).toBeLessThan(200);
  });

  it("a month of the calendar reads its own shows, and those that take more than a week", async () => {
    const rows = await rowsRead((em) =>
      createPostgresTradeShowRepository(em).listMonth("2027-03" as Month, noShowFilter),
    );
    expect(rows).toBeLessThan(150);
  });
});
