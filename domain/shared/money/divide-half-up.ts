/** The one rounding rule of amounts: to the nearest whole, half of one up. So 1.5 is 2, and -1.5 is -1. */
export function divideHalfUp(dividend: bigint, divisor: bigint): number {
  const [doubled, whole] = [2n * dividend + divisor, 2n * divisor];
  // division of bigints cuts toward zero
  const rest = ((doubled % whole) + whole) % whole;
  return Number((doubled - rest) / whole);
}
