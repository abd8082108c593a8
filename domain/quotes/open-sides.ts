/** Sides of a booth, seen from its main aisle. */
export const boothSides = ["back", "left", "right", "front"] as const;
export type BoothSide = (typeof boothSides)[number];

/** The known sides among these, in the order of `boothSides`. */
export function knownSides(openSides: readonly string[]): BoothSide[] {
  return boothSides.filter((side) => openSides.includes(side));
}

/** Open sides in words: "All four", "Left and front"; null for none. */
export function openSidesText(openSides: readonly string[]): string | null {
  const sides = knownSides(openSides);
  if (sides.length === 0) return null;
  if (sides.length === boothSides.length) return "All four";
  const last = sides.at(-1) ?? "";
  const text = sides.length === 1 ? last : `${sides.slice(0, -1).join(", ")} and ${last}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
