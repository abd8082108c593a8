import { challengeMinutes } from "../../domain/accounts/passkeys/passkey-challenge.ts";
import { absoluteDays } from "../../domain/accounts/sessions/session.ts";
import type { CookieJar } from "./cookie-jar.ts";

/** Holds the secret of the browser's session. */
export const sessionCookie = "session";

/** Holds what binds a sign-in by e-mail to the browser that asked. */
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

export function setSession(cookies: CookieJar, secret: string) {
  cookies.set(sessionCookie, secret, absoluteDays * 24 * 60 * 60);
  cookies.remove(signInCookie);
}
