const length = "([0-9]{1,5}(?:[.,][0-9]{1,2})?)";
const feet = "['′’´]|[fF][tT]\\.?|[fF](?:[eE][eE]|[oO][oO])[tT]";
const inches = '["″”]|[iI][nN](?:[cC][hH](?:[eE][sS])?)?\\.?(?![a-zA-Z])';
// "6mx9m": the multiplication sign may follow the unit directly
const end = "\\.?(?![a-wyzA-WYZ])";
const metric = `[cCmM][mM]${end}|[mM](?:[eEèéÈÉ][tT](?:[eE][rR]|[rR][eEoO])[sS]?|[tT][rR]?[sS]?)?${end}|[мМ](?![а-яА-Я])|米`;
const unit = `(${feet}|${inches}|${metric})?`;

/**
 * Width by depth, each with an optional unit: "20x30", "20' × 30'", "6 x 9 m", "6mx9m", "240 x 120
 * in". The database parses sizes with the same pattern.
 */
export const boothSizePattern = `(?<![0-9.,])${length}\\s*${unit}\\s*[xX×✕⨯хХ*]\\s*${length}\\s*${unit}`;

const pattern = new RegExp(boothSizePattern);

/**
 * The first width by depth in a text, in whole feet, rounded: "10x20", "20' × 30'", "6 x 9 m". Null
 * for any other text.
 */
export function sidesInFeet(size: string): { width: number; depth: number } | null {
  const [, first, firstUnit, second, secondUnit] = pattern.exec(size) ?? [];
  if (first === undefined || second === undefined) return null;
  return {
    width: inFeet(first, firstUnit ?? secondUnit),
    depth: inFeet(second, secondUnit ?? firstUnit),
  };
}

/** A booth's sides in feet; null for an unreadable size or a floor area of zero. */
export function boothFeet(size: string): { width: number; depth: number } | null {
  const sides = sidesInFeet(size);
  return sides && sides.width > 0 && sides.depth > 0 ? sides : null;
}

function inFeet(length: string, unit = ""): number {
  const hundredths = Math.round(Number(length.replace(",", ".")) * 100);
  if (new RegExp(`^(?:${inches})`).test(unit)) return Math.round(hundredths / 1200);
  const perMeter = { c: 100, m: /^mm/i.test(unit) ? 1000 : 1, м: 1, 米: 1 }[
    unit.charAt(0).toLowerCase()
  ];
  return Math.round(perMeter ? (hundredths * 100) / (3048 * perMeter) : hundredths / 100);
}
