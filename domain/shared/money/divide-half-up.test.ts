import fc from "fast-check";
import { expect, test } from "vitest";
import { divideHalfUp } from "./divide-half-up.ts";

test.for([
  [1500, 2],
  [1499, 1],
  [500, 1],
  [499, 0],
  [0, 0],
  [-499, 0],
  [-500, 0],
  [-501, -1],
  [-1500, -1],
  [-1501, -2],
] as const)("divideHalfUp() of %i thousandths is %i [R03]", ([thousandths, whole]) => {
  expect(divideHalfUp(BigInt(thousandths), 1000n)).toBe(whole);
});

test("divideHalfUp() is less than half away below, and at most half away above [R03]", () => {
  const dividends = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
  fc.assert(
    fc.property(dividends, fc.bigInt({ min: 1n, max: 10n ** 6n }), (dividend, divisor) => {
      const rest = 2n * (BigInt(divideHalfUp(dividend, divisor)) * divisor - dividend);
      expect(rest > -divisor && rest <= divisor).toBe(true);
    }),
  );
});
