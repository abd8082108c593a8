import { afterAll, describe, expect, it } from "vitest";
import { queuedMessage } from "../../../domain/messages/examples.ts";
import { now } from "../../../domain/quotes/examples.ts";
import type { MessageId, SignInId } from "../../../domain/shared/id.ts";
import { keepsSignIns } from "../../contracts/sign-in-repository.contract.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { createPostgresSignInRepository } from "./sign-in-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

function started(number: number, createdAt: Date) {
  return {
    id: `0190f000-0000-7000-8000-00000000000${number}` as SignInId,
    email: "ada@exhibits.example",
    tokenHash: `token ${number}`,
    codeHash: "code",
    browserHash: "browser",
    returnTo: null,
    codeTriesLeft: 5,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 600_000),
  };
}

describe("PostgreSQL sign-ins", () => {
  keepsSignIns(async () => {
    await tables.empty();
    return createPostgresSignInRepository(tables.newEm());
  });

  it("start() queues the letter in its own transaction, and sweeps out what is over", async () => {
    await tables.empty();
    const queued: MessageId[] = [];
    const signIns = createPostgresSignInRepository(tables.newEm(), async (em, ids) => {
      expect(em.isInTransaction()).toBe(true);
      queued.push(...ids);
    });
    const second = queuedMessage({ id: "0190e000-0000-7000-8000-000000000002" as MessageId });
    await signIns.start(started(1, now), queuedMessage());
    await signIns.start(started(2, new Date(now.getTime() + 600_000)), second);
    expect(queued).toEqual([queuedMessage().id, second.id]);
    const rows = await runSql(tables.newEm(), "select token_hash from sign_in");
    expect(rows).toEqual([{ token_hash: "token 2" }]);
  });
});
