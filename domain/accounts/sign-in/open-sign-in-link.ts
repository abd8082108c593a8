import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import type { SecretSource, SignInRepository, UserRepository } from "../ports.ts";
import { maskEmail } from "../profile/mask-email.ts";
import type { SignInLinkInvalid } from "../refusals.ts";
import { isSameBrowser } from "./is-same-browser.ts";

type Needs = {
  signIns: SignInRepository;
  users: UserRepository;
  secrets: SecretSource;
  clock: Clock;
};
type OpenSignInLink = { token: string; browser: string | null };
type OpenedLink = {
  /** Masked. */
  email: string;
  sameBrowser: boolean;
  /** The code to type in the browser that requested the link; null in that browser itself. */
  code: string | null;
  returnTo: string | null;
  /**
   * The sign-in will create the account. Known only in the browser that requested the link; false
   * elsewhere.
   */
  isNew: boolean;
};

/** A person or a mail scanner opens the link. Read-only. */
export function openSignInLink({ signIns, users, secrets, clock }: Needs) {
  return async ({
    token,
    browser,
  }: OpenSignInLink): Promise<Result<OpenedLink, SignInLinkInvalid>> => {
    const signIn = await signIns.findByToken(secrets.hash(token), clock.now());
    if (!signIn) return refuse({ kind: "sign-in-link-invalid" });
    const sameBrowser = isSameBrowser(secrets, signIn, browser);
    return ok({
      email: maskEmail(signIn.email),
      sameBrowser,
      code: sameBrowser ? null : secrets.codeFor(token),
      returnTo: signIn.returnTo,
      isNew: sameBrowser && (await users.findByEmail(signIn.email)) === null,
    });
  };
}
