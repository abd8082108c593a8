import { afterAll, describe, expect, it } from "vitest";
import { bea, now, pendingRequest } from "../../../domain/quotes/examples.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { keepsInterest } from "../../contracts/interest-repository.contract.ts";
import { toQuoteRequestRow } from "../quote-cases/quote-request-mapper.ts";
import { insertRows } from "../sql/rows.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { createPostgresInterestRepository } from "./interest-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

async function open() {
  await tables.fill();
  await insertRows(tables.newEm(), "quote_request", [toQuoteRequestRow(pendingRequest)]);
  return createPostgresInterestRepository(tables.newEm());
}

describe("PostgreSQL interest", () => {
  keepsInterest(open);

  it("add() in a request that is gone does nothing, and interest goes with its request", async () => {
    const interests = await open();
    const gone = "0190c000-0000-7000-8000-0000000000ff" as QuoteRequestId;
    await interests.add({ requestId: gone, builderId: bea, at: now });
    expect(await interests.ofRequests([gone])).toEqual([]);
    await interests.add({ requestId: pendingRequest.id, builderId: bea, at: now });
    await runSql(tables.newEm(), "delete from quote_request");
    expect(await interests.ofRequests([pendingRequest.id])).toEqual([]);
  });

  it("add() five times at once keeps one", async () => {
    await open();
    const add = () =>
      createPostgresInterestRepository(tables.newEm()).add({
        requestId: pendingRequest.id,
        builderId: bea,
        at: now,
      });
    await Promise.all([add(), add(), add(), add(), add()]);
    const interests = createPostgresInterestRepository(tables.newEm());
    expect(await interests.ofRequests([pendingRequest.id])).toHaveLength(1);
  });
});
