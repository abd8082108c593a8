import { describe } from "vitest";
import { keepsPasskeys } from "../passkey-repository.contract.ts";
import { createMemoryPasskeyRepository } from "./passkey-repository.ts";

describe("memory passkeys", () => {
  keepsPasskeys(async () => createMemoryPasskeyRepository());
});
