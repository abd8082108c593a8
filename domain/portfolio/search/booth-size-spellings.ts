const between = /(\d)\s*(?:['′’]|ft\.?|feet)?\s*(?:[x×]|by)\s*(?=\d|$)/gi;
const atEnd = /(\dx\d{1,5})\s*(?:['′’]|ft\.?|feet)?$/i;
const isSize = /^\d{1,5}x\d{1,5}$/;

/** A text with its booth size as "20x20", which people also write "20 × 20", "20 by 20", "20'x20'" or "20 ft x 20 ft". */
export function plainSizes(text: string): string {
  return text.trim().replace(between, "$1x").replace(atEnd, "$1");
}

/** Equal for the spellings of one size; any other text is a size of its own. */
export function sizeKey(size: string): string {
  const plain = plainSizes(size);
  return isSize.test(plain) ? plain : size;
}

/** A booth size with all its spellings in projects. */
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
