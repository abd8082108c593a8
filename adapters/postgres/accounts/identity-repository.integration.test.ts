import { afterAll, describe } from "vitest";
import { keepsIdentities } from "../../contracts/identity-repository.contract.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { createPostgresIdentityRepository } from "./identity-repository.ts";
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
