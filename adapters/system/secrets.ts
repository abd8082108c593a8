import { randomBytes } from "node:crypto";
import type { SecretSource } from "../../domain/accounts/ports.ts";
import { createSigner, type SigningSecrets, sha256 } from "./signer.ts";

/** Secrets from the system's random source. `keys` key the codes' derivation and their hash. */
export function createSecrets(keys: SigningSecrets): SecretSource {
  const { sign } = createSigner(keys, "sign-in code");
  const codes = createSigner(keys, "hash of a code");
  return {
    token: () => randomBytes(32).toString("base64url"),
    codeFor(token) {
      const number = Buffer.from(sign(token), "base64url").readUIntBE(0, 6);
      return String(number % 1_000_000).padStart(6, "0");
    },
    hash: sha256,
    hashCode: codes.sign,
    isHashOfCode: (hash, code) => codes.isSignatureOf(code, hash),
  };
}
