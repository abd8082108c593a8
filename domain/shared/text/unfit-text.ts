/** Characters that change text direction and can make an address read as another. */
export const bidiMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** Turn the direction of what follows, so that a line reads as another. The two marks of right-to-left names are none of these. */
const turnsDirection = /[\u061c\u202a-\u202e\u2066-\u2069]/;
/** Controls, halves of characters, and code points that are none: a file with one of them is malformed. */
const noCharacter = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{Noncharacter_Code_Point}]/u;
const breaksLine = /[\t\n\r]/;
const separatesLines = /[\p{Zl}\p{Zp}]/u;

/** The reason not to store a text; null: there is none. */
export function unfitInText(text: string): "control" | null {
  return noCharacter.test(text) ? "control" : null;
}

/** The reason not to store a text of one line that another party reads; null: there is none. */
export function unfitInLine(text: string): "control" | "line" | "direction" | null {
  if (noCharacter.test(text) || separatesLines.test(text)) return "control";
  if (breaksLine.test(text)) return "line";
  return turnsDirection.test(text) ? "direction" : null;
}
