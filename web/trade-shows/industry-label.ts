/**
 * An industry in title case: "media & entertainment" becomes "Media & Entertainment". Existing
 * capitals stay.
 */
export function industryLabel(industry: string): string {
  return industry.replace(
    /(^|[\s/-])(\p{Ll})/gu,
    (_, before, letter) => before + letter.toUpperCase(),
  );
}
