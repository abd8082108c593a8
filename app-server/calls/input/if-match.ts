/** A time that no stored version has. */
const never = new Date(0);

/**
 * Parses `If-Match: "<lastEditedTime>"`, the version that the caller has read. Null when the header
 * is missing or `*`. An invalid date, such as "none", matches no stored version.
 */
export function ifMatchVersion(header: string | undefined): Date | null {
  const given = header?.trim();
  if (!given || given === "*") return null;
  const seen = new Date(given.replace(/^"|"$/g, ""));
  return Number.isNaN(seen.getTime()) ? never : seen;
}
