import { describe } from "vitest";
import { keepsSignIns } from "../../contracts/sign-in-repository.contract.ts";
import { createMemorySignInRepository } from "./sign-in-repository.ts";

describe("memory sign-ins", () => {
  keepsSignIns(async () => createMemorySignInRepository());
});
