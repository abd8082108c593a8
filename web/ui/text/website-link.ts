import { bidiMarks } from "../../../domain/shared/text/unfit-text.ts";

/** A safe link for a typed web address; null when it isn't one or displays another destination than it opens. */
export function websiteLink(website: string): string | null {
  const address = /^[a-z][a-z+.-]*:/i.test(website) ? website : `https://${website}`;
  if (!URL.canParse(address) || bidiMarks.test(address)) return null;
  const { protocol, hostname, username, password } = new URL(address);
  const isPublic = /\.[a-z][a-z\d-]+$/i.test(hostname);
  return /^https?:$/.test(protocol) && isPublic && !username && !password ? address : null;
}
