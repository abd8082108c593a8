import { afterAll, describe } from "vitest";
import { keepsSessions } from "../../contracts/session-repository.contract.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { createPostgresSessionRepository } from "./session-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

describe("PostgreSQL sessions", () => {
  keepsSessions(async () => {
    await tables.fill();
    return createPostgresSessionRepository(tables.newEm());
  });
});
