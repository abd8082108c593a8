/** Letters on phone keys, from key 2 on. */
const keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];
const extension = /[\s,;]*(?<![a-z])(?:extension|extn?|x|durchwahl|#)[\s.:=]*(\d{1,8})$/i;
/** Minimum and maximum digits of a number with its country code: the shortest in use, and E.164. */
const leastDigits = 5;
const mostDigits = 15;

const kinds =
  "tel|telephone|phone|fon|mobile|mob|cell|cellphone|handy|office|work|business|home|direct|main|landline|whatsapp|voice";
/** Words that say what kind of number follows: "Cell:", "(mobile)". */
const kindBefore = new RegExp(`^(?:(?:${kinds}|call)\\b|[mtpcwdo](?=[:.)]))[\\s.:)]*`, "i");
const kindBehind = new RegExp(
  `[\\s,;]*(?:\\(\\s*(?:${kinds})\\s*\\)|(?<=[\\s,;])(?:${kinds}))\\.?$`,
  "i",
);
/** A complete North American number followed by more. */
const moreThanWhole = /^(?:1[\s.-]*)?\(?[2-9]\d\d\)?[\s.\-/]*\d{3}[\s.-]*\d{4}[\s.\-/]+\d+$/;
/** A North American toll-free prefix followed by letters. */
const freeOfCharge =
  /^(?:1[\s.-]*)?\(?8(?:00|33|44|55|66|77|88)\)?[\s.-]+(?=(?:[\s.-]*[A-Za-z\d]){7,11}$)/;

/** "(0)", which isn't dialed from abroad. */
const bracketedZero = /[([]\s*0\s*[)\]]/;
/**
 * A trunk 0 after the codes of countries that use it for domestic calls only. Elsewhere, as in
 * Italy, it is part of the number.
 */
const homeZero =
  /^((?:20|27|3[123]|353|358|4[013469]|6[012346]|8[1246]|9[0-5]|966|971|972)\)?[\s.\-/]*\(?)0/;

/**
 * The tel: URL (RFC 3966) of a phone number as typed; null when it can't be dialed. Drops the trunk
 * 0 after a country code, maps letters to keys, and adds an extension as `;ext=`.
 */
export function phoneLink(phone: string): string | null {
  const written = phone
    .normalize("NFKC")
    .replace(/\p{DI}|\p{Cf}/gu, "")
    .replace(/\p{Pd}|\u2212/gu, "-")
    .trim()
    .replace(kindBefore, "")
    .replace(kindBehind, "")
    .replace(/(?<=\d)[oO](?=\d|\P{L}|$)/gu, "0")
    .replace(/^tel:/i, "");
  const ext = extension.exec(written);
  const number = (ext ? written.slice(0, ext.index) : written).trim();
  const isAbroad = /^(?:\+|\(\+|00(?=[1-9]))/.test(number);
  const local = isAbroad ? fromAbroad(number) : number;
  if (!/^[\d(][\dA-Za-z\s().\-/·•]*$/.test(local) || !areVanity(local)) return null;
  // text after a complete North American number isn't part of it
  if ((!isAbroad || local.startsWith("1")) && moreThanWhole.test(local)) return null;
  const digits = local.replace(/[a-z]/gi, keyOf).replace(/\D/g, "");
  if (digits.length < leastDigits || digits.length > mostDigits) return null;
  if (isAbroad && digits.startsWith("0")) return null;
  return `tel:${isAbroad ? "+" : ""}${digits}${ext ? `;ext=${ext[1]}` : ""}`;
}

function fromAbroad(number: string): string {
  const whole = number.replace(/^\(?(?:\+|00)/, "");
  // Italy, San Marino and the Vatican keep the 0 in international calls
  const zero = /^(?:39|37[89])/.test(whole) ? "0" : "";
  return whole.replace(bracketedZero, zero).replace(homeZero, "$1");
}

/**
 * Whether letters stand for keys: capitals after digits, as in 1-800-BOOTHS-1, or letters after a
 * toll-free prefix.
 */
function areVanity(local: string): boolean {
  const words = local.match(/[A-Za-z]+/g) ?? [];
  if (words.length === 0) return true;
  if (words.join("").length < 3) return false;
  if (freeOfCharge.test(local))
    return local.replace(freeOfCharge, "").replace(/\D/g, "").length < 7;
  const digits = local.replace(/\D/g, "").length;
  const letters = words.join("");
  return digits >= 3 && letters.length <= 9 && letters === letters.toUpperCase();
}

function keyOf(letter: string): string {
  return String(keys.findIndex((key) => key.includes(letter.toLowerCase())) + 2);
}
