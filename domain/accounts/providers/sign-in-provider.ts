import type { Result } from "../../shared/result.ts";
import type {
  ProviderAnswerInvalid,
  ProviderAway,
  ProviderClockOff,
  ProviderConsentRefused,
} from "../refusals.ts";
import type { ProviderName } from "./provider-name.ts";

/** Claims about the person who just signed in at a provider. */
export type ProviderPerson = {
  /** Issuer; together with `subject` it identifies the person. */
  issuer: string;
  subject: string;
  email: string | null;
  /** Whether the provider has verified that the person reads this address. */
  isEmailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
};

/** Secrets shared by both halves of a provider sign-in. */
type AttemptSecrets = { state: string; codeVerifier: string; nonce: string };

export type ProviderRefusal =
  | ProviderAway
  | ProviderConsentRefused
  | ProviderAnswerInvalid
  | ProviderClockOff;

/** A configured sign-in provider. Every call returns within a few seconds. */
export type SignInProvider = {
  name: ProviderName;
  /** Issuer URL as it appears in the provider's claims. */
  issuer: string;
  /** Display name. */
  label: string;
  /** The URL to redirect the browser to. */
  begin(secrets: AttemptSecrets): Promise<Result<URL, ProviderAway | ProviderAnswerInvalid>>;
  /**
   * The person that the provider authenticated, from the query of its redirect. Every claim is
   * verified.
   */
  complete(
    answer: URLSearchParams,
    secrets: AttemptSecrets,
  ): Promise<Result<ProviderPerson, ProviderRefusal>>;
};
