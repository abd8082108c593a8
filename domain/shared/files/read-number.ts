type Digits = { sign: "" | "-"; whole: string; decimals: string };

const pattern = /^([-−]?)(?:(\d+)|([1-9]\d{0,2}(?:([, '])\d{3})(?:\4\d{3})*))?(?:\.(\d+))?$/;
const likeThousands = /^[-−]?[1-9]\d{0,2}(?:\.\d{3})+$/;

/**
 * Normalizes a typed number: thousands separated by commas, spaces of any width or apostrophes;
 * decimals after a point. Null for anything else, including programmers' notations such as 0x10 and
 * 1e6.
 */
export function readDigits(text: string): Digits | null {
  const plain = text
    .trim()
    .replace(/[’‘ʼ´`′＇]/g, "'")
    .normalize("NFKC")
    .replace(/\s/g, " ");
  const [found, sign, digits, groups, , decimals = ""] = pattern.exec(plain) ?? [];
  const whole = digits ?? groups?.replace(/[, ']/g, "") ?? "";
  if (found === undefined || (whole === "" && decimals === "")) return null;
  return { sign: sign ? "-" : "", whole, decimals };
}

/** Parses a typed number for fields with three decimals; NaN if invalid. */
export function plainNumber(text: string): number {
  const digits = readDigits(text);
  return digits ? numberOf(digits) : Number.NaN;
}

function numberOf({ sign, whole, decimals }: Digits): number {
  return Number(`${sign}${whole || "0"}.${decimals || "0"}`);
}

/**
 * Parses a typed number. "140.000" and "1.250.000" are ambiguous, since the point separates
 * thousands in some countries.
 */
export function readNumber(text: string): number | "ambiguous" | null {
  if (likeThousands.test(text.normalize("NFKC").trim())) return "ambiguous";
  const digits = readDigits(text);
  return digits && numberOf(digits);
}
