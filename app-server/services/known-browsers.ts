import type { CookieJar } from "./cookies.ts";
import type { System } from "./system.ts";

const name = "known-browser";
const days = 365;
/** Maximum number of email addresses that a browser remembers, for shared browsers. */
const most = 4;

/**
 * Records in a cookie that this browser has signed in with an email address before, without
 * revealing the address.
 */
export function createKnownBrowsers({ signerFor }: Pick<System, "signerFor">) {
  const { sign, isSignatureOf } = signerFor("known browser");
  const textOf = (id: string, email: string) => `${id} ${email.toLowerCase()}`;
  const marks = (cookies: CookieJar) =>
    (cookies.get(name) ?? "").split("~").flatMap((part) => {
      const [id = "", signature = ""] = part.split(".");
      return id && signature ? [{ id, signature }] : [];
    });

  /** The id of this browser for the email address; null when it was not used here. */
  function find(cookies: CookieJar, email: string): string | null {
    const isOf = ({ id, signature }: { id: string; signature: string }) =>
      isSignatureOf(textOf(id, email), signature);
    return marks(cookies).find(isOf)?.id ?? null;
  }

  function remember(cookies: CookieJar, email: string) {
    const id = find(cookies, email) ?? crypto.randomUUID();
    const others = marks(cookies).filter((mark) => mark.id !== id);
    const all = [...others, { id, signature: sign(textOf(id, email)) }].slice(-most);
    const text = all.map((mark) => `${mark.id}.${mark.signature}`).join("~");
    cookies.set(name, text, days * 24 * 60 * 60);
  }

  return { find, remember };
}
export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;
