import { afterAll, describe, expect, it } from "vitest";
import { attachmentOf, roomForAll } from "../../../domain/attachments/examples.ts";
import { answeredCase } from "../../../domain/quotes/examples.ts";
import { keepsAttachments } from "../../contracts/attachment-repository.contract.ts";
import { toQuoteRequestRow } from "../quote-cases/quote-request-mapper.ts";
import { toQuoteResponseRow } from "../quote-cases/quote-response-mapper.ts";
import { insertRows } from "../sql/rows.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { createPostgresAttachmentRepository } from "./attachment-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

async function open() {
  await tables.fill();
  const { request, responses } = answeredCase;
  await insertRows(tables.newEm(), "quote_request", [toQuoteRequestRow(request)]);
  await insertRows(tables.newEm(), "quote_response", responses.map(toQuoteResponseRow));
  return createPostgresAttachmentRepository(tables.newEm());
}

describe("PostgreSQL files of requests", () => {
  keepsAttachments(open);

  it("add() holds no transaction open while a slow bucket stores the bytes", async () => {
    const attachments = await open();
    let waiting: object[] | undefined;
    async function store() {
      waiting = await runSql(
        tables.newEm(),
        "select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
      );
    }
    const audit = { actorId: null, action: "attachment.added" };
    await attachments.add(attachmentOf(1), { ...roomForAll, store }, audit);
    expect(waiting).toEqual([]);
  });
});
