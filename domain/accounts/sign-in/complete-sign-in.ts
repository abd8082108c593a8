import { type Result, refuse } from "../../shared/result.ts";
import type { AccountSuspended, SignInLinkInvalid, SignInOtherBrowser } from "../refusals.ts";
import type { SignedIn } from "../sessions/open-session.ts";
import { finishSignIn, type SignInPorts } from "./finish-sign-in.ts";
import { isSameBrowser } from "./is-same-browser.ts";

type CompleteSignIn = {
  token: string;
  browser: string | null;
  userAgent: string | null;
  address?: string | null;
};
type Answer = Result<
  SignedIn & { returnTo: string | null },
  SignInLinkInvalid | SignInOtherBrowser | AccountSuspended
>;

/**
 * The person presses the button on the link's page, in the browser that requested the link. Works
 * once.
 */
export function completeSignIn(ports: SignInPorts) {
  const { signIns, secrets, clock } = ports;
  return async ({ token, browser, userAgent, address }: CompleteSignIn): Promise<Answer> => {
    const now = clock.now();
    const signIn = await signIns.findByToken(secrets.hash(token), now);
    if (!signIn) return refuse({ kind: "sign-in-link-invalid" });
    if (!isSameBrowser(secrets, signIn, browser)) return refuse({ kind: "sign-in-other-browser" });
    return finishSignIn(ports, signIn, { userAgent, address }, now);
  };
}
