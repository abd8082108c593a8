/** Line ends, other control characters, and characters that change text direction. */
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Makes a typed text one line of at most `most` characters, without anything that could end a
 * header.
 */
export function oneLine(text: string, most = 500): string {
  const line = text.replace(unfit, " ").replace(/\s+/g, " ").trim();
  const characters = [...line];
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : line;
}
