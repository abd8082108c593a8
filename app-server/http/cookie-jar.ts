import { type CookieOptions, parse, serialize } from "hono/utils/cookie";

/** The cookies of one request, and those that its answer sets. */
export type CookieJar = {
  get(name: string): string | null;
  set(name: string, value: string, maxAgeSeconds: number): void;
  remove(name: string): void;
  /** `Set-Cookie` lines for the answer, one for each name. */
  outgoing(): string[];
};

/**
 * On https every name gets the `__Host-` prefix, which binds the cookie to this very host.
 * What is set can be read back in the same request.
 */
export function createCookieJar(header: string | undefined, isSecure: boolean): CookieJar {
  const prefix = isSecure ? "__Host-" : "";
  const incoming = new Map(Object.entries(header ? parse(header) : {}));
  const lines = new Map<string, string>();
  const options: CookieOptions = { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure };

  return {
    get: (name) => incoming.get(prefix + name) || null,
    set(name, value, maxAge) {
      incoming.set(prefix + name, value);
      lines.set(name, serialize(prefix + name, value, { ...options, maxAge }));
    },
    remove(name) {
      incoming.delete(prefix + name);
      lines.set(name, serialize(prefix + name, "", { ...options, maxAge: 0 }));
    },
    outgoing: () => [...lines.values()],
  };
}
