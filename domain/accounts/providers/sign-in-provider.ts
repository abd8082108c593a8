import type { Result } from "../../shared/result.ts";
import type {
  ProviderAnswerInvalid,
  ProviderAway,
  ProviderClockOff,
  ProviderConsentRefused,
} from "../refusals.ts";
import type { ProviderName } from "./provider-name.ts";

/** What a provider says of the person who has just signed in there. */
export type ProviderPerson = {
  /** Who says it; with `subject` the name of the identity. */
  issuer: string;
  subject: string;
  email: string | null;
  /** Whether the provider itself says that the person reads this address. */
  isEmailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
};

/** What both halves of a sign-in know, and nobody else does. */
type AttemptSecrets = { state: string; codeVerifier: string; nonce: string };

export type ProviderRefusal =
  | ProviderAway
  | ProviderConsentRefused
  | ProviderAnswerInvalid
  | ProviderClockOff;

/** One provider that the operator has set up. It answers within some seconds, whatever happens out there. */
export type SignInProvider = {
  name: ProviderName;
  /** As it names itself in what it says of people. */
  issuer: string;
  /** What people call it. */
  label: string;
  /** The address to send the browser to. */
  begin(secrets: AttemptSecrets): Promise<Result<URL, ProviderAway>>;
  /** Whom the provider means by what the browser brought back. Believes nothing that is not proven. */
  complete(
    answer: URLSearchParams,
    secrets: AttemptSecrets,
  ): Promise<Result<ProviderPerson, ProviderRefusal>>;
};
