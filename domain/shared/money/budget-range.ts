/** Whole US dollars. Maximum null: no upper end. */
export type BudgetRange = { minimum: number; maximum: number | null };

const amount =
  /(\d{1,3}(?:([\s'’])\d{3})(?:\2\d{3})*(?!\d)(?:\.\d+)?|\d[\d,]*(?:\.\d+)?)\s*([km])?/gi;
/** A number with a point between thousands, which means 140 or 140,000 depending on the country. */
const ambiguous = /(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?!\d|\s*[km])/i;
const openEnd = /\+|more|over|above|from/i;
const noStart = /under|below|less|up to/i;

/**
 * Parses a budget text to a range in dollars: "35000-75000" and "150000+" of the quote form,
 * "$50,000 - $100,000" of the portfolio, or free text such as "up to $20k". Null without an amount,
 * or for an ambiguous one such as "50.000".
 */
export function budgetRange(text: string | null): BudgetRange | null {
  const amounts = [...(text ?? "").matchAll(amount)].map(([, digits = "", , unit]) =>
    dollars(digits, unit),
  );
  const [first, second] = amounts;
  if (text === null || first === undefined || amounts.length > 2) return null;
  if (ambiguous.test(text)) return null;
  if (second !== undefined) {
    return { minimum: Math.min(first, second), maximum: Math.max(first, second) };
  }
  if (openEnd.test(text)) return { minimum: first, maximum: null };
  if (noStart.test(text)) return { minimum: 0, maximum: first };
  return { minimum: first, maximum: first };
}

/** Whether the two ranges have an amount in common. */
export function budgetsOverlap(one: BudgetRange, other: BudgetRange): boolean {
  const ends = [one.maximum, other.maximum].map((end) => end ?? Number.POSITIVE_INFINITY);
  return Math.max(one.minimum, other.minimum) <= Math.min(...ends);
}

function dollars(digits: string, unit = ""): number {
  const factor = { k: 1_000, m: 1_000_000 }[unit.toLowerCase()] ?? 1;
  const exact = Math.round(Number(digits.replace(/[,\s'’]/g, "")) * factor);
  return Math.min(exact, Number.MAX_SAFE_INTEGER); // the database's integer type ends not far above
}
