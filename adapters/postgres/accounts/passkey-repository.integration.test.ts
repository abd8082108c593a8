import { afterAll, describe } from "vitest";
import { keepsPasskeys } from "../../contracts/passkey-repository.contract.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { createPostgresPasskeyRepository } from "./passkey-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

describe("PostgreSQL passkeys", () => {
  keepsPasskeys(async () => {
    await tables.fill();
    await runSql(tables.newEm(), "delete from passkey_challenge");
    return createPostgresPasskeyRepository(tables.newEm());
  });
});
