/** Removes the year from a title: "CES 2027" becomes "CES". */
export function withoutYear(title: string): string {
  return title
    .replace(/\b(19|20)\d\d\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
