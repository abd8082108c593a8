/** Width by depth, with or without a sign of feet between: "20x30", "20' × 30'", "20 ft x 30 ft". */
export const boothSizePattern = "(\\d{1,5})\\s*(?:'|′|ft\\.?|feet)?\\s*[xX×]\\s*(\\d{1,5})";

/** Areas counted as "about the same size": from two thirds to one and a half times. */
export const similarArea = { least: 2 / 3, most: 3 / 2 } as const;

const pattern = new RegExp(boothSizePattern);

/** Square feet of the first width by depth in a text; null when there is none, which sorts last. */
export function boothArea(size: string): number | null {
  const [, width, depth] = pattern.exec(size) ?? [];
  return width && depth ? Number(width) * Number(depth) : null;
}
