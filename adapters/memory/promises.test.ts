import { describe } from "vitest";
import { keepsPromises } from "../contracts/promise-repository.contract.ts";
import { createMemoryPromises } from "./promises.ts";
import { createMemoryQuoteRequestRepository } from "./quote-request-repository.ts";

describe("promises in memory", () => {
  keepsPromises(async () => {
    const shared = createMemoryPromises();
    const { repository: promises, policies, ledger, queue } = shared;
    const quotes = createMemoryQuoteRequestRepository([], [], shared);
    return { quotes, promises, policies, ledger, queue };
  }, true);
});
