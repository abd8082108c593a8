/** Lengths of account numbers by ISO 13616, as far as payments to builders may come from. */
const ibanLengths =
  "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IS26 IT27 JO30 KW30 KZ20 LB28 LI21 LT20 LU20 LV21 MA28 MC27 MD24 ME22 MK19 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SE24 SI19 SK24 SM27 TN24 TR26 UA29 VG24 XK20";
const lengthOf = new Map(
  ibanLengths.split(" ").map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

const ibanLike = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?:[ .-]?[A-Z0-9]){11,}/gi;
/** 13 to 19 digits, together or in groups; with a plus they are a telephone number. */
const cardLike = /(?<![\d+])\d(?:[ .-]?\d){12,18}(?!\d)/g;

/**
 * Whether a text names a bank account or a payment card, by their check digits: telephone numbers
 * and references pass.
 */
export function namesBankDetails(text: string): boolean {
  const folded = text.normalize("NFKC");
  return (
    [...folded.matchAll(ibanLike)].some(([found]) => isIban(found)) ||
    [...folded.matchAll(cardLike)].some(([found]) => isCard(found.replace(/\D/g, "")))
  );
}

/** ISO 13616: the number with its first four characters last is 1 modulo 97. */
function isIban(found: string): boolean {
  const plain = found.replace(/[ .-]/g, "").toUpperCase();
  const length = lengthOf.get(plain.slice(0, 2));
  if (!length || plain.length < length) return false;
  const turned = `${plain.slice(4, length)}${plain.slice(0, 4)}`;
  const digits = turned.replace(/[A-Z]/g, (letter) => `${letter.charCodeAt(0) - 55}`);
  return BigInt(digits) % 97n === 1n;
}

/** Cards begin with 2 to 6 and end with Luhn's check digit. */
function isCard(digits: string): boolean {
  if (!/^[2-6]/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
