import { parse } from "csv-parse/sync";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createExchangeRates } from "../adapters/exchange/exchange-rates.ts";
import { site } from "../adapters/mail/examples.ts";
import { renderLetter } from "../adapters/mail/render-letter.tsx";
import { createPostgresBuilderProfileRepository } from "../adapters/postgres/builders/builder-profile-repository.ts";
import { createPostgresQuoteRequestRepository } from "../adapters/postgres/quotes/quote-request-repository.ts";
import { toQuoteResponseRow } from "../adapters/postgres/quotes/quote-response-mapper.ts";
import { createPostgresRateRepository } from "../adapters/postgres/rates/rate-repository.ts";
import { insertRows } from "../adapters/postgres/sql/insert-rows.ts";
import {
  ada,
  bea as beaUser,
  carl as carlUser,
  max,
  member,
  otto,
} from "../domain/accounts/examples.ts";
import type { Letter } from "../domain/messages/letter.ts";
import { type Category, categories } from "../domain/offers/category.ts";
import { islandOffers, islandRequest, lineOf } from "../domain/offers/examples.ts";
import { offerTotal } from "../domain/offers/line-amount.ts";
import type { OfferLine } from "../domain/offers/offer-line.ts";
import { compareQuotes } from "../domain/quotes/comparison/compare-quotes.ts";
import { bea, beasResponse, carl, invitation } from "../domain/quotes/examples.ts";
import type { QuoteResponse } from "../domain/quotes/responses/quote-response.ts";
import type { BuilderId, QuoteRequestId, QuoteResponseId } from "../domain/shared/id.ts";
import { benchmarkTexts, readBenchmark } from "../web/admin/rates/benchmark-fields.ts";
import { readServices, servicesTexts } from "../web/admin/rates/services-fields.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
let exhibitor: TestClient;
beforeAll(async () => {
  app = await openTestApp({ EXCHANGE_RATES: "2026-11-20 EUR=1.085 CAD=0.72" });
  exhibitor = await app.as(ada);
});
afterAll(() => app.close());

const unknown = "Unknown builder";

/** Ada's request with the quotes of the worked example: A by Bea, B by Carl, C and D by builders whose profiles are gone. */
async function givenIsland() {
  const { requestId } = await app.given("sent", { userId: ada.id, ...islandRequest });
  const builderIds = [bea, carl, ...[1, 2].map(() => crypto.randomUUID() as BuilderId)];
  const quotes = Object.values(islandOffers).map((lines, index) => ({
    ...beasResponse,
    id: crypto.randomUUID() as QuoteResponseId,
    quoteRequestId: requestId as QuoteRequestId,
    builderId: builderIds[index] as BuilderId,
    ...{ lines, quotedAmount: lines.length > 0 ? offerTotal(lines) : 79_000_00 },
    createdAt: new Date(beasResponse.createdAt.getTime() - index),
    validUntil: new Date("2099-01-01T00:00:00Z"),
  }));
  await insertRows(app.newEm(), "quote_response", quotes.map(toQuoteResponseRow));
  return `/api/quote-requests/${requestId}`;
}

test("the owner compares quotes on the same scope, to the cent; one price is not compared yet [R09] [R11] [R14]", async () => {
  const { status, body } = await exhibitor.get(`${await givenIsland()}/comparison`);
  expect(status).toBe(200);
  const [a, b, c, d] = body.offers;
  expect(a).toMatchObject({
    ...{ builderName: "Bea's Booths", total: 84_500_00, rank: { from: 1, to: 2 } },
    sameScope: { amount: 96_300_00, low: 95_500_00, high: 97_100_00, open: [] },
    completeness: { said: 7, required: 13 },
    unitPrice: 240_75,
  });
  expect(a.sameScope.fills[0]).toEqual({
    ...{ category: "flooring", amount: 5_200_00, low: 4_800_00, high: 5_600_00 },
    ...{ source: "median", count: 2, weak: false, surcharge: 0, benchmark: null },
  });
  expect(a.cells).toContainEqual({ category: "flooring", state: "excluded", amount: null });
  expect(b).toMatchObject({ total: 96_000_00, rank: { from: 1, to: 2 } });
  expect(b.cells).toContainEqual({ category: "management", state: "within", amount: null });
  expect(c).toMatchObject({
    ...{ itemized: false, quotedAmount: 79_000_00, cells: [], sameScope: null, rank: null },
  });
  expect(d).toMatchObject({ total: 101_000_00, rank: { from: 3, to: 3 } });
  expect(body.scope.find(({ category }: { category: string }) => category === "design")).toEqual({
    ...{ category: "design", label: "Design and engineering", head: "design" },
    ...{ asked: true, why: "service", standing: "unclaimed" },
  });
});

test("the worked example, sent and read over the wire, is right to the cent in every view and in the CSV [R02] [R11] [R16] [R34]", async () => {
  const { requestId } = await app.given("sent", {
    ...{ userId: ada.id, ...islandRequest, tradeShowName: "Worked Example Expo" },
    ...{ assignedBuilders: [bea, carl], sentToBuilders: [bea, carl] },
    invitations: [bea, carl].map((id) => invitation(id)),
  });
  const facts = {
    ...{ shippingWeightLb: 1901, shipments: 1, electricianHours: 4, powerOutlets: 3 },
    ...{ riggers: 2, riggingHours: 6 },
  };
  const bodyOf = ({ category, kind, amount, within, id }: OfferLine) => {
    return { id, category, kind, within, ...(amount !== null && { amount }) };
  };
  const sent = [
    { user: beaUser, lines: islandOffers.a },
    { user: carlUser, lines: islandOffers.b },
  ];
  for (const { user, lines } of sent) {
    const body = { quoteRequestId: requestId, lines: lines.map(bodyOf), ...facts };
    const { status, body: made } = await (await app.as(user)).send(
      "POST",
      "/api/quote-responses",
      body,
    );
    expect([status, made.quotedAmount]).toEqual([201, offerTotal(lines)]);
  }
  const others = [islandOffers.c, islandOffers.d].map((lines) => ({
    ...{ ...beasResponse, id: crypto.randomUUID() as QuoteResponseId, lines },
    ...{ quoteRequestId: requestId, builderId: crypto.randomUUID() as BuilderId },
    quotedAmount: lines.length > 0 ? offerTotal(lines) : 79_000_00,
    validUntil: new Date("2099-01-01T00:00:00Z"),
  }));
  await insertRows(app.newEm(), "quote_response", others.map(toQuoteResponseRow));

  const request = `/api/quote-requests/${requestId}`;
  const { body } = await exhibitor.get(`${request}/comparison`);
  const of = (amount: number) =>
    body.offers.find(({ quotedAmount }: { quotedAmount: number }) => quotedAmount === amount);
  const [a, b, c, d] = [84_500_00, 96_000_00, 79_000_00, 101_000_00].map(of);
  const priced = (amount: number, low = amount, high = amount) => ({ amount, low, high });
  expect(a).toMatchObject({
    ...{ total: 84_500_00, sameScope: priced(96_300_00, 95_500_00, 97_100_00) },
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
    ...{ ...beasResponse, id: crypto.randomUUID() as QuoteResponseId, lines: lines.slice(at % 3) },
    ...{ quoteRequestId: requestId, builderId: crypto.randomUUID() as BuilderId },
    validUntil: new Date("2099-01-01T00:00:00Z"),
  }));
  await insertRows(app.newEm(), "quote_response", quotes.map(toQuoteResponseRow));
  const em = app.newEm();
  const compare = compareQuotes({
    quotes: createPostgresQuoteRequestRepository(em),
    rates: createPostgresRateRepository(em),
    builders: createPostgresBuilderProfileRepository(em),
    exchangeRates: createExchangeRates(() => []),
    clock: { now: () => new Date() },
  });
  const pool = await em.getConnection().getNativeClient();
  const query = pool.query;
  let statements = 0;
  pool.query = ((...given: Parameters<typeof query>) => {
    statements += 1;
    return query.apply(pool, given);
  }) as typeof query;
  const compared = await compare({ requestId, by: member(ada) });
  pool.query = query;
  expect(compared).toMatchObject({ ok: true, value: { quotes: { length: 12 } } });
  expect(statements).toBe(3);
});

test("an expired quote leaves the medians at once, and stays in sight [R40]", async () => {
  const request = await givenIsland();
  const { body: before } = await exhibitor.get(`${request}/comparison`);
  const d = before.offers[3].responseId;
  await app.sql("update quote_response set valid_until = now() where id = $1", [d]);
  const { body } = await exhibitor.get(`${request}/comparison`);
  expect(body.offers[3]).toMatchObject({ status: "expired", stands: false, rank: null });
  expect(body.offers[0].sameScope.fills).toMatchObject([
    { category: "flooring", amount: 4_800_00, weak: true, count: 1 },
    { category: "hanging-sign", amount: 6_200_00, weak: true, count: 1 },
  ]);
});

test("the CSV has the same sums, and no formulas [R34]", async () => {
  await app.sql("update builder set name = '=cmd|x' where id = $1", [carl]);
  const { status, headers, text } = await exhibitor.get(`${await givenIsland()}/comparison.csv`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("content-disposition")).toMatch(
    /^attachment; filename="quotes-consumer-electronics-show-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const table: string[][] = parse(text, { bom: true });
  const [head, ...rows] = table;
  expect(head?.slice(0, 5)).toEqual([
    ...["Category", "Standing", "Bea's Booths: as quoted", "Bea's Booths: same scope"],
    "'=cmd|x: as quoted",
  ]);
  const total = rows.find(([name]) => name === "Total");
  const sumOf = (column: number) =>
    rows
      .filter(([, standing]) => standing !== "")
      .reduce((sum, row) => sum + (Number(row[column]) || 0), 0);
  expect(total?.slice(2)).toEqual([
    "84500",
    "96300",
    "96000",
    "96000",
    "79000",
    "",
    "101000",
    "101000",
  ]);
  for (const column of [2, 3, 4, 5, 8, 9]) expect(sumOf(column)).toBe(Number(total?.[column]));
  const flooring = rows.find(([name]) => name === "Flooring");
  expect(flooring?.slice(1, 5)).toEqual(["Same scope", "excluded", "5200", "4800"]);
});

test("a percentage is restated on the same scope, in the comparison and in the sums of the CSV [R03] [R34]", async () => {
  const request = await givenIsland();
  const { body: before } = await exhibitor.get(`${request}/comparison`);
  const [{ responseId }] = before.offers;
  const line = (category: string, facts: object) => ({
    ...{ id: crypto.randomUUID(), category, label: category, note: null, kind: "included" },
    ...{ quantity: null, unit: "lot", unitPrice: null, amount: null, within: null },
    ...{ billedBy: "builder", ...facts },
  });
  const lines = [
    ...islandOffers.a.filter(({ category }) => category !== "management"),
    line("management", { unit: "percent", quantity: 10_000, amount: 7_850_00 }),
  ];
  await app.sql("update quote_response set lines = $2 where id = $1", [
    ...[responseId, JSON.stringify(lines)],
  ]);
  const { body } = await exhibitor.get(`${request}/comparison`);
  // 10% of 78,500, and of 5,200 and 6,600 for flooring and hanging sign
  expect(body.offers[0].sameScope).toMatchObject({
    ...{ amount: 99_330_00, restated: [{ category: "management", amount: 7_850_00 }] },
    fills: [
      { amount: 5_720_00, surcharge: 520_00 },
      { amount: 7_260_00, surcharge: 660_00 },
    ],
  });
  const { text } = await exhibitor.get(`${request}/comparison.csv`);
  const rows: string[][] = parse(text, { bom: true });
  const column = rows
    .slice(1)
    .filter(([, standing]) => standing !== "")
    .reduce((sum, row) => sum + (Number(row[3]) || 0), 0);
  expect(column).toBe(99_330);
});

test("the XLSX sums its cells by formulas to the amounts of the quotes; what people write stays text [R34]", async () => {
  await app.sql("update builder set name = '=cmd|x' where id = $1", [carl]);
  const request = await givenIsland();
  await app.sql("update quote_request set trade_show_name = '=1+1' where id = $1", [
    request.split("/").at(-1),
  ]);
  await (await app.as(beaUser)).send("POST", `${request}/questions`, { text: '=HYPERLINK("x")' });
  const { status, headers, bytes } = await exhibitor.get(`${request}/comparison.xlsx`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toContain("spreadsheetml.sheet");
  expect(headers.get("content-disposition")).toMatch(
    /^attachment; filename="quotes-1-1-\d{4}-\d\d-\d\d\.xlsx"$/,
  );
  const { sheets } = await readXlsx(bytes);
  expect(sheets.map(({ name }) => name)).toEqual(["Offers", "Same scope", "Lines", "Questions"]);
  const [offers, sameScope, lines, questions] = sheets.map(({ rows }) => rows);
  expect(offers?.[3]).toEqual(["Category", "Standing", "Bea's Booths", "=cmd|x", unknown, unknown]);
  const totals = (rows: typeof offers, name: string) => {
    const at = rows?.findIndex(([label]) => label === name) ?? -1;
    const summed = [2, 3, 4, 5].map((column) =>
      rows?.slice(4, at).reduce((sum, row) => sum + (Number(row[column]) || 0), 0),
    );
    return { stated: rows?.[at]?.slice(2), summed };
  };
  expect(totals(offers, "Total")).toEqual({
    stated: [84_500, 96_000, 79_000, 101_000],
    summed: [84_500, 96_000, 0, 101_000],
  });
  expect(totals(sameScope, "Same scope")).toEqual({
    stated: [96_300, 96_000, "not comparable yet", 101_000],
    summed: [96_300, 96_000, 0, 101_000],
  });
  const formulas = sheets.flatMap(({ cells }) =>
    [...(cells?.values() ?? [])].flatMap(({ formula }) => formula ?? []),
  );
  expect(formulas).toHaveLength(6);
  for (const formula of formulas) expect(formula).toMatch(/^SUM\([C-F]5:[C-F]\d+\)$/);
  expect(sameScope).toContainEqual(
    expect.arrayContaining([
      "Flooring",
      "Bea's Booths",
      5200,
      4800,
      5600,
      "Median of 2 other quotes",
    ]),
  );
  const amounts = lines?.slice(1).filter(([builder]) => builder === "Bea's Booths");
  expect(amounts?.reduce((sum, row) => sum + Number(row[9]), 0)).toBe(84_500);
  expect(questions?.[1]?.[2]).toBe('=HYPERLINK("x")');
});

test("exports and comparison are for the owner's side and admins, and for no one else [R42]", async () => {
  const request = await givenIsland();
  const builder = await app.as(beaUser);
  const otherExhibitor = await app.as(otto);
  const admin = await app.as(max);
  for (const file of ["", ".csv", ".xlsx", ".pdf"]) {
    const path = `${request}/comparison${file}`;
    expect((await builder.get(path)).status).toBe(404);
    expect((await otherExhibitor.get(path)).status).toBe(404);
    expect((await app.client().get(path)).status).toBe(401);
    expect((await admin.get(path)).status).toBe(200);
  }
});

/** As an admin types them. */
const { value: services } = readServices({
  ...servicesTexts(null),
  ...{ "materialHandling.advance": "90", "materialHandling.direct": "85" },
  "materialHandling.latePercent": "25",
  ...{ "rigging.straight": "200", "rigging.overtime": "300" },
  ...{ "electricians.straight": "132", "electricians.overtime": "208" },
  ...{ outlet: "150", source: "Exhibitor manual", asOf: "2026-10-01" },
});

test("the comparison lands quotes at the country's rates, then at the show's own, and asks for what is missing [R16] [R17]", async () => {
  const request = await givenIsland();
  await app.sql(
    `update quote_response set logistics = '{"shippingWeightLb": 1901, "shipments": 1}' where builder_id = $1`,
    [bea],
  );
  const { body } = await exhibitor.get(`${request}/comparison`);
  expect(body.services).toMatchObject({
    ...{ origin: "country", country: "United States", source: "16 US cities, 2022", isOld: true },
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
    ...{ category: "material-handling", ask: ["shippingWeightLb", "shipments"] },
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
    ...{ status: 400, body: { errors: [{ field: "services.source" }] } },
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
    ...{ category: "material-handling", amount: 2_250_00, basis: "rate" },
  });
  const { body: shown } = await exhibitor.get(`/api/trade-shows/${id}/services`);
  expect(shown.own).toMatchObject({ minimumHours: 4, labor: null, source: "Exhibitor manual" });
});

test("a benchmark fills what no other quote prices; own rates that the builder sent come before the median [R10] [R18]", async () => {
  const request = await givenIsland();
  const admin = await app.as(max);
  // as an admin types it
  const { value: benchmark } = readBenchmark({
    ...benchmarkTexts(null),
    ...{ category: "flooring", low: "10", high: "14", source: "Ours", asOf: "2026-01-31" },
  });
  const { body: listed } = await admin.get("/api/admin/benchmarks");
  const put = (body: object) =>
    admin.send("PUT", "/api/admin/benchmarks", { benchmarks: [body], seen: listed.version });
  expect(await put({ ...benchmark, asOf: "" })).toMatchObject({
    ...{ status: 400, body: { errors: [{ field: "benchmarks.0.asOf" }] } },
  });
  expect((await put({ ...benchmark })).status).toBe(200);
  expect((await put({ ...benchmark })).status).toBe(409);
  await app.sql(
    "update quote_response set valid_until = now() where quote_request_id = $1 and builder_id not in ($2)",
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

test("a quote in euros keeps its amount and its stamped rate, and is compared, exported and accepted with both [R38]", async () => {
  const builder = await app.as(beaUser);
  const { body: known } = await builder.get("/api/currencies");
  const exchange = { rateMillionths: 1_085_000, source: "Our table", day: "2026-11-20" };
  expect(known.currencies).toContainEqual({ currency: "EUR", exchange });
  const { requestId } = await app.given("sent", { userId: ada.id, ...islandRequest });
  const line = (category: string, amount: number) => ({ category, amount });
  const send = (facts: object) =>
    builder.send("POST", "/api/quote-responses", { quoteRequestId: requestId, ...facts });
  const euros = [line("structure", 48_000_00), line("graphics", 9_000_00)];
  expect((await send({ currency: "JPY", lines: euros })).body.errors).toMatchObject([
    { field: "currency" },
  ]);
  const { status, body: sent } = await send({ currency: "EUR", lines: euros });
  expect(status).toBe(201);
  const stated = { currency: "EUR", exchange, total: 57_000_00, quotedAmount: 61_845_00 };
  expect(sent).toMatchObject(stated);
  // fewer dollars than euros, and yet dearer
  const lines = [line("structure", 50_000_00), line("graphics", 9_500_00)];
  const carls: QuoteResponse = {
    ...beasResponse,
    ...{ id: crypto.randomUUID() as QuoteResponseId, quoteRequestId: requestId, builderId: carl },
    ...{ lines: lines.map(({ category, amount }) => lineOf(category as Category, { amount })) },
    ...{ quotedAmount: 59_500_00, validUntil: new Date("2099-01-01T00:00:00Z") },
  };
  await insertRows(app.newEm(), "quote_response", [toQuoteResponseRow(carls)]);

  const request = `/api/quote-requests/${requestId}`;
  const offersOf = (body: { offers: { currency: string }[] }) =>
    ["EUR", "USD"].map((code) => body.offers.find(({ currency }) => currency === code));
  const { body } = await exhibitor.get(`${request}/comparison`);
  expect(offersOf(body)).toMatchObject([
    { exchange, total: 61_845_00, sameScope: { amount: 61_845_00 }, rank: { from: 2, to: 2 } },
    { exchange: null, total: 59_500_00, rank: { from: 1, to: 1 } },
  ]);
  const words = "EUR 57,000 (EUR 1 = $1.085, Our table, 2026-11-20)";
  const { text } = await exhibitor.get(`${request}/comparison.csv`);
  const rows: string[][] = parse(text, { bom: true });
  expect(rows.find(([name]) => name === "In the quote's currency")).toContain(words);
  expect(rows.find(([name]) => name === "Total")).toContain("61845");
  const { bytes } = await exhibitor.get(`${request}/comparison.xlsx`);
  const { sheets } = await readXlsx(bytes);
  expect(sheets[0]?.rows.find(([name]) => name === "In the quote's currency")).toContain(words);
  const [head = [], ...sheetLines] = sheets[2]?.rows ?? [];
  const [amount, currency] = [head.indexOf("Amount"), head.indexOf("Currency")];
  expect(sheetLines.map((row) => [row[amount], row[currency]])).toEqual(
    expect.arrayContaining([
      [48_000, "EUR"],
      [50_000, "USD"],
    ]),
  );

  const accepted = await exhibitor.send("POST", `/api/quote-responses/${sent.id}/accept`, {});
  expect(accepted.body).toMatchObject({ status: "accepted", ...stated });
  const letters = await app.sql<{ letter: Letter }>(
    "select letter from message where quote_request_id = $1 and kind in ('response-received', 'response-accepted', 'acceptance-record')",
    [requestId],
  );
  expect(letters).toHaveLength(3);
  for (const { letter } of letters) {
    const mail = await renderLetter(letter, site);
    expect(mail.text).toContain("EUR 57,000 (about $61,845)");
    expect(mail.text).toContain("EUR 1 = $1.085 (Our table, November 20, 2026)");
  }
});

test("a price range counts with its middle, and the exports add up to it, with terms, the show's bill and quotes for an earlier brief [R16] [R21] [R34]", async () => {
  const request = await givenIsland();
  const id = request.split("/").at(-1);
  const terms = { firmness: "range", high: 90_500_00, paymentTerms: "=half", leadTimeWeeks: 8 };
  await app.sql(
    `update quote_response set terms = $3, logistics = '{"shippingWeightLb": 1901, "shipments": 1}' where quote_request_id = $1 and builder_id = $2`,
    [id, bea, JSON.stringify(terms)],
  );
  await app.sql("update quote_request set brief_version = 2 where id = $1", [id]);
  await app.sql(
    "update quote_response set confirmed_brief = 2 where quote_request_id = $1 and builder_id <> $2",
    [id, bea],
  );
  const { body } = await exhibitor.get(`${request}/comparison`);
  const [a] = body.offers;
  expect(a.sameScope).toMatchObject({ amount: 99_300_00, midway: 3_000_00, high: 103_100_00 });
  const { text } = await exhibitor.get(`${request}/comparison.csv`);
  const rows: string[][] = parse(text, { bom: true });
  const row = (name: string) => rows.find(([label]) => label === name)?.slice(2, 6);
  const sum = rows
    .filter(([, standing]) => standing === "Same scope")
    .reduce((total, cells) => total + (Number(cells[3]) || 0), 0);
  expect([sum, row("Total")]).toEqual([99_300, ["84500", "99300", "96000", "96000"]]);
  expect(row("Brief")).toEqual(["for an earlier brief", "", "", ""]);
  expect(row("Payment terms")).toEqual(["'=half", "", "", ""]);
  expect(row("High end of a price range")).toEqual(["90500", "", "", ""]);
  // rigging and electrical have no number
  expect(row("With show services")?.[1]).toBe(`at least ${a.landed.amount / 100}`);
  expect(row("Show services unknown")?.[3]).toContain("ask for shipping weight");

  const { sheets } = await readXlsx((await exhibitor.get(`${request}/comparison.xlsx`)).bytes);
  const [offers, sameScope] = sheets.map((sheet) => sheet.rows);
  const cell = (sheet: typeof offers, name: string) =>
    sheet?.find(([label]) => label === name)?.[2];
  expect(cell(offers, "Brief")).toBe("for an earlier brief");
  expect(cell(offers, "Lead time")).toBe("8 weeks");
  expect(cell(sameScope, "To the middle of the price range")).toBe(3_000);
  expect(cell(sameScope, "Same scope")).toBe(99_300);
  expect(cell(sameScope, "With show services")).toBe(a.landed.amount / 100);
});

test("exports are computed with the choices of the page, name rates and estimates with source and day, and mark lower bounds [R16] [R17] [R18] [R34]", async () => {
  const request = await givenIsland();
  const id = request.split("/").at(-1);
  const [structure] = islandOffers.b;
  const lines = [...islandOffers.b, lineOf("design", { within: structure?.id ?? null })];
  await app.sql(
    `update quote_response set logistics = '{"shippingWeightLb": 1901, "shipments": 1}', own_rates = case when builder_id = $2 then '{"flooring": 640000}'::jsonb else own_rates end, lines = case when builder_id = $3 then $4::jsonb else lines end where quote_request_id = $1`,
    [id, bea, carl, JSON.stringify(lines)],
  );
  const chosen = "?delivery=direct&late=true&overtime=50";
  const { body } = await exhibitor.get(`${request}/comparison${chosen}`);
  const [a] = body.offers;
  // B has design in another line, so that it's unknown for A
  expect(a.sameScope.open).toEqual(["design"]);
  const handling = a.landed.parts[0];
  const { body: usual } = await exhibitor.get(`${request}/comparison`);
  expect(handling.amount).toBeGreaterThan(usual.offers[0].landed.parts[0].amount);
  const rates =
    /^Show services: .+ from .+, as of \d{4}-\d\d-\d\d.*: material handling \$.+\. Computed with freight straight to the hall, late; 50% of the labor on overtime\.$/;

  const { text } = await exhibitor.get(`${request}/comparison.csv${chosen}`);
  const rows: string[][] = parse(text, { bom: true });
  const row = (name: string) => rows.find(([label]) => label === name)?.slice(2, 4);
  const dollars = (cents: number) => `${cents / 100}`;
  expect(row("Total")).toEqual(["84500", `at least ${dollars(a.sameScope.amount)}`]);
  expect(row("Lowest")?.[1]).toBe(`at least ${dollars(a.sameScope.low)}`);
  expect(row("Highest")?.[1]).toBe("unknown");
  expect(row("The show's bill: Material handling (drayage)")?.[1]).toBe(dollars(handling.amount));
  expect(row("With show services")?.[1]).toBe(`at least ${dollars(a.landed.amount)}`);
  expect(row("Estimate: Flooring")?.[1]).toBe("The builder's own rate");
  expect(row("Estimate: Hanging sign (the sign)")?.[1]).toBe("Median of 2 other quotes");
  expect(row("Show services")?.[0]).toMatch(rates);
  expect((await exhibitor.get(`${request}/comparison.csv?overtime=101`)).status).toBe(400);

  const { bytes } = await exhibitor.get(`${request}/comparison.xlsx${chosen}`);
  const [, sheet] = (await readXlsx(bytes, { readStyles: true })).sheets;
  const at = (name: string) => sheet?.rows.findIndex(([label]) => label === name) ?? -1;
  expect(sheet?.rows[at("With show services")]?.[2]).toBe(a.landed.amount / 100);
  expect(sheet?.cells?.get(`${at("With show services")},2`)?.style?.numFmt).toContain("at least");
  expect(sheet?.cells?.get(`${at("Same scope")},2`)?.style?.numFmt).toContain("at least");
  expect(sheet?.rows.some(([label]) => rates.test(`${label}`))).toBe(true);
  expect((await exhibitor.get(`${request}/comparison.pdf${chosen}`)).status).toBe(200);
});

test("a gap that others have within another line takes the benchmark's middle; prices for each unit have the usual band beside [R10] [R19]", async () => {
  const request = await givenIsland();
  const id = request.split("/").at(-1);
  const admin = await app.as(max);
  const usual = { unit: "sq-ft", low: 10_00, high: 14_00, source: "Ours", asOf: "2026-01-31" };
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
    "update quote_response set valid_until = now() where quote_request_id = $1 and builder_id not in ($2, $3)",
    [id, bea, carl],
  );
  const { body } = await exhibitor.get(`${request}/comparison`);
  const [a, b] = body.offers;
  expect(a.sameScope.fills).toContainEqual({
    ...{ category: "flooring", amount: 4_800_00, low: 3_600_00, high: 6_000_00 },
    ...{ source: "benchmark", count: 0, weak: true, surcharge: 0 },
    benchmark: { source: "Ours", address: null, asOf: "2026-01-31", isOld: false },
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
    ...{ category: "flooring", unit: "sq-ft", low: 10_00, high: 14_00 },
    ...{ source: "Ours", address: null, asOf: "2026-01-31" },
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
    ...{ responseId: d.responseId, status: "declined", stands: false, itemized: true },
    ...{ total: 101_000_00, rank: null },
  });
  await admin.send("PUT", country, { services: null });
});
