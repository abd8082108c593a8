import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Category, categories, isComparable } from "./category.ts";
import { isInPrice, notSaid } from "./category-cells.ts";
import { compareOffers, type OfferToCompare } from "./compare-offers.ts";
import { lineOf } from "./examples.ts";
import { isPercent, withAmounts } from "./line-amount.ts";
import type { OfferLine } from "./offer-line.ts";
import type { RequiredCategory } from "./required-scope.ts";
import type { Amounts, BenchmarkAmounts, Fill } from "./same-scope.ts";

const amounts = fc.integer({ min: 0, max: 100_000_00 });
const lineFacts = fc.record({
  category: fc.constantFrom(...categories),
  kind: fc.constantFrom("included", "percent", "allowance", "excluded", "option", "within"),
  amount: amounts,
  rate: fc.integer({ min: 0, max: 100_000 }),
  holder: fc.nat(),
});
/**
 * Valid lines: a structure, and up to ten others, some of them by percent of those before, and some with their price in one of
 * the others, whatever its category.
 */
const lines = fc.tuple(amounts, fc.array(lineFacts, { maxLength: 10 })).map(([first, others]) => {
  const structure = lineOf("structure", { amount: first });
  const more = others.map(({ category, kind, amount, rate }): OfferLine => {
    if (kind === "within") return lineOf(category);
    if (kind === "percent") return lineOf(category, { unit: "percent", quantity: rate });
    const signed = category === "discount" ? -amount : amount;
    return lineOf(category, { kind, amount: kind === "excluded" ? null : signed });
  });
  const holders = [structure, ...more.filter((_, at) => isHolder(others[at]?.kind))];
  const held = more.map((line, at): OfferLine => {
    const { kind, holder = 0 } = others[at] ?? {};
    return kind === "within"
      ? { ...line, within: holders[holder % holders.length]?.id ?? null }
      : line;
  });
  return withAmounts([structure, ...held]);
});
/** Amounts of some categories: a builder's own rates, or usual prices. */
const rates = fc
  .array(fc.tuple(fc.constantFrom(...categories.filter(isComparable)), amounts), { maxLength: 5 })
  .map((some): Amounts => Object.fromEntries(some));
const spreads = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000_01 }));
const isHolder = (kind: string | undefined) => kind === "included" || kind === "percent";
const offersOf = (min: number) =>
  fc
    .array(fc.tuple(lines, fc.boolean(), rates, spreads), { minLength: min, maxLength: 6 })
    .map((some) =>
      some.map(
        ([own, stands, ownRates, spread], index): OfferToCompare => ({
          id: `${index}`,
          lines: own,
          stands,
          ownRates,
          spread,
        }),
      ),
    );
/** The categories that a request asks for, and the operator's usual prices. */
type Scope = { scope: RequiredCategory[]; usual: BenchmarkAmounts };
const toScope = (some: readonly Category[]) =>
  some.map((category): RequiredCategory => ({ category, why: "service" }));
const from = { source: "A survey", address: null, asOf: "2026-10-01" };
const required = fc.tuple(fc.subarray([...categories]), rates).map(
  ([some, usual]): Scope => ({
    scope: toScope(some),
    usual: Object.fromEntries(
      Object.entries(usual).map(([category, amount]) => [category, { amount, from }]),
    ),
  }),
);

function compared(asked: Scope, offers: readonly OfferToCompare[]) {
  const { rows, offers: results } = compareOffers(asked.scope, offers, {
    benchmarks: asked.usual,
  });
  const scope = rows.flatMap((row) => (row.standing === "compared" ? row.category : []));
  const byId = new Map(results.map(({ id, itemized }) => [id, itemized]));
  const priceOf = (id: string) => byId.get(id)?.sameScope ?? expect.fail("no price");
  return { rows, scope, byId, priceOf, offers: results };
}
const withLine = (offer: OfferToCompare, line: OfferLine, at = offer.lines.length) => ({
  ...offer,
  lines: withAmounts(offer.lines.toSpliced(at, 0, line)),
});

describe("the same-scope price [R12]", () => {
  test("does not depend on the order of the offers", () => {
    fc.assert(
      fc.property(required, offersOf(1), (asked, offers) => {
        const [one, other] = [compared(asked, offers), compared(asked, offers.toReversed())];
        expect(other.rows).toEqual(one.rows);
        for (const { id } of offers) expect(other.byId.get(id)).toEqual(one.byId.get(id));
      }),
    );
  });

  test("leaves differences equal when all add the same line of a category that no one had", () => {
    fc.assert(
      fc.property(required, offersOf(2), amounts, (asked, offers, amount) => {
        const had = new Set(offers.flatMap((offer) => offer.lines.map((line) => line.category)));
        const fresh = categories.find((category) => !had.has(category));
        if (!fresh) return;
        const sign = fresh === "discount" ? -1 : 1;
        const more = offers.map((offer) =>
          withLine(offer, lineOf(fresh, { amount: sign * amount })),
        );
        const [before, after] = [compared(asked, offers), compared(asked, more)];
        const grown = offers.map(({ id }) => after.priceOf(id).amount - before.priceOf(id).amount);
        expect(new Set(grown).size).toBe(1);
      }),
    );
  });

  test("fills with amounts of 0 or more, inside their ranges", () => {
    fc.assert(
      fc.property(required, offersOf(1), (asked, offers) => {
        for (const { itemized } of compared(asked, offers).offers) {
          for (const { low, amount, high } of itemized?.sameScope.fills ?? []) {
            expect(low).toBeGreaterThanOrEqual(0);
            expect(amount).toBeGreaterThanOrEqual(low);
            expect(high).toBeGreaterThanOrEqual(amount);
          }
        }
      }),
    );
  });

  test("fills with the builder's own rate, else the median of the others, else the benchmark", () => {
    fc.assert(
      fc.property(required, offersOf(1), (asked, offers) => {
        const { offers: results } = compared(asked, offers);
        for (const { id, itemized } of results) {
          const { fills = [], open = [] } = itemized?.sameScope ?? {};
          const { ownRates = {} } = offers.find((offer) => offer.id === id) ?? {};
          const others = results.filter((other) => {
            return other.id !== id && offers.find((offer) => offer.id === other.id)?.stands;
          });
          for (const { category, source, amount, surcharge } of fills) {
            const hasOwn = ownRates[category] !== undefined;
            const hasOthers = others.some((other) =>
              isInPrice(other.itemized?.cells.get(category) ?? notSaid),
            );
            expect(source === "own-rate").toBe(hasOwn);
            if (source === "own-rate") expect(amount - surcharge).toBe(ownRates[category]);
            if (source === "benchmark") {
              expect(amount - surcharge).toBe(asked.usual[category]?.amount);
            }
            if (source === "median") expect(hasOthers).toBe(true);
          }
          for (const category of open) {
            expect([ownRates[category], asked.usual[category]]).toEqual([undefined, undefined]);
          }
        }
      }),
    );
  });

  test("lies in its range, which is wider by that of the offer", () => {
    fc.assert(
      fc.property(required, offersOf(1), (asked, offers) => {
        const priced = compared(asked, offers);
        const narrow = compared(
          asked,
          offers.map((offer) => ({ ...offer, spread: 0 })),
        );
        for (const { id, spread = 0 } of offers) {
          const [{ low, amount, high }, alone] = [priced.priceOf(id), narrow.priceOf(id)];
          expect([low, high]).toEqual([alone.low, alone.high + spread]);
          expect(low <= amount && amount <= high).toBe(true);
        }
      }),
    );
  });

  /** The price of the first offer with a fill, before and after it includes a line for it. */
  function includingFill(
    asked: Scope,
    offers: readonly OfferToCompare[],
    include: (offer: OfferToCompare, fill: Fill) => OfferToCompare,
  ) {
    const before = compared(asked, offers);
    const offer = offers.find(({ id }) => before.priceOf(id).fills.length > 0);
    if (!offer) return null;
    const [fill = expect.fail()] = before.priceOf(offer.id).fills;
    const said = offers.map((each) => (each === offer ? include(each, fill) : each));
    const after = compared(asked, said).priceOf(offer.id).amount;
    return { offer, before: before.priceOf(offer.id).amount, after };
  }

  test("stays when an offer includes a line at exactly its fill", () => {
    fc.assert(
      fc.property(required, offersOf(2), (asked, offers) => {
        const included = includingFill(asked, offers, (offer, { category, amount }) =>
          withLine(offer, lineOf(category, { amount })),
        );
        expect(included?.after).toBe(included?.before);
      }),
    );
  });

  test("stays when it does so above its percentages, without them, but for a rounding of each", () => {
    fc.assert(
      fc.property(required, offersOf(2), (asked, offers) => {
        const included = includingFill(asked, offers, (offer, { category, amount, surcharge }) =>
          withLine(offer, lineOf(category, { amount: amount - surcharge }), 0),
        );
        if (!included) return;
        const { offer, before, after } = included;
        expect(Math.abs(after - before)).toBeLessThanOrEqual(offer.lines.filter(isPercent).length);
      }),
    );
  });

  test("has no medians for one offer alone", () => {
    fc.assert(
      fc.property(required, offersOf(1), (asked, [offer]) => {
        if (!offer) return;
        const alone = compared(asked, [{ ...offer, stands: true }]);
        expect(alone.priceOf(offer.id).fills).toEqual([]);
      }),
    );
  });

  const outside = categories.filter((category) => !isComparable(category));
  const outsideHolder = fc.constantFrom(...outside.filter((category) => category !== "discount"));
  const anyHolder = fc.oneof(outsideHolder, fc.constant("storage" as const));

  test("of one line with all prices in it is the amount of that line, whatever its category", () => {
    const allWithin = fc.subarray(categories.filter(isComparable), { minLength: 1 });
    fc.assert(
      fc.property(allWithin, anyHolder, amounts, offersOf(1), (within, holder, amount, others) => {
        const turnkey = lineOf(holder, { amount });
        const own = [turnkey, ...within.map((each) => lineOf(each, { within: turnkey.id }))];
        const asked = { scope: toScope(within), usual: {} };
        const priced = compared(asked, [{ id: "own", lines: own, stands: true }, ...others]);
        const { fills, amount: price } = priced.priceOf("own");
        expect(price).toBe(fills.reduce((sum, fill) => sum + fill.amount, amount));
        expect(fills.filter(({ category }) => within.includes(category))).toEqual([]);
      }),
    );
  });

  test("stays when an offer moves the price of a compared line into a line of another category", () => {
    fc.assert(
      fc.property(required, offersOf(1), outsideHolder, (asked, offers, holder) => {
        const before = compared(asked, offers);
        const [first] = offers;
        const moved = first?.lines.find(
          ({ category, kind, within }) =>
            before.scope.includes(category) && kind === "included" && within === null,
        );
        if (!first || !moved) return;
        const changed = first.lines.flatMap((line) =>
          line === moved
            ? [{ ...line, category: holder }, lineOf(line.category, { within: line.id })]
            : line,
        );
        const after = compared(asked, [{ ...first, lines: changed }, ...offers.slice(1)]);
        expect(after.priceOf(first.id).amount).toBe(before.priceOf(first.id).amount);
      }),
    );
  });

  test("is whole cents", () => {
    fc.assert(
      fc.property(required, offersOf(1), (asked, offers) => {
        for (const { itemized } of compared(asked, offers).offers) {
          const { amount, low, high } = itemized?.sameScope ?? expect.fail();
          for (const cents of [amount, low, high, itemized?.total]) {
            expect(Number.isSafeInteger(cents)).toBe(true);
          }
        }
      }),
    );
  });

  test("does not change with what an offer says outside the scope, while the scope stays", () => {
    const changes = fc.record({
      category: fc.constantFrom(...outside),
      amount: amounts,
      at: fc.nat({ max: 10 }),
    });
    fc.assert(
      fc.property(required, offersOf(1), changes, (asked, offers, { category, amount, at }) => {
        const sign = category === "discount" ? -1 : 1;
        const [first, ...others] = offers;
        if (!first) return;
        const changed = withLine(first, lineOf(category, { amount: sign * amount }), at);
        const [before, after] = [compared(asked, offers), compared(asked, [changed, ...others])];
        expect(after.scope).toEqual(before.scope);
        for (const { id } of offers) expect(after.priceOf(id)).toEqual(before.priceOf(id));
      }),
    );
  });
});
