/** "20x30", which the API takes too. */
const feet = /^(\d{1,4})\s*[x×]\s*(\d{1,4})$/i;
/** "20x30 ft (6 x 9 m)": the nearest whole feet, and the size as it was given. */
const given = /^(\d{1,4}x\d{1,4}) ft \((\d{1,4}(?:\.\d{1,2})?) x (\d{1,4}(?:\.\d{1,2})?) (ft|m)\)$/;

/** Width and depth of a size that is nothing but these two; null for any other text. */
export function readBoothSize(size: string): { width: string; depth: string } | null {
  const [, width, depth] = feet.exec(size.trim()) ?? [];
  return width && depth ? { width, depth } : null;
}

/** Width and depth in the unit they were given in, of a size that is not of whole feet; null for any other text. */
export function exactSize(size: string): { width: string; depth: string; unit: "ft" | "m" } | null {
  const [, , width, depth, unit] = given.exec(size.trim()) ?? [];
  return width && depth ? { width, depth, unit: unit === "m" ? "m" : "ft" } : null;
}

/**
 * A booth's size as people write it, whether the form offers it or not: "20 × 30 ft", "6 × 9 m (about 20 × 30 ft)". Its numbers,
 * sign and unit never break apart at the end of a line.
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
  // in the words of the form's list, which portfolios need not load
  return size === "custom" ? "Custom size" : size;
}

/** With no-break spaces. */
function bound(width: string, depth: string, unit: string): string {
  return `${width}\u00a0×\u00a0${depth}\u00a0${unit}`;
}
