import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import type {
  RequestClaims,
  SecretSource,
  SessionRepository,
  SignInRepository,
  UserRepository,
} from "../ports.ts";
import type { AccountSuspended, SignInLinkInvalid, SignInOtherBrowser } from "../refusals.ts";
import { openSession, type SignedIn } from "../sessions/open-session.ts";
import { findOrCreateByEmail } from "./find-or-create-by-email.ts";
import { isSameBrowser } from "./is-same-browser.ts";

type Needs = {
  signIns: SignInRepository;
  users: UserRepository;
  sessions: SessionRepository;
  quotes: RequestClaims;
  secrets: SecretSource;
  ids: Ids;
  clock: Clock;
};
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

/** The person presses the button behind the link, in the browser that asked for it. Works once. */
export function completeSignIn(ports: Needs) {
  const { signIns, secrets, clock } = ports;
  return async ({ token, browser, userAgent, address }: CompleteSignIn): Promise<Answer> => {
    const now = clock.now();
    const signIn = await signIns.findByToken(secrets.hash(token), now);
    if (!signIn) return refuse({ kind: "sign-in-link-invalid" });
    if (!isSameBrowser(secrets, signIn, browser)) return refuse({ kind: "sign-in-other-browser" });
    if (!(await signIns.consume(signIn.id))) return refuse({ kind: "sign-in-link-invalid" });

    const user = await findOrCreateByEmail(ports, signIn.email, now);
    if (user.suspendedAt) return refuse({ kind: "account-suspended" });
    const signedIn = await openSession(ports, user, { userAgent, address, way: "email", now });
    return ok({ ...signedIn, returnTo: signIn.returnTo });
  };
}
