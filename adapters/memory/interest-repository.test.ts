import { describe } from "vitest";
import { keepsInterest } from "../contracts/interest-repository.contract.ts";
import { createMemoryInterestRepository } from "./interest-repository.ts";

describe("interest in memory", () => {
  keepsInterest(async () => createMemoryInterestRepository());
});
