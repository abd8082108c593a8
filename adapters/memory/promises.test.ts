import { describe } from "vitest";
import { keepsPromises } from "../contracts/promise-repository.contract.ts";
import { createMemoryPromises } from "./promises.ts";
import { createMemoryQuoteRequestRepository } from "./quote-request-repository.ts";

describe("promises in memory", () => {
  keepsPromises(async () => {
    const { repository: promises, policies, ledger, ...rest } = createMemoryPromises();
    const shared = { repository: promises, policies, ledger, ...rest };
    const quotes = createMemoryQuoteRequestRepository([], [], shared);
    return { quotes, promises, policies, ledger };
  });
});
