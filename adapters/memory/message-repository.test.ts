import { describe } from "vitest";
import { keepsMessages } from "../contracts/message-repository.contract.ts";
import { createMemoryMessageRepository } from "./message-repository.ts";

describe("memory messages", () => {
  keepsMessages(async (messages) => createMemoryMessageRepository(structuredClone(messages)));
});
