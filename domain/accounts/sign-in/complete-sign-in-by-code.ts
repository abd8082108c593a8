import {
  noteSecurityEvent,
  type SecurityPorts,
} from "../../security-events/note-security-event.ts";
import { type Result, refuse } from "../../shared/result.ts";
import type {
  AccountSuspended,
  SignInCodeWrong,
  SignInLinkInvalid,
  SignInOtherBrowser,
  TooManyCodes,
} from "../refusals.ts";
import type { SignedIn } from "../sessions/open-session.ts";
import { finishSignIn, type SignInPorts } from "./finish-sign-in.ts";

/** Limits the wrong codes per address or account, over all emails. */
export type WrongCodes = {
  /** Consumes one token and returns null, or returns the seconds until the next token and consumes none. */
  take(whose: string): Promise<number | null>;
  giveBack(whose: string): Promise<void>;
};
type CompleteSignInByCode = {
  code: string;
  browser: string | null;
  userAgent: string | null;
  address?: string | null;
  wrongCodes: WrongCodes;
};
type Answer = Result<
  SignedIn & { returnTo: string | null },
  SignInLinkInvalid | SignInOtherBrowser | SignInCodeWrong | TooManyCodes | AccountSuspended
>;

/**
 * The person types, in the browser that requested the link, the digits that another browser showed.
 * Five attempts; the code works once.
 */
export function completeSignInByCode(ports: SecurityPorts & SignInPorts) {
  const { signIns, users, secrets, clock } = ports;
  return async (given: CompleteSignInByCode): Promise<Answer> => {
    const { code, browser, userAgent, address, wrongCodes } = given;
    if (browser === null) return refuse({ kind: "sign-in-other-browser" });
    const now = clock.now();
    const signIn = await signIns.findByBrowser(secrets.hash(browser), now);
    if (!signIn) return refuse({ kind: "sign-in-link-invalid" });
    const waitSeconds = await wrongCodes.take(signIn.email);
    if (waitSeconds !== null) return refuse({ kind: "too-many-codes", waitSeconds });
    // The attempt is consumed before the code is compared, so that concurrent guesses share the
    // five attempts.
    const triesLeft = await signIns.takeCodeTry(signIn.id);
    if (triesLeft === null) {
      await wrongCodes.giveBack(signIn.email);
      return refuse({ kind: "sign-in-link-invalid" });
    }
    if (!secrets.isHashOfCode(signIn.codeHash, code)) {
      if (triesLeft === 0) await signIns.consume(signIn.id);
      const tried = await users.findByEmail(signIn.email);
      await noteSecurityEvent(ports)({
        action: "sign-in-failed",
        about: "code",
        from: { address: address ?? null, userAgent },
        actorId: null,
        accountId: tried?.id ?? null,
      });
      return refuse({ kind: "sign-in-code-wrong", triesLeft });
    }
    await wrongCodes.giveBack(signIn.email);
    return finishSignIn(ports, signIn, { userAgent, address }, now);
  };
}
