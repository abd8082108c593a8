import { parse } from "csv-parse/sync";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, expect, test } from "vitest";
import { site } from "../adapters/mail/examples.ts";
import { renderLetter } from "../adapters/mail/render-letter.tsx";
import { toQuoteResponseRow } from "../adapters/postgres/quote-cases/quote-response-mapper.ts";
import { insertRows } from "../adapters/postgres/sql/rows.ts";
import { ada, bea as beaUser, max, otto } from "../domain/accounts/examples.ts";
import type { Letter } from "../domain/messages/letter.ts";
import type { Category } from "../domain/offers/category.ts";
import { islandOffers, islandRequest, lineOf } from "../domain/offers/examples.ts";
import { bea, beasResponse, carl } from "../domain/quotes/examples.ts";
import type { QuoteResponse } from "../domain/quotes/quote-response.ts";
import type { QuoteResponseId } from "../domain/shared/id.ts";
import { givenIsland as islandIn } from "./test/island-request.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";
import { textOfZip } from "./test/text-of-file.ts";

let app: TestApp;
let exhibitor: TestClient;
beforeAll(async () => {
  app = await openTestApp({ EXCHANGE_RATES: "2026-11-20 EUR=1.085 CAD=0.72" });
  exhibitor = await app.as(ada);
});
afterAll(() => app.close());

const givenIsland = () => islandIn(app);

const unknown = "Unknown builder";

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
    "Category",
    "Standing",
    "Bea's Booths: as quoted",
    "Bea's Booths: same scope",
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
    id: crypto.randomUUID(),
    category,
    label: category,
    note: null,
    kind: "included",
    quantity: null,
    unit: "lot",
    unitPrice: null,
    amount: null,
    within: null,
    billedBy: "builder",
    ...facts,
  });
  const lines = [
    ...islandOffers.a.filter(({ category }) => category !== "management"),
    line("management", { unit: "percent", quantity: 10_000, amount: 7_850_00 }),
  ];
  await app.sql("update quote_response set lines = $2 where id = $1", [
    responseId,
    JSON.stringify(lines),
  ]);
  const { body } = await exhibitor.get(`${request}/comparison`);
  // 10% of 78,500, and of 5,200 and 6,600 for flooring and hanging sign
  expect(body.offers[0].sameScope).toMatchObject({
    amount: 99_330_00,
    restated: [{ category: "management", amount: 7_850_00 }],
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

test("prices in a line of another category are in the sums of the exports [R12] [R34]", async () => {
  const request = await givenIsland();
  const { body: before } = await exhibitor.get(`${request}/comparison`);
  const turnkey = lineOf("other", { label: "Turnkey", amount: 70_000_00 });
  const within = before.scope
    .filter(({ asked }: { asked: boolean }) => asked)
    .map(({ category }: { category: Category }) => lineOf(category, { within: turnkey.id }));
  await app.sql("update quote_response set lines = $2 where id = $1", [
    before.offers[0].responseId,
    JSON.stringify([turnkey, ...within]),
  ]);
  const { body } = await exhibitor.get(`${request}/comparison`);
  expect(body.offers[0].sameScope).toMatchObject({
    amount: 70_000_00,
    fills: [],
    elsewhere: [{ category: "other", amount: 70_000_00 }],
  });
  const { text } = await exhibitor.get(`${request}/comparison.csv`);
  const rows: string[][] = parse(text, { bom: true });
  const sum = rows
    .filter(([, standing]) => standing === "Same scope")
    .reduce((total, cells) => total + (Number(cells[3]) || 0), 0);
  expect([sum, rows.find(([name]) => name === "Total")?.[3]]).toEqual([70_000, "70000"]);
  const { sheets } = await readXlsx((await exhibitor.get(`${request}/comparison.xlsx`)).bytes);
  const sheet = sheets[1]?.rows;
  const of = (name: string) => sheet?.find(([label]) => label === name)?.[2];
  expect(of("In lines of categories that are not compared")).toBe(70_000);
  expect(of("Same scope")).toBe(70_000);
});

test("the XLSX sums its cells by formulas to the amounts of the quotes; what people write stays text [R34] [Z31]", async () => {
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
  // a sheet's name with a space is quoted in formulas and names
  expect(textOfZip(bytes)).toMatch(/Print_Titles"[^>]*>(&apos;|')Same scope(&apos;|')!\$1:\$4</);
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
  // a day without a time
  const days = offers?.find(([label]) => label === "Valid until")?.slice(2) ?? [];
  expect(days.length).toBeGreaterThan(0);
  for (const day of days) expect((day as Date).toISOString()).toMatch(/T00:00:00\.000Z$/);
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

test("a quote in euros keeps its amount and its stamped rate, and is compared, exported and accepted with both [R38]", async () => {
  const builder = await app.as(beaUser);
  const { body: known } = await app.client().get("/api/currencies");
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
    id: crypto.randomUUID() as QuoteResponseId,
    quoteRequestId: requestId,
    builderId: carl,
    lines: lines.map(({ category, amount }) => lineOf(category as Category, { amount })),
    quotedAmount: 59_500_00,
    validUntil: new Date("2099-01-01T00:00:00Z"),
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
  const words = "EUR 57,000 (EUR 1 = $1.085, Our table, Nov 20, 2026)";
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
  const early = "Priced before your change, for 20\u00a0×\u00a020\u00a0ft";
  expect(row("Brief")).toEqual([early, "", early, ""]);
  expect(row("Payment terms")).toEqual(["'=half", "", "", ""]);
  expect(row("High end of a price range")).toEqual(["90500", "", "", ""]);
  // rigging and electrical have no number
  expect(row("With show services")?.[1]).toBe(`at least ${a.landed.amount / 100}`);
  expect(row("Show services unknown")?.[3]).toContain("ask for shipping weight");

  const { sheets } = await readXlsx((await exhibitor.get(`${request}/comparison.xlsx`)).bytes);
  const [offers, sameScope] = sheets.map((sheet) => sheet.rows);
  const cell = (sheet: typeof offers, name: string) =>
    sheet?.find(([label]) => label === name)?.[2];
  expect(cell(offers, "Brief")).toBe(early);
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
    /^Show services: .+ from .+, as of [A-Z][a-z]{2} \d{1,2}, \d{4}.*: material handling \$.+\. Computed with freight straight to the hall, late; 50% of the labor on overtime\.$/;

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
