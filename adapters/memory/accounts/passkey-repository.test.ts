import { describe } from "vitest";
import { keepsPasskeys } from "../../contracts/passkey-repository.contract.ts";
import { createMemoryPasskeyRepository } from "./passkey-repository.ts";

describe("memory passkeys", () => {
  keepsPasskeys(async () => createMemoryPasskeyRepository());
});
