import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { minuteMs } from "../../shared/time/time-units.ts";
import type { ProviderAttemptRepository, SecretSource } from "../ports.ts";
import type { ProviderAnswerInvalid, ProviderAway, ProviderUnknown } from "../refusals.ts";
import { safeReturnTo } from "../sign-in/safe-return-to.ts";
import { attemptMinutes } from "./provider-attempt.ts";
import type { ProviderName } from "./provider-name.ts";
import type { SignInProvider } from "./sign-in-provider.ts";

type Needs = {
  providers: readonly SignInProvider[];
  providerAttempts: ProviderAttemptRepository;
  secrets: SecretSource;
  clock: Clock;
};
type BeginProviderSignIn = {
  provider: ProviderName;
  returnTo: string | null;
  /** The browser's secret from an earlier attempt, if it has one; several attempts can be in progress at once. */
  browser: string | null;
};
/** The URL to redirect the browser to, and the secret that the browser must present on return. */
type Begun = { url: URL; browser: string };

type Refusal = ProviderUnknown | ProviderAway | ProviderAnswerInvalid;

/** A visitor starts a sign-in with a provider. `returnTo` is stored here and not sent to the provider. */
export function beginProviderSignIn({ providers, providerAttempts, secrets, clock }: Needs) {
  return async ({
    provider: name,
    returnTo,
    browser,
  }: BeginProviderSignIn): Promise<Result<Begun, Refusal>> => {
    const provider = providers.find((each) => each.name === name);
    if (!provider) return refuse({ kind: "provider-unknown" });
    const attempt = {
      state: secrets.token(),
      codeVerifier: secrets.token(),
      nonce: secrets.token(),
    };
    const begun = await provider.begin(attempt);
    if (!begun.ok) return begun;

    const now = clock.now();
    const browserSecret = browser ?? secrets.token();
    await providerAttempts.start({
      stateHash: secrets.hash(attempt.state),
      provider: name,
      browserHash: secrets.hash(browserSecret),
      codeVerifier: attempt.codeVerifier,
      nonce: attempt.nonce,
      returnTo: safeReturnTo(returnTo),
      createdAt: now,
      expiresAt: new Date(now.getTime() + attemptMinutes * minuteMs),
    });
    return ok({ url: begun.value, browser: browserSecret });
  };
}
