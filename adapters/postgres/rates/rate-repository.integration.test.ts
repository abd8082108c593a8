import { afterAll, describe } from "vitest";
import { ces } from "../../../domain/trade-shows/examples.ts";
import { keepsRates } from "../../contracts/rate-repository.contract.ts";
import { testNow } from "../../system/test/test-time.ts";
import { insertRows } from "../sql/rows.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { toTradeShowRow } from "../trade-shows/trade-show-mapper.ts";
import { createPostgresRateRepository } from "./rate-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

describe("PostgreSQL rates", () => {
  keepsRates(async () => {
    await tables.fill();
    await runSql(tables.newEm(), "delete from show_services");
    await runSql(tables.newEm(), "delete from benchmark");
    await insertRows(tables.newEm(), "trade_show", [toTradeShowRow(ces, testNow())]);
    return createPostgresRateRepository(tables.newEm());
  });
});
