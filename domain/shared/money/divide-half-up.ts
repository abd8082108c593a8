/**
 * The rounding rule for all amounts: to the nearest integer, halves up. 1.5 becomes 2, and -1.5
 * becomes -1.
 */
export function divideHalfUp(dividend: bigint, divisor: bigint): number {
  const [doubled, whole] = [2n * dividend + divisor, 2n * divisor];
  // bigint division truncates toward zero
  const rest = ((doubled % whole) + whole) % whole;
  return Number((doubled - rest) / whole);
}
