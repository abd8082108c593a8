import { describe } from "vitest";
import { listsQuoteRequests } from "../contracts/quote-request-lists.contract.ts";
import { keepsQuoteRequests } from "../contracts/quote-request-repository.contract.ts";
import { createMemoryQuoteRequestRepository } from "./quote-request-repository.ts";

describe("memory quote requests", () => {
  const open = async () => createMemoryQuoteRequestRepository();
  keepsQuoteRequests(open);
  listsQuoteRequests(open);
});
