/** Letters that Unicode doesn't decompose, and signs for which keyboards have another form. */
const plainSigns: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ĸ: "k",
  ŋ: "n",
  ŧ: "t",
  ƀ: "b",
  ɓ: "b",
  ƈ: "c",
  ɖ: "d",
  ɗ: "d",
  ƒ: "f",
  ǥ: "g",
  ɠ: "g",
  ɨ: "i",
  ɉ: "j",
  ƙ: "k",
  ƚ: "l",
  ŀ: "l",
  ɲ: "n",
  ɵ: "o",
  ƥ: "p",
  ɍ: "r",
  ſ: "s",
  ƭ: "t",
  ʈ: "t",
  ʉ: "u",
  ʋ: "v",
  ƴ: "y",
  ɏ: "y",
  ƶ: "z",
  ə: "e",
  ɛ: "e",
  ɔ: "o",
  ς: "σ",
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "‐": "-",
  "‑": "-",
  "–": "-",
  "—": "-",
  "\u00a0": " ",
  "\u2009": " ",
  "\u202f": " ",
};
const letterPairs: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", þ: "th", ĳ: "ij" };

/**
 * Accents, and vowel signs of Hebrew and Arabic. Marks of Japanese and Indian scripts stay, since
 * they change the letter.
 */
const marks = [
  "\\u0300-\\u036f",
  "\\u0483-\\u0487",
  "\\u0591-\\u05bd",
  "\\u05bf",
  "\\u05c1",
  "\\u05c2",
  "\\u05c4",
  "\\u05c5",
  "\\u05c7",
  "\\u0610-\\u061a",
  "\\u064b-\\u065f",
  "\\u0670",
  "\\u1ab0-\\u1aff",
  "\\u1dc0-\\u1dff",
  "\\u20d0-\\u20f0",
  "\\ufe20-\\ufe2f",
].join("");
const anyMarks = new RegExp(`[${marks}]+`, "g");
const others = new RegExp(
  `[${[...Object.keys(plainSigns), ...Object.keys(letterPairs)].join("")}]`,
  "g",
);
const beyondAscii = /[^\0-\x7f]/;

/**
 * A text without case and accents. The database function `fold_text` does the same with stored
 * texts.
 */
export function foldLetters(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase();
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(anyMarks, "")
    .replace(others, (sign) => plainSigns[sign] ?? letterPairs[sign] ?? sign);
}

/**
 * Normalizes a text for comparison: no case, no accents, no invisible characters, single spaces.
 */
export function foldText(text: string): string {
  return foldLetters(text.replace(/[\u00ad\u200b\u2060\ufeff]/g, ""))
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Replaces accented Latin letters by plain ones and keeps case: "Köln" becomes "Koln". Other
 * scripts stay.
 */
export function plainLetters(text: string): string {
  return text.normalize("NFC").replace(/[^\0-\x7f]/gu, (sign) => {
    const plain = foldLetters(sign);
    if (beyondAscii.test(plain)) return sign;
    return sign === sign.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
  });
}
