import { challengeMinutes } from "../../domain/accounts/passkeys/passkey-challenge.ts";
import { absoluteDays } from "../../domain/accounts/sessions/session.ts";
import type { Core } from "../../domain/core.ts";
import type { CookieJar } from "./cookie-jar.ts";

/** Holds the secret of the browser's session. */
const sessionCookie = "session";

/** Binds a sign-in by email to the browser that asked. */
export const signInCookie = "sign-in";

/** Holds what binds a sign-in with a provider to the browser that began it. */
export const providerCookie = "provider-sign-in";

/** The same for Apple, whose answer is sent by a page of its own. */
export const appleCookie = "apple-sign-in";
/** Holds what binds a passkey's answer to the browser that was asked. */
export const passkeyCookie = "passkey";

export function keepPasskeyBrowser(cookies: CookieJar, secret: string) {
  cookies.set(passkeyCookie, secret, challengeMinutes * 60);
}

/** The session of the browser that asks. Changes travel as cookies of the answer, to a call and to a page alike. */
export type BrowserSession = {
  /** Null when the browser has no session. */
  readonly secret: string | null;
  /** Gives the browser a new session; its previous one ends. */
  start(secret: string): Promise<void>;
  /** The same session goes on under this secret. */
  renew(secret: string): void;
  /** The browser forgets its session, which has ended. */
  forget(): void;
};

export function createBrowserSession(core: Core, cookies: CookieJar): BrowserSession {
  function renew(secret: string) {
    cookies.set(sessionCookie, secret, absoluteDays * 24 * 60 * 60);
    cookies.remove(signInCookie);
  }
  return {
    get secret() {
      return cookies.get(sessionCookie);
    },
    async start(secret) {
      await core.accounts.signOut({ secret: cookies.get(sessionCookie) });
      renew(secret);
    },
    renew,
    forget: () => cookies.remove(sessionCookie),
  };
}
