import { randomBytes } from "node:crypto";
import type { SecretSource } from "../../domain/accounts/ports.ts";
import { sha256 } from "./sha256.ts";
import { createSigner } from "./signer.ts";

/** Secrets from the system's random source. `key` makes the six digits ours alone. */
export function createSecrets(key: string): SecretSource {
  const { sign } = createSigner(key, "sign-in code");
  return {
    token: () => randomBytes(32).toString("base64url"),
    codeFor(token) {
      const number = Buffer.from(sign(token), "base64url").readUIntBE(0, 6);
      return String(number % 1_000_000).padStart(6, "0");
    },
    hash: sha256,
  };
}
