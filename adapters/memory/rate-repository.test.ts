import { describe } from "vitest";
import { ces } from "../../domain/trade-shows/examples.ts";
import { keepsRates } from "../contracts/rate-repository.contract.ts";
import { createMemoryRateRepository } from "./rate-repository.ts";

describe("rates in memory", () => {
  keepsRates(async () => createMemoryRateRepository([ces]));
});
