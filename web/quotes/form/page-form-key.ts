const windowMs = 10 * 60_000;

/**
 * Idempotency-Key of a form sent without JavaScript. A cached page can't carry a key, so it is
 * derived from the typed values: sending the same form twice within ten minutes makes one request.
 */
export async function pageFormKey(form: object, now: Date): Promise<string> {
  const period = Math.floor(now.getTime() / windowMs);
  const bytes = new TextEncoder().encode(JSON.stringify([period, form]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `page-${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
