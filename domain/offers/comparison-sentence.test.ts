import { describe, expect, test } from "vitest";
import { compareOffers } from "./compare-offers.ts";
import { comparisonSentence, type QuoteInWords } from "./comparison-sentence.ts";
import { islandOffers, islandRequest, lineOf, toCompare } from "./examples.ts";
import { offerTotal } from "./line-amount.ts";
import type { OfferLine } from "./offer-line.ts";
import { type RequiredCategory, requiredScope } from "./required-scope.ts";

type Given = Partial<QuoteInWords> & { lines?: OfferLine[] };

const island = requiredScope(islandRequest);
const asked = (...categories: RequiredCategory["category"][]): RequiredCategory[] =>
  categories.map((category) => ({ category, why: "service" }));
const names: Record<string, string> = { a: "Lakeshore", b: "Redwood", c: "Sunbelt", d: "Parallel" };

/** Compares the given quotes and returns their sentence. A quote without an amount costs the sum of its lines. */
function sentence(
  given: Record<string, Given>,
  {
    required = island,
    struck = [],
    mayAsk = true,
  }: {
    required?: RequiredCategory[];
    struck?: RequiredCategory["category"][];
    mayAsk?: boolean;
  } = {},
) {
  const latest = Math.max(...Object.values(given).map(({ version = 1 }) => version));
  const lines = Object.entries(given).map(([id, { lines: own = [], version = 1 }]) => [
    id,
    version === latest ? own : [],
  ]);
  const offers = toCompare(Object.fromEntries(lines)).map((offer) => ({
    ...offer,
    stands: given[offer.id]?.stands ?? true,
    spread: (given[offer.id]?.high ?? 0) && (given[offer.id]?.high ?? 0) - offerTotal(offer.lines),
  }));
  const { rows, offers: compared } = compareOffers(required, offers, { struck });
  const quotes = compared.map(({ id, itemized }): QuoteInWords => {
    const { lines: own = [], ...facts } = given[id] ?? {};
    return {
      name: names[id] ?? id,
      amount: own.length > 0 ? offerTotal(own) : null,
      high: null,
      isConverted: false,
      stands: true,
      version: 1,
      isForEarlierBrief: false,
      itemized,
      ...facts,
    };
  });
  return comparisonSentence(quotes, { rows, mayAsk });
}

const included = (amounts: Partial<Record<OfferLine["category"], number>>): OfferLine[] =>
  Object.entries(amounts).map(([category, amount]) =>
    lineOf(category as OfferLine["category"], { amount: amount * 100 }),
  );
const total = (dollars: number): Given => ({ amount: dollars * 100 });
const booth = asked("structure", "graphics", "shipping", "material-handling");
const whole = { structure: 50_000, graphics: 9_000, shipping: 8_000, "material-handling": 5_000 };
const bare = [
  ...included({ structure: 52_000, graphics: 9_500 }),
  lineOf("shipping", { kind: "excluded" }),
  lineOf("material-handling", { kind: "excluded", billedBy: "show" }),
];
const bareAndWhole = { a: { lines: bare }, b: { lines: included(whole) } };

describe("comparisonSentence() [W08]", () => {
  test("names what the lowest leaves out and who is lowest on the same scope", () => {
    expect(
      sentence(
        { ...bareAndWhole, d: { lines: included({ ...whole, structure: 60_000 }) } },
        { required: booth },
      ),
    ).toBe(
      "Lakeshore is lowest but leaves out freight and drayage. On the same scope, Redwood is lowest.",
    );
  });

  test("says when gaps leave two too close to call: the worked example", () => {
    const { a, b, c, d } = islandOffers;
    expect(sentence({ a: { lines: a }, b: { lines: b }, d: { lines: d } })).toBe(
      "Lakeshore is lowest but leaves out flooring and the hanging sign. On the same scope, Lakeshore and Redwood are too close to call.",
    );
    expect(sentence({ a: { lines: a }, c: { lines: c, ...total(79_000) }, d: { lines: d } })).toBe(
      "Sunbelt is lowest. Among itemized quotes on the same scope, Lakeshore is lowest. Sunbelt gives one total: ask for line items.",
    );
  });

  test("says when the lowest stays it, with gaps and without", () => {
    const lines = included({ ...whole, structure: 20_000 }).slice(0, 3);
    expect(sentence({ ...bareAndWhole, a: { lines } }, { required: booth })).toBe(
      "Lakeshore is lowest but leaves out drayage. On the same scope, it's still lowest.",
    );
    const dearer = { lines: included({ ...whole, structure: 60_000 }) };
    expect(sentence({ b: { lines: included(whole) }, d: dearer }, { required: booth })).toBe(
      "Redwood is lowest. On the same scope, it's still lowest.",
    );
  });

  test("counts what is in another line as included, and an option or silence as left out", () => {
    const [structure = lineOf("structure"), ...others] = included(whole);
    const held = [
      structure,
      ...others.slice(0, 1),
      lineOf("shipping", { within: structure.id }),
      lineOf("material-handling", { kind: "option", amount: 1_000_00 }),
    ];
    expect(
      sentence({ a: { lines: held }, b: { lines: included(whole) } }, { required: booth }),
    ).toBe("Lakeshore is lowest but leaves out drayage. On the same scope, it's still lowest.");
  });

  test("shortens a long list of what is left out", () => {
    const lines = included({ structure: 40_000 });
    const all = included({ ...whole, flooring: 1_000, install: 2_000, dismantle: 1_000 });
    expect(sentence({ a: { lines }, b: { lines: all } })).toMatch(
      /^Lakeshore is lowest but leaves out graphics, flooring, and 4 more\./,
    );
  });

  test("leaves out of account what the exhibitor arranges elsewhere, and what no one includes", () => {
    const struck = ["shipping", "material-handling"] as const;
    expect(sentence(bareAndWhole, { required: booth, struck: [...struck] })).toBe(
      "Lakeshore is lowest. On the same scope, Redwood is lowest.",
    );
    const lines = bare.map((line) => ({ ...line, amount: line.amount && line.amount + 100 }));
    expect(sentence({ a: { lines: bare }, b: { lines } }, { required: booth })).toBe(
      "Lakeshore is lowest. On the same scope, it's still lowest.",
    );
  });

  test("of totals asks for lines, and claims nothing", () => {
    expect(sentence({ a: total(40_000), b: total(50_000) })).toBe(
      "Two quotes are one total: ask for line items.",
    );
    expect(sentence({ a: total(40_000), b: total(50_000) }, { mayAsk: false })).toBe(
      "Two quotes are one total.",
    );
    const dozen = Array.from({ length: 12 }, (_, index) => [`${index}`, total(40_000)]);
    expect(sentence(Object.fromEntries(dozen))).toBe(
      "12 quotes are one total: ask for line items.",
    );
  });

  test("of one itemized quote beside totals compares no scope", () => {
    expect(
      sentence({ a: { lines: bare }, c: total(90_000), d: total(95_000) }, { required: booth }),
    ).toBe("Lakeshore is lowest. Two quotes are one total: ask for line items.");
  });

  test("of one quote says that it is the only one, and what its lines exclude", () => {
    expect(sentence({ a: { lines: bare } }, { required: booth })).toBe(
      "Only Lakeshore has quoted so far. It leaves out freight and drayage.",
    );
    expect(sentence({ b: { lines: included(whole) } }, { required: booth, mayAsk: false })).toBe(
      "Only Redwood has quoted.",
    );
    expect(sentence({ c: total(1) })).toBe(
      "Only Sunbelt has quoted so far. It's one total: ask for line items.",
    );
    expect(sentence({ a: { lines: bare } }, { required: booth, struck: ["shipping"] })).toBe(
      "Only Lakeshore has quoted so far. It leaves out drayage.",
    );
  });

  test("of ties names all that share the lowest amount, and what one of them leaves out", () => {
    const same = { lines: included(whole) };
    expect(sentence({ a: same, b: same }, { required: booth })).toBe(
      "Lakeshore and Redwood share the lowest amount. On the same scope, Lakeshore and Redwood cost the same.",
    );
    const lean = included({ structure: 63_000, graphics: 9_000 });
    expect(sentence({ a: { lines: lean }, b: same }, { required: booth })).toBe(
      "Lakeshore and Redwood share the lowest amount; Lakeshore leaves out freight and drayage. On the same scope, Redwood is lowest.",
    );
    const four = { a: same, b: same, c: same, d: same };
    expect(sentence(four, { required: booth })).toBe(
      "Four quotes share the lowest amount. On the same scope, four quotes cost the same.",
    );
  });

  test("of a price range claims no more than its ends do", () => {
    const range = { lines: included({ ...whole, structure: 49_000 }), high: 90_000_00 };
    expect(sentence({ a: range, b: { lines: included(whole) } }, { required: booth })).toBe(
      "The range of Lakeshore starts lowest. On the same scope, Lakeshore and Redwood are too close to call.",
    );
    const narrow = { ...range, high: 71_500_00 };
    expect(sentence({ a: narrow, b: { lines: included(whole) } }, { required: booth })).toBe(
      "Lakeshore is lowest. On the same scope, it's still lowest.",
    );
  });

  test("says that amounts in other currencies are compared in US dollars", () => {
    const converted = { lines: included(whole), isConverted: true };
    expect(sentence({ ...bareAndWhole, b: converted }, { required: booth })).toMatch(
      /^Lakeshore is lowest in US dollars but leaves out freight and drayage\./,
    );
  });

  test("ranks nothing while a quote that might be lowest lacks a price that nothing can fill", () => {
    const [structure = lineOf("structure"), ...others] = included(whole);
    const held = [structure, ...others.slice(0, 1), lineOf("shipping", { within: structure.id })];
    expect(sentence({ a: { lines: bare }, b: { lines: held } }, { required: booth })).toBe(
      "Redwood is lowest. On the same scope, it's still lowest.",
    );
    const cheap = [...included({ structure: 30_000, graphics: 9_000 })];
    expect(sentence({ a: { lines: cheap }, b: { lines: held } }, { required: booth })).toBe(
      "Lakeshore is lowest but leaves out freight. On the same scope, none is lowest until Lakeshore prices freight.",
    );
  });

  test("leaves out quotes that were declined or withdrawn or have expired, and those without a price", () => {
    const ended = { lines: included({ structure: 1_000 }), stands: false };
    const nothing = { amount: null };
    expect(sentence({ ...bareAndWhole, c: ended, d: nothing }, { required: booth })).toBe(
      sentence(bareAndWhole, { required: booth }),
    );
    expect(sentence({ a: ended })).toBeNull();
    expect(sentence({ a: nothing, b: { amount: 0 } })).toBeNull();
    expect(sentence({})).toBeNull();
  });

  describe("after a change of the brief [W02]", () => {
    const outdated = { version: 1, isForEarlierBrief: true };
    const updated = { version: 2 };
    const cheapest = { ...outdated, lines: included({ structure: 1_000 }) };

    test("compares the updated quotes only", () => {
      const { a, b } = bareAndWhole;
      expect(
        sentence(
          { a: { ...a, ...updated }, b: { ...b, ...updated }, d: cheapest },
          { required: booth },
        ),
      ).toBe(
        "Of the updated quotes, Lakeshore is lowest but leaves out freight and drayage. On the same scope, Redwood is lowest.",
      );
      expect(sentence({ b: { ...b, ...updated }, d: cheapest }, { required: booth })).toBe(
        "Only Redwood has priced your change so far.",
      );
    });

    test("says of quotes from before the change that they are", () => {
      const { a, b } = bareAndWhole;
      expect(
        sentence({ a: { ...a, ...outdated }, b: { ...b, ...outdated } }, { required: booth }),
      ).toMatch(/^Priced before your change: Lakeshore is lowest but leaves out freight/);
      const twice = { ...outdated, version: 2 };
      expect(
        sentence({ a: { ...a, ...outdated }, b: { ...b, ...twice } }, { required: booth }),
      ).toBe("No quote is priced for your last change.");
    });
  });
});
