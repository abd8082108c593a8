import type { WriteLimiter } from "./write-limit.ts";

/** Sign-in links are limited per e-mail address, and ten times as many per client address. */
export type SignInLimit = {
  /** Counts one link, and answers null; or answers the seconds to wait, and counts nothing. */
  take(email: string, clientAddress: string): Promise<number | null>;
};

export function createSignInLimit(byEmail: WriteLimiter, byClient: WriteLimiter): SignInLimit {
  return {
    async take(email, clientAddress) {
      const waitSeconds = await byEmail.take(email);
      if (waitSeconds !== null) return waitSeconds;
      const clientWaitSeconds = await byClient.take(clientAddress);
      if (clientWaitSeconds !== null) await byEmail.giveBack(email);
      return clientWaitSeconds;
    },
  };
}
