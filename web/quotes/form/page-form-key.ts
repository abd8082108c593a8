const windowMs = 10 * 60_000;

/**
 * The Idempotency-Key of a form that a browser without JavaScript sends. Its page is the same bytes for everybody and
 * cannot carry a key, so the key is what was typed: pressed twice within ten minutes, it makes one request.
 */
export async function pageFormKey(form: object, now: Date): Promise<string> {
  const period = Math.floor(now.getTime() / windowMs);
  const bytes = new TextEncoder().encode(JSON.stringify([period, form]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `page-${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
