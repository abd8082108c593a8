import { type CookieOptions, parse, serialize } from "hono/utils/cookie";
import { challengeMinutes } from "../../domain/accounts/passkeys/passkey-challenge.ts";
import { absoluteDays } from "../../domain/accounts/sessions/session.ts";
import type { Core } from "../../domain/core.ts";

/** Cookie with the secret of the browser's session. */
const sessionCookie = "session";

/** Cookie that binds a sign-in by email to the browser that requested it. */
export const signInCookie = "sign-in";

/** Cookie that binds a sign-in with a provider to the browser that started it. */
export const providerCookie = "provider-sign-in";

/** The same for Apple, whose page posts the answer from another site. */
export const appleCookie = "apple-sign-in";
/** Cookie that binds a passkey's answer to the browser that was asked. */
export const passkeyCookie = "passkey";

/** Binds a passkey challenge to this browser until it expires. */
export function storePasskeyBrowser(cookies: CookieJar, secret: string) {
  cookies.set(passkeyCookie, secret, challengeMinutes * 60);
}

/**
 * The session of the caller's browser. Changes become cookies of the answer, of a call and of a
 * page alike.
 */
export type BrowserSession = {
  /** Null when the browser has no session. */
  readonly secret: string | null;
  /** Starts a new session in the browser; its previous one ends. */
  start(secret: string): Promise<void>;
  /** Continues the same session with a new secret. */
  renew(secret: string): void;
  /** Deletes the cookie of a session that has ended. */
  forget(): void;
};

/** Reads and changes the session in a browser's cookies. */
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

/** The cookies of one request, and those its response sets. */
export type CookieJar = {
  get(name: string): string | null;
  set(name: string, value: string, maxAgeSeconds: number): void;
  remove(name: string): void;
  /** `Set-Cookie` lines of the response, one per name. */
  outgoing(): string[];
};

/** Cookies that must be sent with requests from another site's page, each with its path. */
const fromElsewhere = new Map([["apple-sign-in", "/api/auth/apple"]]);

/**
 * With https every name gets the `__Host-` prefix, which binds the cookie to this host; cookies for
 * cross-site returns can't have it and get `__Secure-`. A cookie that was set can be read back in
 * the same request.
 */
export function createCookieJar(header: string | undefined, isSecure: boolean): CookieJar {
  const incoming = new Map(Object.entries(header ? parse(header) : {}));
  const lines = new Map<string, string>();

  function wireName(name: string): string {
    if (!isSecure) return name;
    return `${fromElsewhere.has(name) ? "__Secure-" : "__Host-"}${name}`;
  }
  function optionsOf(name: string): CookieOptions {
    const path = fromElsewhere.get(name) ?? "/";
    // without https browsers refuse "None"; then Apple's page must be of the same site
    const sameSite = fromElsewhere.has(name) && isSecure ? "None" : "Lax";
    return { path, httpOnly: true, sameSite, secure: isSecure };
  }

  return {
    get: (name) => incoming.get(wireName(name)) || null,
    set(name, value, maxAge) {
      incoming.set(wireName(name), value);
      lines.set(name, serialize(wireName(name), value, { ...optionsOf(name), maxAge }));
    },
    remove(name) {
      incoming.delete(wireName(name));
      lines.set(name, serialize(wireName(name), "", { ...optionsOf(name), maxAge: 0 }));
    },
    outgoing: () => [...lines.values()],
  };
}
