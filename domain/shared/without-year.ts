/** "CES 2027" is CES. */
export function withoutYear(title: string): string {
  return title
    .replace(/\b(19|20)\d\d\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
