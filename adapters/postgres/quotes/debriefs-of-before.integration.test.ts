import { afterAll, expect, it } from "vitest";
import { answeredCase, beasResponse, carlsResponse, now } from "../../../domain/quotes/examples.ts";
import type { QuoteResponseId } from "../../../domain/shared/id.ts";
import { debriefsOfBefore } from "../migrations/Migration20261123081800_debriefs_of_before.ts";
import { toQuoteRequestRow } from "../quote-cases/quote-request-mapper.ts";
import { toQuoteResponseRow } from "../quote-cases/quote-response-mapper.ts";
import { insertRows } from "../sql/rows.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

it("quotes that were lost to an award before debriefs were stored stand as they did, those declined earlier don't", async () => {
  await tables.fill();
  const em = tables.newEm();
  await insertRows(em, "quote_request", [toQuoteRequestRow(answeredCase.request)]);
  const earlier = "0190d000-0000-7000-8000-000000000009" as QuoteResponseId;
  const responses = [
    { ...beasResponse, status: "accepted" as const, updatedAt: now },
    { ...carlsResponse, status: "declined" as const, updatedAt: now },
    { ...carlsResponse, id: earlier, status: "declined" as const },
  ];
  await insertRows(em, "quote_response", responses.map(toQuoteResponseRow));
  await runSql(em, debriefsOfBefore);
  expect(await runSql(em, "select debrief from quote_response order by id")).toEqual([
    { debrief: null },
    { debrief: { reasons: [], place: null, priceBand: null, unsaid: null } },
    { debrief: null },
  ]);
});
