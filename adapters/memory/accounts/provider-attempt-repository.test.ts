import { describe } from "vitest";
import { keepsProviderAttempts } from "../../contracts/provider-attempt-repository.contract.ts";
import { createMemoryProviderAttemptRepository } from "./provider-attempt-repository.ts";

describe("memory provider attempts", () => {
  keepsProviderAttempts(async () => createMemoryProviderAttemptRepository());
});
