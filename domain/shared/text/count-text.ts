/**
 * A number with commas between its thousands and at most three decimals: "12,500". Not with `toLocaleString`: its first call
 * takes a phone a tenth of a second, while the page comes alive.
 */
export function countText(count: number): string {
  const [whole = "", ...decimals] = `${Math.round(count * 1000) / 1000}`.split(".");
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ","), ...decimals].join(".");
}

/** With exactly one decimal, as ratings are: "4.0". */
export function oneDecimal(value: number): string {
  return value.toFixed(1);
}

/** A share from 0 to 1 in whole percent, rounded down: a promise never looks better kept than it was. */
export function percentText(share: number): string {
  // 0.29 * 100 is 28.999…
  return `${Math.floor(share * 100 + 1e-9)}%`;
}
