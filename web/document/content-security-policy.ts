import { reportsPath } from "../../app-server/contract/reports-path.ts";

const everythingButScripts = [
  "default-src 'self'",
  // pictures that builders link are served as copies: decision 009
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

/** The CSP of a page whose inline scripts are allowed by a nonce or by hashes. */
export function contentSecurityPolicy(scriptSources: string[]): string {
  return `${everythingButScripts}; script-src ${["'self'", ...scriptSources].join(" ")}`;
}
