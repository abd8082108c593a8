import { describe } from "vitest";
import { keepsQuoteRequests } from "../contracts/quote-request-repository.contract.ts";
import { createMemoryQuoteRequestRepository } from "./quote-request-repository.ts";

describe("memory quote requests", () => {
  keepsQuoteRequests(async () => createMemoryQuoteRequestRepository());
});
