type Digits = { sign: "" | "-"; whole: string; decimals: string };

const pattern = /^([-−]?)(?:(\d+)|([1-9]\d{0,2}(?:([, '])\d{3})(?:\4\d{3})*))?(?:\.(\d+))?$/;
const likeThousands = /^[-−]?[1-9]\d{0,2}(?:\.\d{3})+$/;

/**
 * A number as people write it: thousands parted by commas, spaces of any width or apostrophes, decimals after a point. Null for
 * what is none, also for numbers of programs, such as 0x10 and 1e6.
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

/** The same as a number, for fields that take three decimals; NaN for what is none. */
export function plainNumber(text: string): number {
  const digits = readDigits(text);
  return digits ? numberOf(digits) : Number.NaN;
}

function numberOf({ sign, whole, decimals }: Digits): number {
  return Number(`${sign}${whole || "0"}.${decimals || "0"}`);
}

/** The same as a number. "140.000" and "1.250.000" are ambiguous: another number in another country. */
export function readNumber(text: string): number | "ambiguous" | null {
  if (likeThousands.test(text.normalize("NFKC").trim())) return "ambiguous";
  const digits = readDigits(text);
  return digits && numberOf(digits);
}
