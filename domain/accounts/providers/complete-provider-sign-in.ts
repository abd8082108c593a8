import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import type {
  IdentityRepository,
  ProviderAttemptRepository,
  RequestClaims,
  SecretSource,
  SessionRepository,
  UserRepository,
} from "../ports.ts";
import type {
  ProviderAccountSuspended,
  ProviderAddressUnproven,
  ProviderAddressUnverified,
  ProviderAttemptInvalid,
  ProviderRemoved,
  ProviderUnknown,
} from "../refusals.ts";
import { openSession, type SignedIn } from "../sessions/open-session.ts";
import { findOrCreateByProvider } from "./find-or-create-by-provider.ts";
import type { ProviderName } from "./provider-name.ts";
import type { ProviderRefusal, SignInProvider } from "./sign-in-provider.ts";

type Needs = {
  providers: readonly SignInProvider[];
  providerAttempts: ProviderAttemptRepository;
  identities: IdentityRepository;
  users: UserRepository;
  sessions: SessionRepository;
  quotes: RequestClaims;
  secrets: SecretSource;
  ids: Ids;
  clock: Clock;
};
type CompleteProviderSignIn = {
  provider: ProviderName;
  /** Query parameters of the provider's redirect. */
  answer: URLSearchParams;
  browser: string | null;
  userAgent: string | null;
  address?: string | null;
};
type Answer = Result<
  SignedIn & { returnTo: string | null },
  | ProviderUnknown
  | ProviderAttemptInvalid
  | ProviderRefusal
  | ProviderRemoved
  | ProviderAccountSuspended
  | ProviderAddressUnverified
  | ProviderAddressUnproven
>;

/** The browser returns from a provider. Works once, and only in the browser and for the provider that started it. */
export function completeProviderSignIn(ports: Needs) {
  const { providers, providerAttempts, secrets, clock } = ports;
  return async (request: CompleteProviderSignIn): Promise<Answer> => {
    const { answer, browser, userAgent, address = null } = request;
    const provider = providers.find((each) => each.name === request.provider);
    if (!provider) return refuse({ kind: "provider-unknown" });
    const state = answer.get("state");
    const attempt =
      state !== null &&
      browser !== null &&
      (await providerAttempts.take({
        stateHash: secrets.hash(state),
        provider: provider.name,
        browserHash: secrets.hash(browser),
        now: clock.now(),
      }));
    if (!attempt) return refuse({ kind: "provider-attempt-invalid" });

    const { codeVerifier, nonce, returnTo } = attempt;
    const vouched = await provider.complete(answer, { state, codeVerifier, nonce });
    if (!vouched.ok) return vouched;

    const now = clock.now();
    const from = { address, userAgent };
    const { name: way, label } = provider;
    const welcomed = await findOrCreateByProvider(ports, {
      person: vouched.value,
      label,
      from,
      now,
    });
    if (!welcomed.ok) return welcomed;
    if (welcomed.value.suspendedAt) return refuse({ kind: "provider-account-suspended" });
    const signedIn = await openSession(ports, welcomed.value, { userAgent, address, way, now });
    return ok({ ...signedIn, returnTo });
  };
}
