import { afterAll, describe } from "vitest";
import { holdsMail } from "../../contracts/mail-holds.contract.ts";
import { insertRows } from "../sql/rows.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { createPostgresMailHolds } from "./mail-holds.ts";
import { createPostgresMessageRepository } from "./message-repository.ts";
import { toMessageRow } from "./write-messages.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

describe("PostgreSQL hold on emails", () => {
  holdsMail(async (messages) => {
    await tables.empty();
    await runSql(tables.newEm(), "delete from mail_hold");
    await insertRows(tables.newEm(), "message", messages.map(toMessageRow));
    return {
      holds: createPostgresMailHolds(tables.newEm()),
      messages: createPostgresMessageRepository(tables.newEm()),
    };
  });
});
