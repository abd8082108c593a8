import { type CookieOptions, parse, serialize } from "hono/utils/cookie";

/** The cookies of one request, and those its response sets. */
export type CookieJar = {
  get(name: string): string | null;
  set(name: string, value: string, maxAgeSeconds: number): void;
  remove(name: string): void;
  /** `Set-Cookie` lines of the response, one per name. */
  outgoing(): string[];
};

/** Cookies that a page of another site has to bring along, each to these addresses only. */
const fromElsewhere = new Map([["apple-sign-in", "/api/auth/apple"]]);

/**
 * On https every name gets the `__Host-` prefix, which binds the cookie to this host; cookies for
 * cross-site returns can't have it and get `__Secure-`. A cookie set can be read back in the same
 * request.
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
    // without https browsers refuse "None"; there Apple has to be a page of the same site
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
