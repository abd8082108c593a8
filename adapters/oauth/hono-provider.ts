import { type Context, Hono, type MiddlewareHandler } from "hono";
import { calculatePKCECodeChallenge } from "openid-client";
import type { ProviderName } from "../../domain/accounts/providers/provider-name.ts";
import type {
  ProviderPerson,
  SignInProvider,
} from "../../domain/accounts/providers/sign-in-provider.ts";
import { ok, refuse } from "../../domain/shared/result.ts";
import { type Outbound, unreachableIn } from "./outbound.ts";
import { refusalInAnswer } from "./refusal-in-answer.ts";
import { reportFailure, reportRefusal } from "./report-failure.ts";
import { withinOutbound } from "./within-outbound.ts";

type Options = {
  name: ProviderName;
  issuer: string;
  label: string;
  clientId: string;
  clientSecret: string;
  /** URL that exchanges a code for a token. */
  tokenUrl: string;
  redirectUri: string;
  middleware: MiddlewareHandler;
  /** The person found by the middleware, or null. */
  personOf(c: Context): Promise<ProviderPerson | null>;
  outbound: Outbound;
};

/**
 * Adapts a provider of `@hono/oauth-providers`. Its middleware runs in a request of its own that
 * only we see: our attempt replaces its state cookie, and its requests get PKCE, a timeout and no
 * redirects.
 */
export function createHonoProvider(options: Options): SignInProvider {
  const { name, issuer, label, clientId, clientSecret, tokenUrl, redirectUri, outbound } = options;

  return {
    name,
    issuer,
    label,
    async begin({ state, codeVerifier }) {
      const asked = await new Hono().get("*", options.middleware).request(redirectUri);
      const url = new URL(asked.headers.get("location") ?? "");
      url.searchParams.set("state", state);
      url.searchParams.set("redirect_uri", redirectUri);
      url.searchParams.set("code_challenge", await calculatePKCECodeChallenge(codeVerifier));
      url.searchParams.set("code_challenge_method", "S256");
      return ok(url);
    },

    async complete(answer, { state, codeVerifier }) {
      const refusal = refusalInAnswer(answer);
      if (refusal) {
        reportRefusal(label, answer);
        return refuse(refusal);
      }
      const code = answer.get("code") ?? "";
      const exchange = new URLSearchParams({
        grant_type: "authorization_code",
        code,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
        code_verifier: codeVerifier,
      });
      const withPkce: Outbound = async (url, init) => {
        if (url !== tokenUrl) return outbound(url, init);
        const headers = { accept: "application/json" };
        const answer = await outbound(url, { method: "POST", headers, body: exchange });
        // the package accepts a token that comes with an error
        const said = await answer.clone().json();
        if (said?.error) throw new NoToken(`${label} gives no token`, said);
        return answer;
      };

      let found: Context | null = null;
      let failure: unknown = new Error("It names no one");
      const inner = new Hono()
        .get("*", options.middleware, (c) => {
          found = c;
          return c.body(null);
        })
        .onError((error, c) => {
          failure = error;
          return c.body(null, 500);
        });
      const address = `${redirectUri}?${new URLSearchParams({ code, state })}`;
      // the caller has already checked `state` against this browser's attempt
      const headers = { cookie: `state=${state}` };
      await withinOutbound(withPkce, async () => inner.request(address, { headers }));
      try {
        const person = found && (await options.personOf(found));
        if (person) return ok(person);
      } catch (error) {
        failure = error;
      }
      reportFailure(label, failure);
      return refuse({ kind: isAway(failure) ? "provider-away" : "provider-answer-invalid" });
    },
  };
}

/** The provider's error in place of a token. */
class NoToken extends Error {
  override name = "NoToken";
  readonly error: unknown;
  readonly error_description: unknown;
  constructor(message: string, said: { error?: unknown; error_description?: unknown }) {
    super(message);
    this.error = said.error;
    this.error_description = said.error_description;
  }
}

/** Whether the provider is unavailable; HTML in place of JSON counts, too. */
function isAway(failure: unknown): boolean {
  return unreachableIn(failure) !== null || failure instanceof SyntaxError;
}
