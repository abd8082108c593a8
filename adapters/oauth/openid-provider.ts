import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildAuthorizationUrlWithPAR,
  type ClientAuth,
  ClientError,
  Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  clockSkew,
  clockTolerance,
  customFetch,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
  type ServerMetadata,
  WWWAuthenticateChallengeError,
} from "openid-client";
import type { ProviderName } from "../../domain/accounts/providers/provider-name.ts";
import type {
  ProviderPerson,
  ProviderRefusal,
  SignInProvider,
} from "../../domain/accounts/providers/sign-in-provider.ts";
import { ok, refuse } from "../../domain/shared/result.ts";
import type { Clock } from "../../domain/shared/time/clock.ts";
import { aheadOfMachine } from "../system/clock-and-ids.ts";
import { createOpenidMetadata } from "./openid-metadata.ts";
import { openidPerson } from "./openid-person.ts";
import { type Outbound, unreachableIn } from "./outbound.ts";
import { refusalInAnswer } from "./refusal-in-answer.ts";
import { reportFailure, reportRefusal } from "./report-failure.ts";

/**
 * Error codes without a meaningful answer: HTML in place of JSON, an unexpected status, a timeout.
 */
const noAnswer = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "OAUTH_PARSE_ERROR",
]);

/**
 * Whether the issuer itself refused, in its answer or by an authentication challenge, as for a
 * wrong client secret.
 */
function isRefused(error: unknown): boolean {
  return error instanceof ResponseBodyError || error instanceof WWWAuthenticateChallengeError;
}

/** Reports an error with the issuer's explanation from the body or the challenge. */
async function reportError(label: string, error: unknown): Promise<void> {
  if (!(error instanceof WWWAuthenticateChallengeError)) return reportFailure(label, error);
  const said = (await error.response.json().catch(() => null)) ?? error.cause[0]?.parameters;
  const { error: word, error_description } = said ?? {};
  reportFailure(label, { code: error.code, error: word, error_description });
}

/** The refusal for a failed exchange with a provider; rethrows other errors. */
function refusalOfError(error: unknown): ProviderRefusal {
  if (unreachableIn(error)) return { kind: "provider-away" };
  if (isRefused(error)) return { kind: "provider-answer-invalid" };
  if (!(error instanceof ClientError)) throw error;
  if (error.code === "OAUTH_JWT_TIMESTAMP_CHECK_FAILED") return { kind: "provider-clock-off" };
  if (noAnswer.has(error.code ?? "")) return { kind: "provider-away" };
  return { kind: "provider-answer-invalid" };
}

type Options = {
  name: ProviderName;
  label: string;
  issuer: string;
  clientId: string;
  /** A client authentication method that the issuer supports. */
  authOf(metadata: ServerMetadata): ClientAuth;
  scope: string;
  redirectUri: string;
  /** Additional parameters of the authorization URL. */
  parameters?: Record<string, string>;
  /** Adds data that the browser brings beside the signed answer. */
  complete?(person: ProviderPerson, answer: URLSearchParams): ProviderPerson;
  outbound: Outbound;
  /** The clock by which signed tokens are checked. */
  clock: Clock;
};

const leewaySeconds = 60;

/** Any OpenID Connect issuer: discovery, code flow, PKCE, state, nonce, and an ID token whose signature is always checked. */
export function createOpenidProvider(options: Options): SignInProvider {
  const { name, label, issuer, clientId, authOf, scope, redirectUri, outbound, clock } = options;
  const metadata = createOpenidMetadata(issuer, clientId, outbound);
  let known: { metadata: ServerMetadata; skew: number; config: Configuration } | null = null;

  async function configuration(): Promise<Configuration> {
    const found = await metadata();
    // the library uses the machine's time
    const skew = Math.round(aheadOfMachine(clock) / 1000);
    if (known?.metadata === found && known.skew === skew) return known.config;
    const client = { [clockTolerance]: leewaySeconds, [clockSkew]: skew };
    const config = new Configuration(found, clientId, client, authOf(found));
    const send: CustomFetch = (url, init) => outbound(url, init as RequestInit);
    config[customFetch] = send;
    if (issuer.startsWith("http:")) allowInsecureRequests(config);
    enableNonRepudiationChecks(config);
    known = { metadata: found, skew, config };
    return config;
  }

  /**
   * Uses a pushed authorization request (RFC 9126) where the issuer supports it, since some require
   * it, of all clients or of some.
   */
  async function authorizationUrl(config: Configuration, parameters: Record<string, string>) {
    const { pushed_authorization_request_endpoint, require_pushed_authorization_requests } =
      config.serverMetadata();
    if (!pushed_authorization_request_endpoint && !require_pushed_authorization_requests)
      return buildAuthorizationUrl(config, parameters);
    try {
      return await buildAuthorizationUrlWithPAR(config, parameters);
    } catch (error) {
      // the issuer may still accept a plain request from this client
      if (require_pushed_authorization_requests || unreachableIn(error)) throw error;
      await reportError(label, error);
      return buildAuthorizationUrl(config, parameters);
    }
  }

  return {
    name,
    issuer,
    label,
    async begin({ state, codeVerifier, nonce }) {
      try {
        const url = await authorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope,
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: "S256",
          ...options.parameters,
        });
        return ok(url);
      } catch (error) {
        await reportError(label, error);
        return refuse({ kind: isRefused(error) ? "provider-answer-invalid" : "provider-away" });
      }
    },

    async complete(answer, { state, codeVerifier, nonce }) {
      const refusal = refusalInAnswer(answer);
      if (refusal) {
        reportRefusal(label, answer);
        return refuse(refusal);
      }
      try {
        const config = await configuration();
        const tokens = await authorizationCodeGrant(
          config,
          new URL(`${redirectUri}?${withoutTokens(answer)}`),
          { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier },
        );
        const claims = tokens.claims();
        // the library doesn't check this: a token issued in the future means a wrong clock
        if (!claims || claims.iat > clock.now().getTime() / 1000 + leewaySeconds) {
          reportFailure(label, { message: "Its token is of a time to come" });
          return refuse({ kind: "provider-clock-off" });
        }
        if (!claims.sub) {
          reportFailure(label, { message: "Its token names no one" });
          return refuse({ kind: "provider-answer-invalid" });
        }
        const isBrief = claims.email === undefined && config.serverMetadata().userinfo_endpoint;
        const more = isBrief ? await fetchUserInfo(config, tokens.access_token, claims.sub) : {};
        const person = openidPerson({ ...more, ...claims });
        if (!person) {
          reportFailure(label, { message: "Its answer names no one" });
          return refuse({ kind: "provider-answer-invalid" });
        }
        return ok(options.complete?.(person, answer) ?? person);
      } catch (error) {
        await reportError(label, error);
        return refuse(refusalOfError(error));
      }
    },
  };
}

/** Keeps only the code flow's parameters. Tokens in the response are dropped. */
function withoutTokens(answer: URLSearchParams): URLSearchParams {
  const wanted = ["code", "state", "iss"];
  return new URLSearchParams([...answer].filter(([name]) => wanted.includes(name)));
}
