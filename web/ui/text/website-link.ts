import { bidiMarks } from "../../../domain/shared/bidi-marks.ts";

/** A link to what a person wrote as a web address; null for what is none, or shows another place than it leads to. */
export function websiteLink(website: string): string | null {
  const address = /^[a-z][a-z+.-]*:/i.test(website) ? website : `https://${website}`;
  if (!URL.canParse(address) || bidiMarks.test(address)) return null;
  const { protocol, hostname, username, password } = new URL(address);
  const isPublic = /\.[a-z][a-z\d-]+$/i.test(hostname);
  return /^https?:$/.test(protocol) && isPublic && !username && !password ? address : null;
}
