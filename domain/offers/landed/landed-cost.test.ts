import { expect, test } from "vitest";
import { compareOffers } from "../compare-offers.ts";
import { islandOffers, islandRequest, lineOf, toCompare } from "../examples.ts";
import { offerTotal, withAmounts } from "../line-amount.ts";
import type { Logistics } from "../logistics.ts";
import type { OfferLine } from "../offer-line.ts";
import { requiredScope } from "../required-scope.ts";
import { landedCost } from "./landed-cost.ts";
import { averageOfUnitedStates, type ShowServices } from "./service-rates.ts";
import { servicesFor } from "./services-at-show.ts";
import { usualChoices } from "./show-charges.ts";

const ofShow: ShowServices = {
  materialHandling: {
    advance: 90_00,
    direct: 85_00,
    per: "cwt",
    minimumCwt: 2,
    latePercent: 25_000,
  },
  labor: { straight: 140_00, overtime: 213_00 },
  minimumHours: 4,
  rigging: { straight: 200_00, overtime: 300_00 },
  electricians: { straight: 132_00, overtime: 208_00 },
  outlet: 150_00,
  currency: "USD",
  source: "Exhibitor manual",
  address: null,
  asOf: "2026-10-01",
};
const stated: Logistics = {
  shippingWeightLb: 1901,
  shipments: 1,
  crew: 2,
  installHours: 10,
  dismantleHours: 6,
  riggers: 2,
  riggingHours: 6,
  electricianHours: 4,
  powerOutlets: 3,
};
const atShow = { rates: ofShow, billsMaterialHandling: true };
const island = (extra: OfferLine[] = []) =>
  toCompare({ ...islandOffers, b: [...islandOffers.b, ...extra] });

function landedOf(
  id: string,
  logistics: Logistics,
  services: Parameters<typeof landedCost>[2] = atShow,
  offers = island(),
  request: Parameters<typeof requiredScope>[0] = islandRequest,
) {
  const compared = compareOffers(requiredScope(request), offers);
  const itemized = compared.offers.find((offer) => offer.id === id)?.itemized;
  if (!itemized) throw new Error(`${id} is not itemized`);
  const { lines } = offers.find((offer) => offer.id === id) ?? expect.fail();
  return landedCost({ ...itemized, lines, logistics }, compared.rows, services, usualChoices);
}

test("landedCost() adds what the show bills to the same-scope price [R16]", () => {
  expect(landedOf("b", stated)).toEqual({
    // 1,800 + 8 hours of rigging at 200 + 3 outlets at 150 and 4 hours at 132
    amount: 100_378_00,
    low: 100_378_00,
    high: 100_378_00,
    unknown: [],
    parts: [
      { category: "material-handling", amount: 1_800_00, basis: "rate" },
      { category: "rigging", amount: 1_600_00, basis: "rate" },
      { category: "electrical", amount: 978_00, basis: "rate" },
    ],
  });
  expect(landedOf("a", stated)).toMatchObject({
    amount: 100_678_00,
    low: 99_878_00,
    high: 101_478_00,
  });
});

test("landedCost() takes the offer's own amount for a service, and counts no category twice [R16]", () => {
  const offers = island([
    lineOf("material-handling", { amount: 2_000_00 }),
    lineOf("electrical", { within: islandOffers.b[0]?.id ?? null }),
  ]);
  expect(landedOf("b", stated, atShow, offers).parts).toEqual([
    { category: "material-handling", amount: 2_000_00, basis: "quoted" },
    { category: "rigging", amount: 1_600_00, basis: "rate" },
    { category: "electrical", amount: 0, basis: "quoted" },
  ]);
});

test("landedCost() counts a line that has services or compared categories in it once [R16]", () => {
  const turnkey = lineOf("other", { amount: 4_000_00 });
  const [rigging, electrical] = [
    lineOf("rigging", { within: turnkey.id }),
    lineOf("electrical", { within: turnkey.id }),
  ];
  const bare = island([turnkey, lineOf("rigging", { amount: 0 }), electrical]);
  const both = island([turnkey, rigging, electrical]);
  // 96,000, 1,800 of material handling, and the 4,000
  expect(landedOf("b", stated, atShow, bare).amount).toBe(101_800_00);
  expect(landedOf("b", stated, atShow, both)).toMatchObject({
    amount: 101_800_00,
    parts: [
      { category: "material-handling", amount: 1_800_00, basis: "rate" },
      { category: "rigging", amount: 4_000_00, basis: "quoted" },
      { category: "electrical", amount: 0, basis: "quoted" },
    ],
  });
  const inService = lineOf("electrical", { amount: 4_000_00 });
  const held = island([inService, lineOf("design", { within: inService.id })]);
  expect(landedOf("b", stated, atShow, held)).toMatchObject({
    // and 1,600 of rigging
    amount: 103_400_00,
    parts: [{}, {}, { category: "electrical", amount: 0, basis: "quoted" }],
  });
});

test("landedCost() has the offer's percentages of the services in its price, and of what is filled in [R16]", () => {
  const lines = withAmounts([
    ...islandOffers.a.filter(({ category }) => category !== "management"),
    lineOf("material-handling", { amount: 2_000_00 }),
    lineOf("rigging", { kind: "excluded", billedBy: "show" }),
    lineOf("management", { unit: "percent", quantity: 10_000 }),
    lineOf("electrical", { amount: 500_00 }),
    lineOf("services", { unit: "percent", quantity: 1_000 }),
  ]);
  const offers = toCompare({ ...islandOffers, a: lines });
  const { amount, parts } = landedOf("a", stated, atShow, offers);
  expect(parts).toEqual([
    // the fee of 10% is of it, too
    { category: "material-handling", amount: 2_200_00, basis: "quoted" },
    { category: "rigging", amount: 1_600_00, basis: "rate" },
    { category: "electrical", amount: 500_00, basis: "quoted" },
    // 1% of 81,000 above it, and of 11,800 for flooring and the hanging sign
    { category: "services", amount: 928_00, basis: "quoted" },
  ]);
  const bill = parts.reduce((sum, part) => sum + part.amount, 0);
  // 78,500 and 11,800 with their 10%
  expect(amount).toBe(99_330_00 + bill);
  const own = parts.flatMap((part) => (part.basis === "quoted" ? part.amount : []));
  const quoted = own.reduce((sum, each) => sum + each, 0);
  expect(78_500_00 + 7_850_00 + quoted - 118_00).toBe(offerTotal(lines));
});

test("landedCost() asks for what the builder did not state, without a number [R17]", () => {
  const { amount, parts, unknown } = landedOf("b", { shippingWeightLb: 900 });
  expect(parts).toEqual([]);
  expect(amount).toBe(96_000_00);
  expect(unknown).toEqual([
    { category: "material-handling", ask: ["shipments"] },
    { category: "rigging", ask: ["riggingHours", "riggers"] },
    { category: "electrical", ask: ["powerOutlets", "electricianHours"] },
  ]);
});

test("landedCost() takes none as stated, and asks for nothing more of that service [R17]", () => {
  const none = { shippingWeightLb: 0, riggingHours: 0, electricianHours: 0, powerOutlets: 0 };
  expect(landedOf("b", none)).toMatchObject({
    amount: 96_000_00,
    parts: ["material-handling", "rigging", "electrical"].map((category) => ({
      category,
      amount: 0,
      basis: "rate",
    })),
    unknown: [],
  });
  const outlets = { ...stated, electricianHours: 0, powerOutlets: 2 };
  expect(landedOf("b", outlets).parts[2]).toMatchObject({ amount: 300_00 });
});

test("landedCost() without rates knows nothing; outside the USA and Canada material handling is none [R17]", () => {
  const nothing = { rates: null, billsMaterialHandling: true };
  expect(landedOf("b", stated, nothing).unknown).toEqual([
    { category: "material-handling", ask: [] },
    { category: "rigging", ask: [] },
    { category: "electrical", ask: [] },
  ]);
  expect(landedOf("b", stated, { rates: null, billsMaterialHandling: false }).parts).toEqual([
    { category: "material-handling", amount: 0, basis: "not-billed" },
  ]);
});

test("landedCost() has the show's labor where no builder includes any [R16]", () => {
  const offers = toCompare({
    one: [
      lineOf("supervision", { amount: 1_000_00 }),
      lineOf("install", { kind: "excluded", billedBy: "show" }),
    ],
  });
  const { parts } = landedOf("one", stated, atShow, offers, {
    serviceType: "exhibit-labor-only",
    features: [],
  });
  expect(parts).toEqual([
    { category: "install", amount: 1_400_00, basis: "rate" },
    { category: "dismantle", amount: 1_120_00, basis: "rate" },
  ]);
});

const ces = { title: "CES", year: "2027", city: "Las Vegas", state: "NV", services: null };
const asked = { tradeShowName: "CES 2027", eventDay: "2027-03-03", venue: "Somewhere" };

test("servicesFor() takes the show's own rates, else those of its country with their source [R17]", () => {
  const own = { ...ces, services: ofShow };
  const older = { ...ces, year: "2026", services: { ...ofShow, source: "Older manual" } };
  expect(servicesFor(asked, [older, own], [])).toMatchObject({ origin: "show", rates: ofShow });
  expect(servicesFor(asked, [ces], [])).toEqual({
    origin: "country",
    country: "United States",
    billsMaterialHandling: true,
    rates: averageOfUnitedStates,
  });
  const entered = { country: "United States", services: { ...ofShow, source: "Ours" } };
  expect(servicesFor(asked, [ces], [entered]).rates?.source).toBe("Ours");
});

test("servicesFor() outside the USA and Canada has no material handling, and where the place is unknown nothing [R17]", () => {
  const at = (venue: string) => servicesFor({ ...asked, venue }, [], []);
  expect(at("Messe, Berlin, Germany")).toEqual({
    origin: "none",
    country: "Germany",
    rates: null,
    billsMaterialHandling: false,
  });
  expect(at("Enercare Centre, Toronto")).toMatchObject({
    origin: "none",
    country: "Canada",
    billsMaterialHandling: true,
  });
  expect(at("The old hall")).toMatchObject({ country: null, billsMaterialHandling: true });
});
