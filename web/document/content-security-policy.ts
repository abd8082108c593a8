const everythingButScripts = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join("; ");

/** The policy of a page whose inline scripts are the given sources: a nonce, or hashes. */
export function contentSecurityPolicy(scriptSources: string[]): string {
  return `${everythingButScripts}; script-src ${["'self'", ...scriptSources].join(" ")}`;
}
