import { afterAll, describe, expect, it } from "vitest";
import { queuedMessage, signInLetter } from "../../../domain/messages/examples.ts";
import type { Message } from "../../../domain/messages/ports.ts";
import { now } from "../../../domain/quotes/examples.ts";
import type { MessageId } from "../../../domain/shared/id.ts";
import { keepsMessages } from "../../contracts/message-repository.contract.ts";
import { insertRows } from "../sql/rows.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { listMessages } from "./list-messages.ts";
import { createPostgresMessageRepository } from "./message-repository.ts";
import { toMessageRow } from "./write-messages.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

async function open(messages: Message[]) {
  await tables.empty();
  await insertRows(tables.newEm(), "message", messages.map(toMessageRow));
  return createPostgresMessageRepository(tables.newEm());
}

describe("PostgreSQL messages", () => {
  keepsMessages(open);

  it("end() blanks what opens a sign-in, unless secrets are to stay", async () => {
    const ended = queuedMessage({ state: "sent", endedAt: now });
    await (await open([queuedMessage()])).end(ended);
    expect((await listMessages(tables.newEm(), { limit: 1 }))[0]?.letter).toEqual({
      ...signInLetter,
      token: "",
      code: "",
    });
    await open([queuedMessage()]);
    const keeping = createPostgresMessageRepository(tables.newEm(), { keepSecrets: true });
    await keeping.end(ended);
    expect((await listMessages(tables.newEm(), { limit: 1 }))[0]?.letter).toEqual(signInLetter);
  });

  it("listMessages() gives the newest first, as many as asked for", async () => {
    const later = queuedMessage({
      id: "0190e000-0000-7000-8000-000000000002" as MessageId,
      createdAt: new Date(now.getTime() + 1),
    });
    await open([queuedMessage(), later]);
    expect(await listMessages(tables.newEm(), { limit: 2 })).toEqual([later, queuedMessage()]);
    expect(await listMessages(tables.newEm(), { limit: 1 })).toEqual([later]);
  });
});
