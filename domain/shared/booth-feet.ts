const length = "([0-9]{1,5}(?:[.,][0-9]{1,2})?)";
const feet = "'|′|[fF][tT]\\.?|[fF][eE][eE][tT]";
const meters = "[mM](?:[eEèé][tT](?:[eE][rR]|[rR][eE])[sS]?|[tT][rR][sS]?)?(?![a-zA-Z])";
const unit = `(${feet}|${meters})?`;

/**
 * Width by depth, each with its unit if it has one: "20x30", "20' × 30'", "6 x 9 m", "6.5m x 9m". The database reads sizes by the
 * same pattern.
 */
export const boothSizePattern = `${length}\\s*${unit}\\s*[xX×]\\s*${length}\\s*${unit}`;

const pattern = new RegExp(boothSizePattern);

/** Whole feet, the nearest, of the first width by depth in a text: "10x20", "20' × 30'", "6 x 9 m". Null for any other text. */
export function sidesInFeet(size: string): { width: number; depth: number } | null {
  const [, first, firstUnit, second, secondUnit] = pattern.exec(size) ?? [];
  if (first === undefined || second === undefined) return null;
  return {
    width: inFeet(first, firstUnit ?? secondUnit),
    depth: inFeet(second, secondUnit ?? firstUnit),
  };
}

/** The same of a booth that has a floor. */
export function boothFeet(size: string): { width: number; depth: number } | null {
  const sides = sidesInFeet(size);
  return sides && sides.width > 0 && sides.depth > 0 ? sides : null;
}

function inFeet(length: string, unit = ""): number {
  const hundredths = Math.round(Number(length.replace(",", ".")) * 100);
  return Math.round(/^m/i.test(unit) ? (hundredths * 100) / 3048 : hundredths / 100);
}
