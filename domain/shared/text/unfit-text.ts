/** Characters that change text direction and can make a URL read as another. */
export const bidiMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/**
 * Characters that change the direction of the following text, so that it reads as another. The two
 * marks used in right-to-left names aren't included.
 */
const turnsDirection = /[\u061c\u202a-\u202e\u2066-\u2069]/;
/** Control characters, unpaired surrogates and noncharacters: a text with one is malformed. */
const noCharacter = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{Noncharacter_Code_Point}]/u;
const breaksLine = /[\t\n\r]/;
const separatesLines = /[\p{Zl}\p{Zp}]/u;

/** Why a text can't be stored; null when it can. */
export function unfitInText(text: string): "control" | null {
  return noCharacter.test(text) ? "control" : null;
}

/** Why a single-line text that others will read can't be stored; null when it can. */
export function unfitInLine(text: string): "control" | "line" | "direction" | null {
  if (noCharacter.test(text) || separatesLines.test(text)) return "control";
  if (breaksLine.test(text)) return "line";
  return turnsDirection.test(text) ? "direction" : null;
}
