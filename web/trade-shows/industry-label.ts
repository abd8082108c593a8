/** An industry as a title: "media & entertainment" is "Media & Entertainment". What has capitals keeps them. */
export function industryLabel(industry: string): string {
  return industry.replace(
    /(^|[\s/-])(\p{Ll})/gu,
    (_, before, letter) => before + letter.toUpperCase(),
  );
}
