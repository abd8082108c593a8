import { bidiMarks } from "../../../domain/shared/text/unfit-text.ts";

/**
 * A safe URL for a typed web address; null when it is invalid, or could display another destination
 * than it opens.
 */
export function websiteLink(website: string): string | null {
  const address = /^[a-z][a-z+.-]*:/i.test(website) ? website : `https://${website}`;
  if (!URL.canParse(address) || bidiMarks.test(address)) return null;
  const { protocol, hostname, username, password } = new URL(address);
  const isPublic = /\.[a-z][a-z\d-]+$/i.test(hostname);
  return /^https?:$/.test(protocol) && isPublic && !username && !password ? address : null;
}
