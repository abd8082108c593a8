import { afterAll, describe, expect, it } from "vitest";
import { questionOf } from "../../../domain/questions/examples.ts";
import { bea, pendingRequest } from "../../../domain/quotes/examples.ts";
import { keepsQuestions } from "../../contracts/question-repository.contract.ts";
import { toQuoteRequestRow } from "../quote-cases/quote-request-mapper.ts";
import { insertRows } from "../sql/rows.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { createPostgresQuestionRepository } from "./question-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

async function open() {
  await tables.fill();
  await insertRows(tables.newEm(), "quote_request", [toQuoteRequestRow(pendingRequest)]);
  return createPostgresQuestionRepository(tables.newEm());
}

describe("PostgreSQL questions", () => {
  keepsQuestions(open);

  it("questions go with their request, and one for a request that is gone is not stored [R43]", async () => {
    const questions = await open();
    const audit = { actorId: null, action: "question.asked" };
    await questions.add([questionOf(1, bea)], audit, () => null);
    await runSql(tables.newEm(), "delete from quote_request");
    await questions.add([questionOf(2, bea)], audit, () => null);
    expect(await questions.list(pendingRequest.id)).toEqual([]);
  });
});
