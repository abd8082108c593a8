import { bidiMarks } from "./unfit-text.ts";

/**
 * A public host name as browsers request it: international names and top-level domains are in
 * punycode (xn--).
 */
export const publicHost =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;

/**
 * Whether a text is an http or https URL of a public host that shows where it leads: no user,
 * password or direction marks.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return publicHost.test(hostname) && username === "" && password === "" && showsWhereItLeads(text);
}

/** Whether a URL has nothing that the parser drops or encodes, or that changes its direction. */
export function showsWhereItLeads(text: string): boolean {
  return !/[\s\p{Cc}\p{Cs}]/u.test(text) && !bidiMarks.test(text);
}

const part = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?";
const ending = "(?:xn--[a-z0-9-]+|\\p{L}[\\p{L}\\p{M}]+)";
const bareHost = new RegExp(`^(?:${part}\\.)+${ending}(?::\\d{1,5})?(?:[/?#]\\S*)?$`, "iu");
const nameOfFile =
  /^[^/?#]*\.(?:avif|docx?|gif|heic|html?|jpe?g|mov|mp4|pdf|png|pptx?|svg|tiff?|txt|webp|xlsx?|zip)$/i;

/**
 * Adds `https://` to an address typed as `www.example.com` or `firm.example.com`; file names stay
 * unchanged.
 */
export function completeAddress(text: string): string {
  const typed = text.trim();
  return bareHost.test(typed) && !nameOfFile.test(typed) ? `https://${typed}` : text;
}
