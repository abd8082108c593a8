import { expect, it } from "vitest";
import type { ProviderAttemptRepository } from "../../domain/accounts/ports.ts";
import type { ProviderAttempt } from "../../domain/accounts/providers/provider-attempt.ts";

const now = new Date("2027-01-05T10:00:00.000Z");
const end = new Date("2027-01-05T10:10:00.000Z");

const attempt: ProviderAttempt = {
  stateHash: "a".repeat(64),
  provider: "google",
  browserHash: "b".repeat(64),
  codeVerifier: "verifier",
  nonce: "nonce",
  returnTo: "/dashboard?tab=quotes",
  createdAt: now,
  expiresAt: end,
};
const { stateHash, provider, browserHash } = attempt;
const wanted = { stateHash, provider, browserHash, now };

/** Contract of `ProviderAttemptRepository`. `open` gives an empty one. */
export function keepsProviderAttempts(open: () => Promise<ProviderAttemptRepository>) {
  it("take() gives every field, once", async () => {
    const attempts = await open();
    const bare = { ...attempt, stateHash: "c".repeat(64), returnTo: null };
    for (const each of [attempt, bare]) await attempts.start(each);
    expect(await attempts.take(wanted)).toEqual(attempt);
    expect(await attempts.take(wanted)).toBeNull();
    expect(await attempts.take({ ...wanted, stateHash: bare.stateHash })).toEqual(bare);
  });

  it("take() of several at the same time gives it to one", async () => {
    const attempts = await open();
    await attempts.start(attempt);
    const taken = await Promise.all([1, 2, 3].map(() => attempts.take(wanted)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it("take() for another state, provider or browser, or too late, gives nothing and uses nothing up", async () => {
    const attempts = await open();
    await attempts.start(attempt);
    for (const foreign of [
      { stateHash: "d".repeat(64) },
      { provider: "github" as const },
      { browserHash: "d".repeat(64) },
      { now: end },
    ]) {
      expect(await attempts.take({ ...wanted, ...foreign })).toBeNull();
    }
    const last = new Date(end.getTime() - 1);
    expect(await attempts.take({ ...wanted, now: last })).toEqual(attempt);
  });
}
