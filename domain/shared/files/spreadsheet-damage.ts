/**
 * The meaning of a field's texts: a range of people or of amounts, a phone number, a number, or
 * free text.
 */
export type Meaning = "people" | "range" | "telephone" | "number" | "words";

/** Months in Russian, Turkish, Czech, Hungarian, Finnish and Romanian, and full German names. */
const furtherMonths =
  "янв|фев|мар|апр|май|мая|июн|июл|авг|сен|сент|окт|ноя|нояб|дек|oca|şub|nis|haz|tem|ağu|eyl|eki|kas|ara|led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|pro|márc|ápr|máj|jún|júl|szept|tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu|ian|iun|iul|noi|januar|februar|juni|juli|oktober|dezember";
/** Month abbreviations of spreadsheets in sixteen languages. */
const months = [
  "jan",
  "ene",
  "gen",
  "jän",
  "feb",
  "fév",
  "févr",
  "fev",
  "mar",
  "mär",
  "mrz",
  "märz",
  "mars",
  "mrt",
  "apr",
  "avr",
  "abr",
  "may",
  "mai",
  "mag",
  "mei",
  "maj",
  "jun",
  "jui",
  "juin",
  "giu",
  "jul",
  "juil",
  "lug",
  "aug",
  "août",
  "ago",
  "sep",
  "sept",
  "set",
  "oct",
  "okt",
  "ott",
  "out",
  "nov",
  "dec",
  "dez",
  "déc",
  "dic",
  "des",
  "sty",
  "lut",
  "kwi",
  "cze",
  "lip",
  "sie",
  "wrz",
  "paź",
  "lis",
  "gru",
  "january",
  "february",
  "march",
  "april",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
  furtherMonths,
].join("|");
const between = "[-./ ]{1,2}";
const day = "(?:0?[1-9]|[12]\\d|3[01])";
const date = new RegExp(
  [
    `\\d{1,4}${between}(?:${months})\\.?(?:${between}\\d{2,4})?`,
    `(?:${months})\\.?${between}\\d{1,4}(?:,? \\d{4})?`,
    `${day}/${day}(?:/(?:\\d{4}|\\d{2}))?`,
    `${day}\\.${day}\\.(?:\\d{4}|\\d{2})?`,
    `${day}-${day}-(?:(?:19|20)\\d{2}|\\d{2})`,
    `(?:${months})${between}${day}${between}\\d{2,4}`,
    "(?:19|20)\\d{2}[-/.](?:0?[1-9]|1[0-2])",
    `(?:19|20)\\d{2}([-/.])${day}\\1${day}`,
    `${day}[月월] ?${day}[日일]`,
  ]
    .map((form) => `^(?:${form})(?:[T ]\\d{1,2}:\\d{2}.*)?$`)
    .join("|"),
  "iu",
);
const time = /^\d{1,3}:\d{2}(?::\d{2})?(?: ?[ap]m)?$/i;
const exponent = /^[-+]?\d+(?:[.,]\d+)?e[-+]?\d+$/i;
const error = /^(?:#(?:#+|n\/a|n\/v|n\/d|nv|[\p{L}\d/]+[!?])|err:\d+)$/iu;
/** Serial dates (days since 1900) of the years 1930 to 2100, without and with a time. */
const serial = /^(?:1[1-9]|[2-6]\d|7[0-2])[, ]?\d{3}(?:[.,]\d+)?$/;
/** A serial time: 0.45833 for 11:00. */
const partOfDay = /^0[.,]\d{2,}$/;
/** "+1-702-555-0100" evaluated as a sum, or a phone number stored as a number. */
const sum = /^(?:-\d+|\d+[.,]0+|\d{1,3}(?:,\d{3}){2,})$/;

/**
 * Describes how a spreadsheet has damaged a text, such as "25-Oct" for 10 to 25; null for an
 * undamaged text.
 */
export function spreadsheetDamage(text: string, meaning: Meaning): string | null {
  const cell = text.trim();
  const looks = (like: string) => `looks like ${like}: the spreadsheet changed it`;
  if (error.test(cell)) return looks("an error of a formula");
  if (meaning === "words") return null;
  if (date.test(cell) || (meaning === "people" && serial.test(cell))) return looks("a date");
  if (time.test(cell) || (meaning === "people" && partOfDay.test(cell))) return looks("a time");
  // number fields reject these with their own message
  if (meaning === "number") return null;
  if (exponent.test(cell)) return looks("a number with an exponent");
  return meaning === "telephone" && sum.test(cell) ? looks("the result of a sum") : null;
}
