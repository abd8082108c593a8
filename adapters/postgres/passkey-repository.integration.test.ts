import { afterAll, describe } from "vitest";
import { keepsPasskeys } from "../passkey-repository.contract.ts";
import { openTestTables } from "./open-test-tables.ts";
import { createPostgresPasskeyRepository } from "./passkey-repository.ts";
import { runSql } from "./run-sql.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

describe("PostgreSQL passkeys", () => {
  keepsPasskeys(async () => {
    await tables.fill();
    await runSql(tables.newEm(), "delete from passkey_challenge");
    return createPostgresPasskeyRepository(tables.newEm());
  });
});
