import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createExchangeRates } from "../adapters/exchange/exchange-rates.ts";
import { toUserRow } from "../adapters/postgres/accounts/user-repository.ts";
import { toBuilderRow } from "../adapters/postgres/builders/builder-profile-mapper.ts";
import { createPostgresBuilderProfileRepository } from "../adapters/postgres/builders/builder-profile-repository.ts";
import { toQuoteResponseRow } from "../adapters/postgres/quote-cases/quote-response-mapper.ts";
import { createPostgresQuoteRequestRepository } from "../adapters/postgres/quotes/quote-request-repository.ts";
import { createPostgresRateRepository } from "../adapters/postgres/rates/rate-repository.ts";
import { insertRows } from "../adapters/postgres/sql/rows.ts";
import { sqlNow, testDay, testNow } from "../adapters/system/test/test-time.ts";
import {
  ada,
  bea as beaUser,
  carl as carlUser,
  max,
  member,
  person,
} from "../domain/accounts/examples.ts";
import { profile } from "../domain/builder-profiles/examples.ts";
import { categories } from "../domain/offers/category.ts";
import { islandOffers, islandRequest, lineOf } from "../domain/offers/examples.ts";
import type { OfferLine } from "../domain/offers/offer-line.ts";
import { compareQuotes } from "../domain/quotes/comparison/compare-quotes.ts";
import { bea, beasResponse, carl, invitation } from "../domain/quotes/examples.ts";
import type { BuilderId, QuoteResponseId } from "../domain/shared/id.ts";
import { benchmarkTexts, readBenchmark } from "../web/admin/rates/benchmark-fields.ts";
import { readServices, servicesTexts } from "../web/admin/rates/services-fields.ts";
import { givenIsland as islandIn } from "./test/island-request.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

/** The day of a source that is not old yet. */
const lastYear = testDay(-305);

let app: TestApp;
let exhibitor: TestClient;
beforeAll(async () => {
  app = await openTestApp({ EXCHANGE_RATES: "2026-11-20 EUR=1.085 CAD=0.72" });
  exhibitor = await app.as(ada);
});
afterAll(() => app.close());

const givenIsland = () => islandIn(app);

/** A further builder with an account. */
async function givenBuilder(name: string) {
  const user = person(crypto.randomUUID(), `${name.toLowerCase()}@stands.example`, "builder");
  const builder = profile(crypto.randomUUID(), `${name}'s Stands`, user.id);
  await insertRows(app.newEm(), "users", [toUserRow(user)]);
  await insertRows(app.newEm(), "builder", [toBuilderRow(builder)]);
  return { user, builderId: builder.id };
}

test("the owner compares quotes on the same scope, to the cent; one price is not compared yet [R09] [R11] [R14]", async () => {
  const { status, body } = await exhibitor.get(`${await givenIsland()}/comparison`);
  expect(status).toBe(200);
  const [a, b, c, d] = body.offers;
  expect(a).toMatchObject({
    builderName: "Bea's Booths",
    total: 84_500_00,
    rank: { from: 1, to: 2 },
    sameScope: { amount: 96_300_00, low: 95_500_00, high: 97_100_00, open: [] },
    completeness: { said: 7, required: 13 },
    unitPrice: 240_75,
  });
  expect(a.sameScope.fills[0]).toEqual({
    category: "flooring",
    amount: 5_200_00,
    low: 4_800_00,
    high: 5_600_00,
    source: "median",
    count: 2,
    weak: false,
    surcharge: 0,
    benchmark: null,
  });
  expect(a.cells).toContainEqual({ category: "flooring", state: "excluded", amount: null });
  expect(b).toMatchObject({ total: 96_000_00, rank: { from: 1, to: 2 } });
  expect(b.cells).toContainEqual({ category: "management", state: "within", amount: null });
  expect(c).toMatchObject({
    itemized: false,
    quotedAmount: 79_000_00,
    cells: [],
    sameScope: null,
    rank: null,
  });
  expect(d).toMatchObject({ total: 101_000_00, rank: { from: 3, to: 3 } });
  expect(body.scope.find(({ category }: { category: string }) => category === "design")).toEqual({
    category: "design",
    label: "Design and engineering",
    head: "design",
    asked: true,
    why: "service",
    standing: "unclaimed",
  });
});

test("the worked example, sent and read over the wire, is right to the cent in every view and in the CSV [R02] [R11] [R16] [R34]", async () => {
  const [ceesUser, deesUser] = await Promise.all([givenBuilder("Cee"), givenBuilder("Dee")]);
  const invited = [bea, carl, ceesUser.builderId, deesUser.builderId];
  const { requestId } = await app.given("sent", {
    userId: ada.id,
    ...islandRequest,
    tradeShowName: "Worked Example Expo",
    assignedBuilders: invited,
    sentToBuilders: invited,
    invitations: invited.map((id) => invitation(id)),
  });
  const facts = {
    shippingWeightLb: 1901,
    shipments: 1,
    electricianHours: 4,
    powerOutlets: 3,
    riggers: 2,
    riggingHours: 6,
  };
  const bodyOf = ({ category, kind, amount, within, id }: OfferLine) => {
    return { id, category, kind, within, ...(amount !== null && { amount }) };
  };
  const itemized = (lines: OfferLine[]) => ({ lines: lines.map(bodyOf), ...facts });
  for (const { user, quote, total } of [
    { user: beaUser, quote: itemized(islandOffers.a), total: 84_500_00 },
    { user: carlUser, quote: itemized(islandOffers.b), total: 96_000_00 },
    { user: ceesUser.user, quote: { quotedAmount: 79_000_00 }, total: 79_000_00 },
    { user: deesUser.user, quote: itemized(islandOffers.d), total: 101_000_00 },
  ]) {
    const client = await app.as(user);
    const body = { quoteRequestId: requestId, ...quote };
    const { status, body: made } = await client.send("POST", "/api/quote-responses", body);
    expect([status, made.quotedAmount]).toEqual([201, total]);
  }

  const request = `/api/quote-requests/${requestId}`;
  const { body } = await exhibitor.get(`${request}/comparison`);
  const of = (amount: number) =>
    body.offers.find(({ quotedAmount }: { quotedAmount: number }) => quotedAmount === amount);
  const [a, b, c, d] = [84_500_00, 96_000_00, 79_000_00, 101_000_00].map(of);
  const priced = (amount: number, low = amount, high = amount) => ({ amount, low, high });
  expect(a).toMatchObject({
    total: 84_500_00,
    sameScope: priced(96_300_00, 95_500_00, 97_100_00),
    rank: { from: 1, to: 2 },
  });
  expect(b).toMatchObject({ sameScope: priced(96_000_00), rank: { from: 1, to: 2 } });
  expect(c).toMatchObject({ itemized: false, sameScope: null, landed: null });
  expect(d).toMatchObject({ sameScope: priced(101_000_00), rank: { from: 3, to: 3 } });
  // 1,901 lb at $1.88 are 3,573.88, and 4 hours of electricians at 132 are 528; rigging has no rate
  expect(a.landed).toMatchObject(priced(100_401_88, 99_601_88, 101_201_88));
  expect(b.landed).toMatchObject(priced(100_101_88));
  for (const { landed } of [a, b]) {
    expect(landed.parts.map(({ amount }: { amount: number }) => amount)).toEqual([
      3_573_88, 528_00,
    ]);
    expect(landed.unknown).toEqual([{ category: "rigging", ask: [] }]);
  }

  const { text } = await exhibitor.get(`${request}/comparison.csv`);
  const [head = [], ...rows]: string[][] = parse(text, { bom: true });
  const cell = (name: string, builder: string, view: string) =>
    rows.find(([label]) => label === name)?.[head.indexOf(`${builder}: ${view}`)];
  for (const [builder, quoted, scope, landed] of [
    ["Bea's Booths", "84500", "96300", "at least 100401.88"],
    [b.builderName, "96000", "96000", "at least 100101.88"],
    ["Dee's Stands", "101000", "101000", "at least 105101.88"],
  ] as const) {
    expect(cell("Total", builder, "as quoted")).toBe(quoted);
    expect(cell("Total", builder, "same scope")).toBe(scope);
    expect(cell("With show services", builder, "same scope")).toBe(landed);
  }
});

test("a comparison of 12 quotes of 120 lines is three statements in PostgreSQL [R36]", async () => {
  const { requestId } = await app.given("sent", { userId: ada.id, ...islandRequest });
  const lines = Array.from({ length: 120 }, (_, at) =>
    lineOf(categories[at % 15] ?? "structure", { amount: at * 100 }),
  );
  const quotes = Array.from({ length: 12 }, (_, at) => ({
    ...beasResponse,
    id: crypto.randomUUID() as QuoteResponseId,
    lines: lines.slice(at % 3),
    quoteRequestId: requestId,
    builderId: crypto.randomUUID() as BuilderId,
    validUntil: new Date("2099-01-01T00:00:00Z"),
  }));
  await insertRows(app.newEm(), "quote_response", quotes.map(toQuoteResponseRow));
  const em = app.newEm();
  const compare = compareQuotes({
    quotes: createPostgresQuoteRequestRepository(em),
    rates: createPostgresRateRepository(em),
    builders: createPostgresBuilderProfileRepository(em),
    exchangeRates: createExchangeRates(() => []),
    clock: { now: () => testNow() },
  });
  const pool = await em.getConnection().getNativeClient();
  const query = pool.query;
  let statements = 0;
  pool.query = ((...given: Parameters<typeof query>) => {
    statements += 1;
    return query.apply(pool, given);
  }) as typeof query;
  const compared = await compare({ requestId, by: member(ada) });
  expect(compared).toMatchObject({ ok: true, value: { quotes: { length: 12 } } });
  expect(statements).toBe(3);
  // calls of one page, which ask at one moment, read the request with its quotes once, and the builders once
  statements = 0;
  const calls = [ada, ada, ada].map((user) => compare({ requestId, by: member(user) }));
  expect(await Promise.all(calls)).toEqual([compared, compared, compared]);
  pool.query = query;
  expect(statements).toBe(1 + 3 + 1);
});

test("an expired quote leaves the medians at once, and stays in sight [R40]", async () => {
  const request = await givenIsland();
  const { body: before } = await exhibitor.get(`${request}/comparison`);
  const d = before.offers[3].responseId;
  await app.sql(
    `update quote_response set valid_until = ${sqlNow()} - interval '1 second' where id = $1`,
    [d],
  );
  const { body } = await exhibitor.get(`${request}/comparison`);
  expect(body.offers[3]).toMatchObject({ status: "expired", stands: false, rank: null });
  expect(body.offers[0].sameScope.fills).toMatchObject([
    { category: "flooring", amount: 4_800_00, weak: true, count: 1 },
    { category: "hanging-sign", amount: 6_200_00, weak: true, count: 1 },
  ]);
});

/** As an admin types them. */
const { value: services } = readServices({
  ...servicesTexts(null),
  "materialHandling.advance": "90",
  "materialHandling.direct": "85",
  "materialHandling.special": "117",
  "materialHandling.latePercent": "25",
  "rigging.straight": "200",
  "rigging.overtime": "300",
  "rigging.double": "400",
  "electricians.straight": "132",
  "electricians.overtime": "208",
  outlet: "150",
  source: "Exhibitor manual",
  asOf: testDay(-62),
});

test("the comparison lands quotes at the country's rates, then at the show's own, and asks for what is missing [R16] [R17]", async () => {
  const request = await givenIsland();
  await app.sql(
    `update quote_response set logistics = '{"shippingWeightLb": 1901, "shipments": 1}' where builder_id = $1`,
    [bea],
  );
  const { body } = await exhibitor.get(`${request}/comparison`);
  expect(body.services).toMatchObject({
    origin: "country",
    country: "United States",
    source: "16 US cities, 2022",
    isOld: true,
  });
  const [a, b, c] = body.offers;
  // 1,901 pounds at $1.88
  expect(a.landed).toMatchObject({
    amount: 96_300_00 + 3_573_88,
    unknown: [
      { category: "rigging", ask: [] },
      { category: "electrical", ask: ["electricianHours"] },
    ],
  });
  expect(b.landed.unknown).toContainEqual({
    category: "material-handling",
    ask: ["shippingWeightLb", "shipments"],
  });
  expect(c.landed).toBeNull();
  expect(a.unitPrices).toMatchObject({ squareFoot: 240_75, linearFoot: 4815_00 });

  const id = "0190f100-0000-7000-8000-000000000001";
  await app.sql(
    "insert into trade_show (id, title, year, city, state) values ($1, 'Consumer Electronics Show', '2027', 'Las Vegas', 'NV')",
    [id],
  );
  const admin = await app.as(max);
  const unsourced = await admin.send("PUT", `/api/admin/trade-shows/${id}/services`, {
    services: { ...services, source: "" },
  });
  expect(unsourced).toMatchObject({
    status: 400,
    body: { errors: [{ field: "services.source" }] },
  });
  const { version: seen } = (await admin.get(`/api/trade-shows/${id}/services`)).body;
  const save = () => admin.send("PUT", `/api/admin/trade-shows/${id}/services`, { services, seen });
  expect((await save()).status).toBe(200);
  expect(await save()).toMatchObject({ status: 409, body: { type: "/problems/stale-write" } });
  const { body: listed } = await admin.get("/api/admin/show-services");
  expect(listed).toMatchObject({
    shows: [{ id, services: { outlet: 150_00 }, isOld: false }],
    countries: [{ country: "United States", isEntered: false, isOld: true }],
  });
  const { body: own } = await exhibitor.get(`${request}/comparison?late=true`);
  expect(own.services).toMatchObject({ origin: "show", source: "Exhibitor manual", isOld: false });
  expect(own.offers[0].landed.parts).toContainEqual({
    category: "material-handling",
    amount: 2_250_00,
    basis: "rate",
  });
  const { body: shown } = await exhibitor.get(`/api/trade-shows/${id}/services`);
  expect(shown.own).toMatchObject({ minimumHours: 4, labor: null, source: "Exhibitor manual" });
  // [X19]: what older clients do not send is not known
  expect(shown.own).toMatchObject({
    materialHandling: { special: 117_00 },
    rigging: { double: 400_00 },
  });
  const older = { advance: 90_00, direct: 85_00 };
  const { status, body: saved } = await admin.send("PUT", `/api/admin/trade-shows/${id}/services`, {
    services: { ...services, materialHandling: older, minimumHours: 0.5 },
  });
  expect([status, saved.services.minimumHours]).toEqual([200, 0.5]);
  expect(saved.services.materialHandling).toMatchObject({ ...older, special: null, per: "cwt" });
});

test("a benchmark fills what no other quote prices; own rates that the builder sent come before the median [R10] [R18]", async () => {
  const request = await givenIsland();
  const admin = await app.as(max);
  // as an admin types it
  const { value: benchmark } = readBenchmark({
    ...benchmarkTexts(null),
    category: "flooring",
    low: "10",
    high: "14",
    source: "Ours",
    asOf: lastYear,
  });
  const { body: listed } = await admin.get("/api/admin/benchmarks");
  const put = (body: object) =>
    admin.send("PUT", "/api/admin/benchmarks", { benchmarks: [body], seen: listed.version });
  expect(await put({ ...benchmark, asOf: "" })).toMatchObject({
    status: 400,
    body: { errors: [{ field: "benchmarks.0.asOf" }] },
  });
  expect((await put({ ...benchmark })).status).toBe(200);
  expect((await put({ ...benchmark })).status).toBe(409);
  await app.sql(
    `update quote_response set valid_until = ${sqlNow()} - interval '1 second' where quote_request_id = $1 and builder_id not in ($2)`,
    [request.split("/").at(-1), bea],
  );
  const { body } = await exhibitor.get(`${request}/comparison`);
  expect(body.benchmarks).toMatchObject([{ category: "flooring", source: "Ours", isOld: false }]);
  await app.sql(
    `update quote_response set own_rates = '{"hanging-sign": 640000}', valid_until = '2099-01-01' where quote_request_id = $1`,
    [request.split("/").at(-1)],
  );
  const { body: again } = await exhibitor.get(`${request}/comparison`);
  expect(again.offers[0].sameScope.fills).toMatchObject([
    { category: "flooring", source: "median" },
    { category: "hanging-sign", amount: 6_400_00, source: "own-rate" },
  ]);
});

test("a gap that others have within another line takes the benchmark's middle; prices for each unit have the usual band beside [R10] [R19]", async () => {
  const request = await givenIsland();
  const id = request.split("/").at(-1);
  const admin = await app.as(max);
  const usual = { unit: "sq-ft", low: 10_00, high: 14_00, source: "Ours", asOf: lastYear };
  const booth = { ...usual, category: null, low: 150_00, high: 260_00 };
  const benchmarks = [{ ...usual, category: "flooring" }, booth];
  expect((await admin.send("PUT", "/api/admin/benchmarks", { benchmarks })).status).toBe(200);
  const [structure] = islandOffers.b;
  if (!structure) throw new Error("the example has no structure");
  const within = islandOffers.b.map((line) =>
    line.category === "flooring" ? { ...line, amount: null, within: structure.id } : line,
  );
  await app.sql(
    "update quote_response set lines = $3 where quote_request_id = $1 and builder_id = $2",
    [id, carl, JSON.stringify(within)],
  );
  await app.sql(
    `update quote_response set valid_until = ${sqlNow()} - interval '1 second' where quote_request_id = $1 and builder_id not in ($2, $3)`,
    [id, bea, carl],
  );
  const { body } = await exhibitor.get(`${request}/comparison`);
  const [a, b] = body.offers;
  expect(a.sameScope.fills).toContainEqual({
    category: "flooring",
    amount: 4_800_00,
    low: 3_600_00,
    high: 6_000_00,
    source: "benchmark",
    count: 0,
    weak: true,
    surcharge: 0,
    benchmark: { source: "Ours", address: null, asOf: lastYear, isOld: false },
  });
  // 20 by 20 feet are 37.16 square meters
  const { amount } = b.sameScope;
  expect(b.unitPrices).toEqual({
    squareFoot: Math.round(amount / 400),
    linearFoot: Math.round(amount / 20),
    squareMeter: Math.round(amount / (400 * 0.09290304)),
  });
  expect(body.benchmarks).toContainEqual(expect.objectContaining({ ...booth, isOld: false }));
});

test("an award keeps what it was decided on: rates and benchmarks entered later change nothing, and quotes that ended before stay in sight [R10] [R31] [R40]", async () => {
  const request = await givenIsland();
  const id = request.split("/").at(-1);
  const admin = await app.as(max);
  const benchmark = {
    category: "flooring",
    unit: "sq-ft",
    low: 10_00,
    high: 14_00,
    source: "Ours",
    address: null,
    asOf: lastYear,
  };
  const enter = (low: number) =>
    admin.send("PUT", "/api/admin/benchmarks", { benchmarks: [{ ...benchmark, low }] });
  expect((await enter(10_00)).status).toBe(200);
  await app.sql(
    `update quote_response set logistics = '{"shippingWeightLb": 1901, "shipments": 1}' where quote_request_id = $1`,
    [id],
  );
  await app.sql("update quote_request set status = 'in-progress' where id = $1", [id]);
  const compare = async () => (await exhibitor.get(`${request}/comparison`)).body;
  const [, b, , d] = (await compare()).offers;
  const decline = `/api/quote-responses/${d.responseId}/decline`;
  expect((await exhibitor.send("POST", decline, {})).status).toBe(200);
  const before = await compare();
  expect(before.offers).toHaveLength(3);
  const accept = `/api/quote-responses/${b.responseId}/accept`;
  expect((await exhibitor.send("POST", accept, {})).status).toBe(200);

  const country = "/api/admin/countries/United%20States/services";
  const entered = await admin.send("PUT", country, { services: { ...services, source: "Later" } });
  expect(entered.status).toBe(200);
  expect((await enter(13_00)).status).toBe(200);
  await app.sql(`update show_services set services = jsonb_set(services, '{source}', '"Later"')`);
  const after = await compare();
  expect(after.services).toEqual(before.services);
  expect(after.benchmarks).toEqual(before.benchmarks);
  const figures = ({
    responseId,
    stands,
    sameScope,
    landed,
    rank,
  }: (typeof after.offers)[number]) => {
    return { responseId, stands, sameScope, landed, rank };
  };
  expect(after.offers.slice(0, 3).map(figures)).toEqual(before.offers.map(figures));
  // declined before the award: with its lines, and out of the medians
  expect(after.offers[3]).toMatchObject({
    responseId: d.responseId,
    status: "declined",
    stands: false,
    itemized: true,
    total: 101_000_00,
    rank: null,
  });
  await admin.send("PUT", country, { services: null });
});
