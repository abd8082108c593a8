import { describe } from "vitest";
import { keepsSeenQuotes } from "../contracts/seen-quote-repository.contract.ts";
import { createMemorySeenQuoteRepository } from "./seen-quote-repository.ts";

describe("in-memory looked at quotes", () => {
  keepsSeenQuotes(async () => createMemorySeenQuoteRepository());
});
