import { afterAll, describe, expect, it } from "vitest";
import { now } from "../../../domain/quotes/examples.ts";
import { keepsProviderAttempts } from "../../contracts/provider-attempt-repository.contract.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { createPostgresProviderAttemptRepository } from "./provider-attempt-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

async function open() {
  await runSql(tables.newEm(), "delete from provider_attempt");
  return createPostgresProviderAttemptRepository(tables.newEm());
}

describe("PostgreSQL provider attempts", () => {
  keepsProviderAttempts(open);

  it("start() sweeps out what is over", async () => {
    const attempts = await open();
    for (const [stateHash, minutes] of [
      ["first", 0],
      ["second", 10],
    ] as const) {
      const createdAt = new Date(now.getTime() + minutes * 60_000);
      await attempts.start({
        stateHash,
        provider: "apple",
        browserHash: "browser",
        returnTo: null,
        codeVerifier: "verifier",
        nonce: "nonce",
        createdAt,
        expiresAt: new Date(createdAt.getTime() + 600_000),
      });
    }
    const rows = await runSql(tables.newEm(), "select state_hash from provider_attempt");
    expect(rows).toEqual([{ state_hash: "second" }]);
  });
});
