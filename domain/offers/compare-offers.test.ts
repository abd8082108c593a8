import { expect, test } from "vitest";
import { compareOffers } from "./compare-offers.ts";
import { islandOffers, islandRequest, lineOf, toCompare } from "./examples.ts";
import { withAmounts } from "./line-amount.ts";
import { requiredScope } from "./required-scope.ts";

const required = requiredScope(islandRequest);
const compare = (offers = toCompare(islandOffers)) => compareOffers(required, offers);
const itemizedOf = (id: string, { offers } = compare()) =>
  offers.find((offer) => offer.id === id)?.itemized;

test("compareOffers() of the worked example, to the cent [R11] [R13]", () => {
  expect(itemizedOf("a")).toMatchObject({
    total: 84_500_00,
    rank: { from: 1, to: 2 },
    sameScope: {
      amount: 96_300_00,
      low: 95_500_00,
      high: 97_100_00,
      open: [],
      fills: [
        {
          category: "flooring",
          amount: 5_200_00,
          low: 4_800_00,
          high: 5_600_00,
          source: "median",
          count: 2,
          weak: false,
          surcharge: 0,
          benchmark: null,
        },
        {
          category: "hanging-sign",
          amount: 6_600_00,
          low: 6_200_00,
          high: 7_000_00,
          source: "median",
          count: 2,
          weak: false,
          surcharge: 0,
          benchmark: null,
        },
      ],
    },
  });
  expect(itemizedOf("b")).toMatchObject({
    total: 96_000_00,
    rank: { from: 1, to: 2 },
    sameScope: { amount: 96_000_00, low: 96_000_00, high: 96_000_00, open: [], fills: [] },
  });
  expect(itemizedOf("d")).toMatchObject({
    total: 101_000_00,
    rank: { from: 3, to: 3 },
    sameScope: { amount: 101_000_00, low: 101_000_00, high: 101_000_00, open: [], fills: [] },
  });
  expect(itemizedOf("c")).toBeNull();
});

test("compareOffers() leaves out what no one includes, and what the show bills [R11]", () => {
  const { rows } = compare();
  const of = (wanted: string) =>
    rows.flatMap(({ category, standing }) => (standing === wanted ? category : []));
  expect(of("unclaimed")).toEqual(["design", "supervision"]);
  expect(of("show")).toEqual(["material-handling", "rigging", "electrical"]);
  expect(of("compared")).toEqual([
    "structure",
    "graphics",
    "flooring",
    "hanging-sign",
    "install",
    "dismantle",
    "shipping",
    "management",
  ]);
});

test("compareOffers() distinguishes the five things that an offer can say about a category [R09]", () => {
  const offer = {
    id: "o",
    stands: true,
    lines: [
      lineOf("structure", { amount: 100 }),
      lineOf("graphics", { kind: "allowance", amount: 50 }),
      lineOf("flooring", { kind: "excluded" }),
      lineOf("furniture", { kind: "option", amount: 20 }),
    ],
  };
  offer.lines.push(lineOf("design", { within: offer.lines[0]?.id ?? null }));
  const cells = itemizedOf("o", compareOffers(required, [offer]))?.cells;
  expect(Object.fromEntries(cells ?? [])).toEqual({
    structure: { state: "included", amount: 100 },
    graphics: { state: "allowance", amount: 50 },
    flooring: { state: "excluded", amount: null },
    furniture: { state: "option", amount: null },
    design: { state: "within", amount: null },
  });
});

test("an offer with an open category has no place, and the others share theirs without it [R13]", () => {
  const design = { design: lineOf("design", { within: islandOffers.b[0]?.id ?? null }) };
  const offers = { ...islandOffers, b: [...islandOffers.b, design.design] };
  const compared = compare(toCompare(offers));
  expect(itemizedOf("a", compared)).toMatchObject({ rank: null, sameScope: { open: ["design"] } });
  expect(itemizedOf("b", compared)).toMatchObject({ rank: { from: 1, to: 1 } });
});

test("an offer that no longer stands is out of the medians and without a place [R11] [R40]", () => {
  const offers = toCompare(islandOffers).map((offer) => ({ ...offer, stands: offer.id !== "d" }));
  const compared = compare(offers);
  expect(itemizedOf("a", compared)?.sameScope.fills).toMatchObject([
    {
      category: "flooring",
      amount: 4_800_00,
      low: 3_600_00,
      high: 6_000_00,
      count: 1,
      weak: true,
    },
    { category: "hanging-sign", amount: 6_200_00, weak: true },
  ]);
  expect(itemizedOf("d", compared)).toMatchObject({ rank: null, total: 101_000_00 });
});

test("what the show bills in one offer and others include is filled from the others", () => {
  const [structure, labor] = [
    lineOf("structure", { amount: 100 }),
    lineOf("install", { amount: 8 }),
  ];
  const excluded = lineOf("install", { kind: "excluded", billedBy: "show" });
  const compared = compare(
    toCompare({ one: [structure, excluded], two: [structure, labor], three: [structure, labor] }),
  );
  expect(itemizedOf("one", compared)?.sameScope).toMatchObject({ amount: 108, open: [] });
});

test("a category that half of the itemized offers include is compared, though not asked for", () => {
  const lines = [lineOf("structure", { amount: 100 })];
  const more = [...lines, lineOf("lighting", { amount: 9 })];
  const standingOf = (offers: Parameters<typeof toCompare>[0]) =>
    compare(toCompare(offers)).rows.find(({ category }) => category === "lighting")?.standing;
  expect(standingOf({ one: lines, two: more })).toBe("compared");
  expect(standingOf({ one: lines, two: more, three: lines })).toBe("apart");
});

test("a gap takes its builder's own rate before the median, and that before a benchmark [R10]", () => {
  const offers = toCompare(islandOffers);
  const [a] = offers;
  const filled = (ownRates = {}, benchmarks = {}, some = offers.slice(1)) =>
    itemizedOf(
      "a",
      compareOffers(required, [{ ...(a as typeof a & object), ownRates }, ...some], { benchmarks }),
    )?.sameScope.fills[0];
  const rates = { flooring: 5_000_00 };
  const from = { source: "EDPA", address: null, asOf: "2026-01-31" };
  const usual = { flooring: { amount: 4_000_00, from } };
  expect(filled(rates, usual)).toEqual({
    category: "flooring",
    amount: 5_000_00,
    low: 5_000_00,
    high: 5_000_00,
    source: "own-rate",
    count: 0,
    weak: false,
    surcharge: 0,
    benchmark: null,
  });
  expect(filled({}, usual)).toMatchObject({ source: "median", count: 2, benchmark: null });
  const within = lineOf("structure", { amount: 100 });
  const holders = toCompare({ e: [within, lineOf("flooring", { within: within.id })] });
  expect(filled({}, usual, holders)).toEqual({
    category: "flooring",
    amount: 4_000_00,
    low: 3_000_00,
    high: 5_000_00,
    source: "benchmark",
    count: 0,
    weak: true,
    surcharge: 0,
    benchmark: from,
  });
  expect(filled({}, {}, holders)).toBeUndefined();
});

test("a percentage is of what is in the scope, with what is filled in: leaving out never pays [R03]", () => {
  const lines = [
    lineOf("structure", { amount: 1_000_00 }),
    lineOf("tax", { amount: 80_00 }),
    lineOf("management", { unit: "percent", quantity: 10_000, amount: 108_00 }),
  ];
  const flooring = lineOf("flooring", { amount: 500_00 });
  const other = [lineOf("structure", { amount: 900_00 }), flooring];
  const less = itemizedOf("one", compare(toCompare({ one: lines, other })));
  expect(less?.sameScope).toMatchObject({
    amount: 1_650_00,
    open: [],
    fills: [{ category: "flooring", amount: 550_00, surcharge: 50_00 }],
    restated: [{ category: "management", amount: 100_00 }],
  });
  const [structure, ...rest] = lines;
  const whole = [structure ?? flooring, flooring, ...rest];
  const all = itemizedOf("one", compare(toCompare({ one: whole, other })));
  expect(all?.sameScope).toMatchObject({ amount: 1_650_00, fills: [] });
});

test("a percentage that others take of what is outside the scope fills no gap [R12]", () => {
  const other = withAmounts([
    lineOf("tax", { amount: 5_000_00 }),
    lineOf("structure", { amount: 1_000_00 }),
    lineOf("management", { unit: "percent", quantity: 10_000 }),
  ]);
  const compared = compare(toCompare({ one: [lineOf("structure", { amount: 1 })], other }));
  expect(itemizedOf("one", compared)?.sameScope.fills).toMatchObject([
    { category: "management", amount: 100_00 },
  ]);
});

test("a price range counts with its middle, half a cent up, and is as wide as it is said to be [R13]", () => {
  const offers = toCompare(islandOffers).map((offer) =>
    offer.id === "b" ? { ...offer, spread: 2_000_01 } : offer,
  );
  const before = itemizedOf("b")?.sameScope;
  expect(itemizedOf("b", compare(offers))?.sameScope).toEqual({
    ...before,
    amount: (before?.amount ?? 0) + 1_000_01,
    high: (before?.high ?? 0) + 2_000_01,
    midway: 1_000_01,
  });
  expect(itemizedOf("d", compare(offers))).toEqual(itemizedOf("d"));
});

test("a price in a line of another category counts once, and is no gain [R12]", () => {
  const turnkey = lineOf("other", { label: "Turnkey", amount: 79_000_00 });
  const within = islandOffers.b.map(({ category }) => lineOf(category, { within: turnkey.id }));
  const compared = compare(toCompare({ ...islandOffers, c: [turnkey, ...within] }));
  expect(itemizedOf("c", compared)).toMatchObject({
    total: 79_000_00,
    rank: { from: 1, to: 1 },
    sameScope: {
      amount: 79_000_00,
      low: 79_000_00,
      high: 79_000_00,
      open: [],
      fills: [],
      elsewhere: [{ category: "other", amount: 79_000_00 }],
    },
  });
  for (const id of ["a", "b", "d"]) {
    expect(itemizedOf(id, compared)?.sameScope).toEqual(itemizedOf(id)?.sameScope);
  }
});

test("a discount has no price of another category in it", () => {
  const discount = lineOf("discount", { amount: -5_00 });
  const lines = [
    lineOf("structure", { amount: 100_00 }),
    discount,
    lineOf("flooring", { within: discount.id }),
  ];
  expect(itemizedOf("one", compare(toCompare({ one: lines })))?.sameScope).toMatchObject({
    amount: 100_00,
    elsewhere: [],
  });
});

test("what the exhibitor struck is in no scope, however many offers include it [R08]", () => {
  const priced = (structure: number, freight?: number) => [
    lineOf("structure", { amount: structure * 1000_00 }),
    ...(freight ? [lineOf("shipping", { amount: freight * 1000_00 })] : []),
  ];
  const offers = toCompare({ one: priced(50), two: priced(48, 8), three: priced(49, 6) });
  const scoped = { serviceType: "exhibit-stand-purchase", features: [] };
  const struck = ["shipping", "electrical"] as const;
  const compared = compareOffers(
    requiredScope({ ...scoped, scopeEdits: { added: [], struck } }),
    offers,
    { struck },
  );
  const prices = ["two", "three", "one"].map((id) => itemizedOf(id, compared));
  expect(prices.map((each) => [each?.sameScope.amount, each?.rank?.from])).toEqual([
    [48_000_00, 1],
    [49_000_00, 2],
    [50_000_00, 3],
  ]);
  expect(prices.flatMap((each) => each?.sameScope.fills)).toEqual([]);
  expect(compared.rows.find(({ category }) => category === "shipping")?.standing).toBe("apart");
  const withPower = toCompare({
    one: [...priced(50), lineOf("electrical", { amount: 1 })],
    two: priced(48, 8),
  });
  const { rows } = compareOffers(required, withPower, { struck });
  expect(rows.find(({ category }) => category === "electrical")?.standing).toBe("apart");
});
