import { afterAll, describe } from "vitest";
import { answeredCase } from "../../../domain/quotes/examples.ts";
import { keepsAttachments } from "../../contracts/attachment-repository.contract.ts";
import { toQuoteRequestRow } from "../quote-cases/quote-request-mapper.ts";
import { toQuoteResponseRow } from "../quote-cases/quote-response-mapper.ts";
import { insertRows } from "../sql/rows.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { createPostgresAttachmentRepository } from "./attachment-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

describe("PostgreSQL files of requests", () => {
  keepsAttachments(async () => {
    await tables.fill();
    const { request, responses } = answeredCase;
    await insertRows(tables.newEm(), "quote_request", [toQuoteRequestRow(request)]);
    await insertRows(tables.newEm(), "quote_response", responses.map(toQuoteResponseRow));
    return createPostgresAttachmentRepository(tables.newEm());
  });
});
