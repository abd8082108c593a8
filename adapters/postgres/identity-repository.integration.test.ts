import { afterAll, describe } from "vitest";
import { keepsIdentities } from "../identity-repository.contract.ts";
import { createPostgresIdentityRepository } from "./identity-repository.ts";
import { openTestTables } from "./open-test-tables.ts";
import { createPostgresUserRepository } from "./user-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

describe("PostgreSQL identities", () => {
  keepsIdentities(async () => {
    await tables.fill();
    return {
      users: createPostgresUserRepository(tables.newEm()),
      identities: createPostgresIdentityRepository(tables.newEm()),
    };
  });
});
