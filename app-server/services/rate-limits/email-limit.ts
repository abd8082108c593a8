import type { UserId } from "../../../domain/shared/id.ts";
import { foldedMailbox } from "../../../domain/shared/text/folded-mailbox.ts";
import { type RateLimiters, takeEach } from "./rate-limiter.ts";

type LinkRequest = {
  email: string;
  clientAddress: string;
  /** The id of a browser that has signed in with this email address before. */
  knownBrowser: string | null;
};

/** `held`: no new email for that long. `refused`: the client address asked for too many people. */
type LinkLimit =
  | { kind: "free" }
  | { kind: "held"; waitSeconds: number }
  | { kind: "refused"; waitSeconds: number };

/**
 * Rate limit of sign-in emails, and of other emails that anyone can cause. A browser that has
 * signed in before has a separate count, so that others can't block its owner's sign-in. The other
 * methods return null, or the seconds to wait.
 */
export function createEmailLimit(limiters: RateLimiters) {
  return {
    async signInLink({ email, clientAddress, knownBrowser }: LinkRequest): Promise<LinkLimit> {
      const mailbox = foldedMailbox(email);
      const { signInLinks, signInLinksOfBrowser } = limiters;
      if (knownBrowser) {
        const waitSeconds = await signInLinksOfBrowser.take(`${knownBrowser} ${mailbox}`);
        return waitSeconds === null ? { kind: "free" } : { kind: "held", waitSeconds };
      }
      const ofAddress = await limiters.signInLinksOfAddress.take(clientAddress);
      if (ofAddress !== null) return { kind: "refused", waitSeconds: ofAddress };
      const waitSeconds = await takeEach([
        [signInLinks, `${clientAddress} ${mailbox}`],
        [limiters.signInLinksOfEmail, mailbox],
      ]);
      if (waitSeconds === null) return { kind: "free" };
      await limiters.signInLinksOfAddress.giveBack(clientAddress);
      return { kind: "held", waitSeconds };
    },

    proofCode: (account: UserId) => limiters.proofCodes.take(account),

    emailChange: (account: UserId, email: string) =>
      takeEach([
        [limiters.emailChanges, account],
        [limiters.emailChangesOfRecipient, foldedMailbox(email)],
      ]),
  };
}
export type EmailLimit = ReturnType<typeof createEmailLimit>;
