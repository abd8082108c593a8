/**
 * A number with thousands separators and at most three decimals: "12,500". Avoids `toLocaleString`,
 * whose first call takes a phone 0.1 s during hydration.
 */
export function countText(count: number): string {
  const [whole = "", ...decimals] = `${Math.round(count * 1000) / 1000}`.split(".");
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ","), ...decimals].join(".");
}

/** A number with exactly one decimal, as ratings are shown: "4.0". */
export function oneDecimal(value: number): string {
  return value.toFixed(1);
}

/**
 * A share from 0 to 1 in whole percent, rounded down, so that a promise never looks better kept
 * than it was.
 */
export function percentText(share: number): string {
  // 0.29 * 100 is 28.999…
  return `${Math.floor(share * 100 + 1e-9)}%`;
}
