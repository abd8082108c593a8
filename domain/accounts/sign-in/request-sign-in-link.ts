import { newMessage } from "../../messages/new-message.ts";
import type { Ids, SignInId } from "../../shared/id.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { minuteMs } from "../../shared/time/time-units.ts";
import type { SecretSource, SignInRepository } from "../ports.ts";
import { safeReturnTo } from "./safe-return-to.ts";
import { codeTries, signInMinutes } from "./sign-in.ts";

type Needs = { signIns: SignInRepository; secrets: SecretSource; ids: Ids; clock: Clock };
type RequestSignInLink = {
  email: string;
  returnTo: string | null;
  /** The browser's secret from an earlier attempt, if it has one. */
  browser: string | null;
};

/**
 * A visitor requests a sign-in link, which works only in the browser that holds `browser`. Known
 * and unknown addresses take the same work, so that neither answer nor timing reveals who has an
 * account.
 */
export function requestSignInLink({ signIns, secrets, ids, clock }: Needs) {
  return async ({
    email,
    returnTo,
    browser,
  }: RequestSignInLink): Promise<{ browser: string; signInId: SignInId }> => {
    const now = clock.now();
    const address = email.trim().toLowerCase();
    const browserSecret = browser ?? secrets.token();
    const token = secrets.token();
    const code = secrets.codeFor(token);
    const signIn = {
      id: ids.next<"sign-in">(),
      email: address,
      tokenHash: secrets.hash(token),
      codeHash: secrets.hashCode(code),
      browserHash: secrets.hash(browserSecret),
      returnTo: safeReturnTo(returnTo),
      codeTriesLeft: codeTries,
      createdAt: now,
      expiresAt: new Date(now.getTime() + signInMinutes * minuteMs),
    };
    const message = newMessage(
      { ids },
      {
        kind: "sign-in",
        to: { name: null, address },
        token,
        code,
        minutesValid: signInMinutes,
      },
      { at: now, dedupeKey: null },
    );
    await signIns.start(signIn, message);
    return { browser: browserSecret, signInId: signIn.id };
  };
}
