/** A part of a name in a script that many fonts lack. `lang`: a BCP 47 tag. */
export type OriginalName = {
  text: string;
  lang: string;
  dir: "ltr" | "rtl";
};

/** The Latin part of a name, and its part in another script; one of them may be empty or missing. */
export type NameParts = { latin: string; original: OriginalName | null };

/** Scripts by language; the first that occurs counts, since a Japanese name also has Han characters. */
const scripts = {
  ja: "Hiragana Katakana",
  ko: "Hangul",
  zh: "Han",
  ar: "Arabic",
  he: "Hebrew",
  th: "Thai",
  hi: "Devanagari",
};
const charactersOf = (names: string) => names.replace(/(\w+) ?/g, "\\p{sc=$1}");
const foreign = charactersOf(Object.values(scripts).join(" "));
/** A run of characters of these scripts, with what stands between them but Latin letters. */
const foreignRun = new RegExp(`[${foreign}](?:\\P{sc=Latin}*[${foreign}])?[\\p{M}ー]*`, "gu");
const atEnds = /^[\s,;:/|·・–—-]+|[\s,;:/|·・–—-]+$/gu;
const wholeInBrackets = /^[([（]([^()[\]（）]*)[)\]）]$/u;
const emptyBrackets = /[([（]\s*[)\]）]/gu;

/**
 * Splits a name such as "東京ゲームショウ Tokyo Game Show" (W25). A name without such characters is
 * Latin as a whole, Greek and Cyrillic ones included; one without a Latin letter is original as a
 * whole.
 */
export function nameParts(name: string): NameParts {
  const found = Object.entries(scripts).find(([, names]) =>
    new RegExp(`[${charactersOf(names)}]`, "u").test(name),
  );
  if (!found) return { latin: name, original: null };
  const [lang] = found;
  const dir = lang === "ar" || lang === "he" ? "rtl" : "ltr";
  if (!/\p{sc=Latin}/u.test(name)) return { latin: "", original: { text: name, lang, dir } };
  const text = (name.match(foreignRun) ?? []).join(" ");
  const latin = name
    .replace(foreignRun, " ")
    .replace(emptyBrackets, " ")
    .replace(/\s+/g, " ")
    .replace(atEnds, "")
    .replace(wholeInBrackets, "$1");
  return { latin, original: { text, lang, dir } };
}

/** A name with its Latin part first, as plain text. */
export function latinFirst(name: string): string {
  const { latin, original } = nameParts(name);
  return [latin, original?.text].filter(Boolean).join(" ");
}
