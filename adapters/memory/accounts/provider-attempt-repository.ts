import type { ProviderAttemptRepository } from "../../../domain/accounts/ports.ts";
import type { ProviderAttempt } from "../../../domain/accounts/providers/provider-attempt.ts";

/** In-memory provider sign-ins for tests. */
export function createMemoryProviderAttemptRepository(): ProviderAttemptRepository {
  const attempts = new Map<string, ProviderAttempt>();

  return {
    async start(attempt) {
      attempts.set(attempt.stateHash, structuredClone(attempt));
    },
    async take({ stateHash, provider, browserHash, now }) {
      const attempt = attempts.get(stateHash);
      if (!attempt || attempt.expiresAt <= now) return null;
      if (attempt.provider !== provider || attempt.browserHash !== browserHash) return null;
      attempts.delete(stateHash);
      return attempt;
    },
  };
}
