/** "20x30", as the API accepts it, too. */
const feet = /^(\d{1,4})\s*[x×]\s*(\d{1,4})$/i;
/** "20x30 ft (6 x 9 m)": the nearest whole feet, then the size as given. */
const given = /^(\d{1,4}x\d{1,4}) ft \((\d{1,4}(?:\.\d{1,2})?) x (\d{1,4}(?:\.\d{1,2})?) (ft|m)\)$/;

/** Width and depth of a text that is only a size; null for any other. */
export function readBoothSize(size: string): { width: string; depth: string } | null {
  const [, width, depth] = feet.exec(size.trim()) ?? [];
  return width && depth ? { width, depth } : null;
}

/**
 * Width and depth in the unit they were given in, for a size that isn't in whole feet; null for any
 * other text.
 */
export function exactSize(size: string): { width: string; depth: string; unit: "ft" | "m" } | null {
  const [, , width, depth, unit] = given.exec(size.trim()) ?? [];
  return width && depth ? { width, depth, unit: unit === "m" ? "m" : "ft" } : null;
}

/**
 * A booth size for people, from the form's list or not: "20 × 30 ft", "6 × 9 m (about 20 × 30 ft)".
 * Doesn't wrap between numbers, sign and unit.
 */
export function boothSizeText(size: string): string {
  const exact = exactSize(size);
  if (exact) {
    const { width, depth, unit } = exact;
    const [, inFeet = ""] = given.exec(size.trim()) ?? [];
    return `${bound(width, depth, unit)}${unit === "m" ? ` (about ${boothSizeText(inFeet)})` : ""}`;
  }
  const sides = readBoothSize(size);
  if (sides) return bound(sides.width, sides.depth, "ft");
  // the label of the form's list, which portfolios need not load
  return size === "custom" ? "Custom size" : size;
}

/** Joins a size with no-break spaces. */
function bound(width: string, depth: string, unit: string): string {
  return `${width}\u00a0×\u00a0${depth}\u00a0${unit}`;
}
