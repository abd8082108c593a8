import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { TradeShowId } from "../../domain/shared/id.ts";
import { insertRows } from "./insert-rows.ts";
import { openTestTables } from "./open-test-tables.ts";
import { sampleTradeShows } from "./samples/sample-trade-shows.ts";
import { toTradeShowRow } from "./trade-show-mapper.ts";
import { createPostgresTradeShowRepository } from "./trade-show-repository.ts";

const tables = await openTestTables();
beforeEach(() => tables.empty());
afterAll(() => tables.close());

const now = new Date("2026-11-21T10:00:00.000Z");
const shows = sampleTradeShows(now);

describe("PostgreSQL trade shows", () => {
  it("list() and find() keep every field; list() is by start, the undated last", async () => {
    const [first, ...later] = shows;
    if (!first) throw new Error("There is a sample show");
    const undated = { ...first, startDate: null, endDate: null, registrationDeadline: null };
    const rows = [undated, ...later.toReversed()].map((show) => toTradeShowRow(show, now));
    await insertRows(tables.newEm(), "trade_show", rows);
    const repository = createPostgresTradeShowRepository(tables.newEm());
    expect(await repository.list()).toEqual([...later, undated]);
    expect(await repository.find(first.id)).toEqual(undated);
    for (const id of ["no-uuid", "0190f000-0000-7000-8000-000000000001"]) {
      expect(await repository.find(id as TradeShowId)).toBeNull();
    }
  });
});
