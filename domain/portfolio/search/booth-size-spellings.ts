const between = /(\d)\s*(?:['′’]|ft\.?|feet)?\s*(?:[x×]|by)\s*(?=\d|$)/gi;
const atEnd = /(\dx\d{1,5})\s*(?:['′’]|ft\.?|feet)?$/i;
const isSize = /^\d{1,5}x\d{1,5}$/;

/**
 * The text with its booth size written "20x20"; accepts "20 × 20", "20 by 20", "20'x20'" and "20 ft
 * x 20 ft".
 */
export function plainSizes(text: string): string {
  return text.trim().replace(between, "$1x").replace(atEnd, "$1");
}

/** A key that is equal for all spellings of a size; other texts are their own key. */
export function sizeKey(size: string): string {
  const plain = plainSizes(size);
  return isSize.test(plain) ? plain : size;
}

/** All spellings of a booth size that projects may use. */
export function sizeSpellings(size: string): string[] {
  const key = sizeKey(size);
  if (!isSize.test(key)) return [size];
  const [width, depth] = key.split("x");
  const spelled = ["x", " x ", "×", " × ", " by "].flatMap((sign) => [
    ...["", "'", "′", " ft"].map((feet) => `${width}${feet}${sign}${depth}${feet}`),
    `${width}${sign}${depth} ft`,
  ]);
  return [...new Set([size, ...spelled])];
}
