import type { WriteLimiter } from "./write-limit.ts";

/** Sign-in links are limited per e-mail address, and ten times as many per client address. */
export type SignInLimit = {
  /** Counts one link, and answers null; or answers the seconds to wait, and counts nothing. */
  take(email: string, clientAddress: string): Promise<number | null>;
};

export function createSignInLimit(byEmail: WriteLimiter, byClient: WriteLimiter): SignInLimit {
  return {
    async take(email, clientAddress) {
      const waits = await Promise.all([
        byEmail.secondsToWait(email),
        byClient.secondsToWait(clientAddress),
      ]);
      const longest = Math.max(...waits.map((wait) => wait ?? 0));
      if (longest > 0) return longest;
      await Promise.all([byEmail.count(email), byClient.count(clientAddress)]);
      return null;
    },
  };
}
