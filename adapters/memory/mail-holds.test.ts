import { describe } from "vitest";
import { holdsMail } from "../contracts/mail-holds.contract.ts";
import { createMemoryMailHolds } from "./mail-holds.ts";
import { createMemoryMessageRepository } from "./message-repository.ts";

describe("memory hold on emails", () => {
  holdsMail(async (messages) => {
    const outbox = structuredClone(messages);
    const hold = createMemoryMailHolds(outbox);
    return { holds: hold.holds, messages: createMemoryMessageRepository(outbox, hold) };
  });
});
