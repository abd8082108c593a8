/** The contrast of two opaque colors (`#rrggbb`) as WCAG 2 defines it, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A color between two, at this share of the way from the first to the second. */
export function mixed(from: string, to: string, share: number): string {
  const parts = partsOf(from).map((part, place) => {
    const between = part + ((partsOf(to)[place] ?? 0) - part) * share;
    return Math.round(between).toString(16).padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

/** The least contrast of text. */
export const textContrast = 4.5;

/** A color of text that can be read on any fill: nearly black, white or black. */
export function inkOn(fill: string): string {
  const inks = ["#1b1006", "#ffffff", "#000000"];
  return inks.find((ink) => contrastRatio(ink, fill) >= textContrast) ?? "#000000";
}

const partsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = partsOf(hex)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
