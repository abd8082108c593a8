import type { SecretSource } from "../../../domain/accounts/ports.ts";

/** Predictable secrets for tests: token-1, token-2 …; a token's last six digits are its code. */
export function createMemorySecretSource(): SecretSource {
  let made = 0;
  return {
    token: () => {
      made += 1;
      return `token-${made}`;
    },
    codeFor: (token) => token.replace("token-", "").padStart(6, "0"),
    hash: (secret) => `hash of ${secret}`,
    hashCode: (code) => `keyed hash of ${code}`,
    isHashOfCode: (hash, code) => hash === `keyed hash of ${code}`,
  };
}
