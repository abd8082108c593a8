/** A part of a name in a script that many fonts lack. `lang`: a BCP 47 tag. */
export type OriginalName = {
  text: string;
  lang: string;
  dir: "ltr" | "rtl";
};

/** The Latin part of a name, and its part in another script; one of them may be empty or missing. */
export type NameParts = { latin: string; original: OriginalName | null };

/** The language of each script, the first that occurs counts: a Japanese name also has Han characters. */
const scripts = [
  { script: /[\p{sc=Hiragana}\p{sc=Katakana}]/u, lang: "ja", dir: "ltr" },
  { script: /\p{sc=Hangul}/u, lang: "ko", dir: "ltr" },
  { script: /\p{sc=Han}/u, lang: "zh", dir: "ltr" },
  { script: /\p{sc=Arabic}/u, lang: "ar", dir: "rtl" },
  { script: /\p{sc=Hebrew}/u, lang: "he", dir: "rtl" },
  { script: /\p{sc=Thai}/u, lang: "th", dir: "ltr" },
  { script: /\p{sc=Devanagari}/u, lang: "hi", dir: "ltr" },
] as const;

const foreign =
  "\\p{sc=Hiragana}\\p{sc=Katakana}ー\\p{sc=Hangul}\\p{sc=Han}\\p{sc=Arabic}\\p{sc=Hebrew}\\p{sc=Thai}\\p{sc=Devanagari}";
/** A run of characters of these scripts, with the marks, digits and spaces between them. */
const foreignRun = new RegExp(`[${foreign}](?:[^\\p{sc=Latin}]*[${foreign}])?\\p{M}*`, "gu");
const atEnds = /^[\s,;:/|·・–—-]+|[\s,;:/|·・–—-]+$/gu;
const emptyBrackets = /[([（【「]\s*[)\]）】」]/gu;

/**
 * Splits a name such as "東京ゲームショウ Tokyo Game Show" (W25). A name without such characters is
 * Latin as a whole, Greek and Cyrillic ones included; one without a Latin letter is original as a
 * whole.
 */
export function nameParts(name: string): NameParts {
  const found = scripts.find(({ script }) => script.test(name));
  if (!found) return { latin: name, original: null };
  const { lang, dir } = found;
  if (!/\p{sc=Latin}/u.test(name)) return { latin: "", original: { text: name, lang, dir } };
  const text = (name.match(foreignRun) ?? []).join(" ");
  const latin = name
    .replace(foreignRun, " ")
    .replace(emptyBrackets, " ")
    .replace(/\s+/g, " ")
    .replace(atEnds, "");
  return { latin, original: { text, lang, dir } };
}

/** A name with its Latin part first, as plain text. */
export function latinFirst(name: string): string {
  const { latin, original } = nameParts(name);
  return [latin, original?.text].filter(Boolean).join(" ");
}
