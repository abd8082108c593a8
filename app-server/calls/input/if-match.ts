/** Matches no version that there is. */
const never = new Date(0);

/**
 * `If-Match: "<lastEditedTime>"`: the version that the caller looked at. Null when they do not say, or take any. Another word, such
 * as "none", matches nothing that is stored.
 */
export function ifMatchVersion(header: string | undefined): Date | null {
  const given = header?.trim();
  if (!given || given === "*") return null;
  const seen = new Date(given.replace(/^"|"$/g, ""));
  return Number.isNaN(seen.getTime()) ? never : seen;
}
