import { describe } from "vitest";
import { ces } from "../../domain/trade-shows/examples.ts";
import { readsForMatching } from "../contracts/matching-repository.contract.ts";
import { createMemoryMatchingRepository } from "./matching-repository.ts";
import { createMemoryQuoteRequestRepository } from "./quote-request-repository.ts";

describe("matching in memory", () => {
  readsForMatching(async () => {
    const quotes = createMemoryQuoteRequestRepository();
    const matching = createMemoryMatchingRepository(quotes);
    const { title, city, state, region, industry, startDate, endDate } = ces;
    matching.shows.push({ title, city, state, region, industry, startDate, endDate });
    return { quotes, matching };
  });
});
