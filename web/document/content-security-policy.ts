import { reportsPath } from "../../app-server/contract/reports-path.ts";

const everythingButScripts = [
  "default-src 'self'",
  // pictures that builders link are copied: decision 009
  "img-src 'self' data:",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  `report-uri ${reportsPath}`,
  "report-to content-policy",
].join("; ");

/** The policy of a page whose inline scripts are the given sources: a nonce, or hashes. */
export function contentSecurityPolicy(scriptSources: string[]): string {
  return `${everythingButScripts}; script-src ${["'self'", ...scriptSources].join(" ")}`;
}
