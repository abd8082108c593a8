import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ada, bea, carl } from "../domain/accounts/examples.ts";
import { contentVersion } from "../domain/shared/writes/content-version.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
let builder: TestClient;
let exhibitor: TestClient;
beforeAll(async () => {
  app = await openTestApp();
  builder = await app.as(bea);
  exhibitor = await app.as(ada);
});
afterAll(() => app.close());

const path = "/api/quote-responses";
const [structureId, designId] = [crypto.randomUUID(), crypto.randomUUID()];
const structure = { id: structureId, category: "structure", amount: 52_000_00 };
const design = { id: designId, category: "design", within: structureId };
const hours = { unit: "hour", quantity: 12_500, unitPrice: 95_00 };
const lines = [structure, design, { category: "install", label: "Two crews", ...hours }];
const total = 53_187_50;

async function offer(facts: Record<string, unknown>) {
  const { requestId } = await app.given("sent");
  return builder.send("POST", path, { quoteRequestId: requestId, ...facts });
}

describe("an itemized quote", () => {
  test("the five fields of today are stored and answered as today, with no lines [R01]", async () => {
    const five = {
      quotedAmount: 4_850_000,
      estimatedTimeline: "6 weeks",
      responseMessage: "Gladly",
      attachments: ["https://files.example/a"],
      validUntil: "2099-12-31T23:59:59.000Z",
    };
    const { status, body } = await offer(five);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...five, lines: [], currency: "USD" });
    const before = [
      "id",
      "quoteRequestId",
      "builderId",
      "status",
      "revision",
      "declineReason",
      "withdrawnAt",
      "priceAskedAt",
      "createdAt",
      "updatedAt",
      ...Object.keys(five),
    ];
    expect(Object.keys(body)).toEqual(expect.arrayContaining(before));
    const { body: read } = await exhibitor.get(
      `/api/quote-requests/${body.quoteRequestId}/responses`,
    );
    expect(read).toMatchObject([five]);
  });

  test("without an amount the quote has that of its lines; another amount is refused [R02]", async () => {
    const { status, body } = await offer({ lines });
    expect([status, body.quotedAmount]).toEqual([201, total]);
    expect(body.lines).toMatchObject([
      { ...structure, position: 1, label: "Structure (build or rental)", kind: "included" },
      { ...design, position: 2, amount: null, unit: "lot", billedBy: "builder" },
      { category: "install", position: 3, label: "Two crews", ...hours, amount: 1187_50 },
    ]);
    expect((await offer({ lines, quotedAmount: total })).status).toBe(201);
    const other = await offer({ lines, quotedAmount: total - 1 });
    expect([other.status, other.body.type]).toEqual([400, "/problems/amount-mismatch"]);
    expect(other.body.errors).toEqual([
      { field: "quotedAmount", message: expect.stringMatching(/\$53,187\.49.*\$53,187\.50/) },
    ]);
  });

  test("a revision changes the lines and their sum, keeps their ids, and leaves them alone when it does not name them [R02]", async () => {
    const { body } = await offer({ lines });
    const revise = (changes: object) => builder.send("PATCH", `${path}/${body.id}`, changes);
    const later = await revise({ responseMessage: "Still gladly" });
    expect(later.body).toMatchObject({ quotedAmount: total, lines: body.lines });
    const mismatch = await revise({ quotedAmount: 7 });
    expect([mismatch.status, mismatch.body.type]).toEqual([400, "/problems/amount-mismatch"]);
    const [first, , third] = body.lines;
    const cheaper = await revise({ lines: [{ ...first, amount: 50_000_00 }, third] });
    expect(cheaper.body).toMatchObject({
      quotedAmount: 51_187_50,
      lines: [{ id: structureId }, { id: third.id, position: 2 }],
    });
    const single = await revise({ lines: [] });
    expect(single.body).toMatchObject({ quotedAmount: 51_187_50, lines: [] });
    const { body: versions } = await exhibitor.get(`${path}/${body.id}/versions`);
    const counts = versions.map((version: { lines: unknown[] }) => version.lines.length);
    expect(counts).toEqual([0, 2, 3, 3]);
  });

  test("terms are stored with each version, changed and taken back one by one, and refused by field [R04]", async () => {
    const terms = {
      firmness: "range",
      high: total + 1,
      ownership: "rental",
      reuse: "2-3",
      rush: true,
      paymentTerms: "Half with the order",
      leadTimeWeeks: 8,
    };
    const { status, body } = await offer({ lines, ...terms });
    expect(status).toBe(201);
    expect(body).toMatchObject(terms);
    const revise = (changes: object) => builder.send("PATCH", `${path}/${body.id}`, changes);
    const dearer = await revise({ lines: [{ ...structure, amount: total + 1 }] });
    expect([dearer.status, dearer.body.errors]).toEqual([
      400,
      [{ field: "high", message: expect.stringContaining("more than your price") }],
    ]);
    const firm = await revise({ firmness: "firm", rush: false, paymentTerms: null });
    expect(firm.body).toMatchObject({
      ...terms,
      firmness: "firm",
      high: null,
      rush: false,
      paymentTerms: null,
    });
    const { body: versions } = await exhibitor.get(`${path}/${body.id}/versions`);
    expect(versions).toMatchObject([{ firmness: "firm" }, terms]);
    const { body: diff } = await exhibitor.get(`${path}/${body.id}/versions/1..2/diff`);
    expect(diff.terms).toContainEqual({ field: "high", from: total + 1, to: null });
    for (const [facts, field] of [
      [{ high: 5 }, "high"],
      [{ firmness: "range" }, "high"],
      [{ firmness: "maybe" }, "firmness"],
      [{ ownership: "loan" }, "ownership"],
      [{ reuse: "often" }, "reuse"],
      [{ leadTimeWeeks: 105 }, "leadTimeWeeks"],
      [{ paymentTerms: "x".repeat(501) }, "paymentTerms"],
      [{ rush: "yes" }, "rush"],
    ] as const) {
      const refused = await offer({ lines, ...facts });
      expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, field]);
    }
  });

  test.for<[string, unknown, string]>([
    ["a text", "structure", "lines"],
    ["121 of them", Array.from({ length: 121 }, () => structure), "lines"],
    ["no category", [{ amount: 1 }], "lines.0.category"],
    ["an unknown category", [{ category: "magic", amount: 1 }], "lines.0.category"],
    ["an unnamed other", [{ category: "other", amount: 1 }], "lines.0.label"],
    ["a long label", [{ ...structure, label: "x".repeat(121) }], "lines.0.label"],
    ["a long note", [{ ...structure, note: "x".repeat(501) }], "lines.0.note"],
    ["NUL in a note", [{ ...structure, note: "a\u0000b" }], "lines.0.note"],
    ["an unknown kind", [{ ...structure, kind: "maybe" }], "lines.0.kind"],
    ["a percentage without one", [{ ...structure, unit: "percent" }], "lines.0.quantity"],
    [
      "more than 100 percent",
      [structure, { category: "tax", unit: "percent", quantity: 100_001 }],
      "lines.1.quantity",
    ],
    [
      "a percentage with a price",
      [structure, { category: "tax", unit: "percent", quantity: 1, unitPrice: 1 }],
      "lines.1.unitPrice",
    ],
    ["half a cent", [{ ...structure, amount: 0.5 }], "lines.0.amount"],
    ["too large a price", [{ ...structure, amount: 10_000_000_001 }], "lines.0.amount"],
    ["a quantity of 0", [{ ...structure, quantity: 0 }], "lines.0.quantity"],
    ["an id that is none", [{ ...structure, id: "one" }], "lines.0.id"],
    ["an id twice", [structure, structure], "lines.1.id"],
    ["a line without a price", [structure, { category: "av" }], "lines.1.unitPrice"],
    [
      "a price without a quantity",
      [structure, { category: "av", unitPrice: 1 }],
      "lines.1.quantity",
    ],
    ["a wrong amount", [{ ...structure, quantity: 1000, unitPrice: 1 }], "lines.0.amount"],
    [
      "an excluded price",
      [structure, { category: "av", kind: "excluded", unitPrice: 5 }],
      "lines.1.unitPrice",
    ],
    ["one within nothing", [structure, { category: "av", within: designId }], "lines.1.within"],
    ["nothing in the price", [{ category: "av", kind: "excluded" }], "lines"],
    ["a discount above all", [structure, { category: "discount", amount: -52_000_01 }], "lines"],
  ])("lines of %s are refused by field [R04]", async ([, wrong, field]) => {
    const { status, body } = await offer({ lines: wrong });
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
    expect(body.errors[0].message).toMatch(/^[A-Z].*[^.]$/);
  });
});

test("two versions are compared by line for builder and exhibitor; each reader's own last look is kept [R20]", async () => {
  const { body: first } = await offer({ lines });
  const address = `${path}/${first.id}`;
  const look = async (by: TestClient, revision: number) =>
    by.send("PUT", `/api/quote-requests/${first.quoteRequestId}/seen`, {
      quotes: [
        { id: first.id, revision },
        { id: crypto.randomUUID(), revision },
      ],
    });
  const seen = async (by: TestClient) =>
    (await by.get(`/api/quote-requests/${first.quoteRequestId}/responses`)).body[0].seenRevision;
  expect(await seen(exhibitor)).toBeNull();
  expect((await look(exhibitor, 1)).status).toBe(200);
  const [, , crews] = first.lines;
  const revised = [
    { ...structure, amount: 50_000_00 },
    { ...crews, position: undefined },
  ];
  const figures = { shippingWeightLb: 4200, electricianHours: 0, estimatedTimeline: "7 weeks" };
  const changes = { lines: [...revised].reverse(), ...figures };
  expect((await builder.send("PATCH", address, changes)).body.revision).toBe(2);
  for (const by of [builder, exhibitor]) {
    const { status, body } = await by.get(`${address}/versions/1..2/diff`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: { from: total, to: 51_187_50 },
      lines: [
        {
          id: structureId,
          change: "changed",
          fields: [{ field: "amount", from: 52_000_00, to: 50_000_00 }],
        },
        { id: designId, change: "gone", fields: [] },
      ],
      terms: [
        { field: "shippingWeightLb", from: null, to: 4200 },
        { field: "electricianHours", from: null, to: 0 },
        { field: "estimatedTimeline", from: null, to: "7 weeks" },
      ],
    });
  }
  for (const range of ["1..3", "0..1", "1-2", "1..2x"]) {
    expect((await builder.get(`${address}/versions/${range}/diff`)).status).toBe(404);
  }
  expect([await seen(exhibitor), await seen(builder)]).toEqual([1, null]);
  await look(exhibitor, 9);
  await look(exhibitor, 1);
  expect([await seen(exhibitor), await seen(builder)]).toEqual([2, null]);
  const { body: own } = await exhibitor.get("/api/auth/user/data");
  expect(own.quotesLookedAt).toMatchObject([{ quote_response_id: first.id, revision: 2 }]);
});

test("own rates and earlier quotes are their builder's alone, to fill a form with; nothing is sent by it [R06]", async () => {
  const other = await app.as(carl);
  const rates = [
    {
      category: "flooring",
      unit: "sq-ft",
      unitPrice: 14_00,
      minimum: 500_00,
      note: "Carpet",
      validFrom: "2026-01-01",
    },
    {
      category: "install",
      unit: "hour",
      unitPrice: 95_00,
      minimum: null,
      note: null,
      validFrom: null,
    },
  ];
  const saved = await builder.send("PUT", "/api/builders/rates", { rates });
  const version = contentVersion(rates);
  expect([saved.status, saved.body]).toEqual([200, { rates, version }]);
  expect((await builder.get("/api/builders/rates")).body).toEqual({ rates, version });
  expect((await other.get("/api/builders/rates")).body).toMatchObject({ rates: [] });
  const [stale, fresh] = await Promise.all(
    [contentVersion([]), version].map((seen) =>
      builder.send("PUT", "/api/builders/rates", { rates, seen }),
    ),
  );
  expect([stale?.status, fresh?.status]).toEqual([409, 200]);
  expect((await exhibitor.get("/api/builders/rates")).status).toBe(404);
  const twice = await builder.send("PUT", "/api/builders/rates", { rates: [rates[0], rates[0]] });
  expect([twice.status, twice.body.errors]).toEqual([
    400,
    [{ field: "rates", message: "Each category can have one rate" }],
  ]);

  const earlier = "/api/dashboard/earlier-quotes";
  await offer({ quotedAmount: 9_000_00 });
  const { body: first } = await offer({ lines });
  const { body: second } = await offer({ lines: [structure] });
  const { body } = await builder.get(`${earlier}?limit=1`);
  expect(body.quotes).toEqual([
    {
      id: second.id,
      quoteRequestId: second.quoteRequestId,
      currency: "USD",
      tradeShowName: expect.any(String),
      boothSize: expect.any(String),
      createdAt: second.createdAt,
      total: 52_000_00,
      lines: second.lines,
    },
  ]);
  const { body: more } = await builder.get(`${earlier}?limit=1&after=${body.next}`);
  expect(more.quotes).toMatchObject([{ id: first.id, total, lines: first.lines }]);
  for (const by of [other, exhibitor]) {
    expect((await by.get(earlier)).body).toEqual({ quotes: [], next: null });
  }
  expect((await builder.get(`${earlier}?limit=21`)).body.errors).toEqual([
    { field: "limit", message: "Limit must be 20 or less" },
  ]);
  const { body: now } = await exhibitor.get(
    `/api/quote-requests/${second.quoteRequestId}/responses`,
  );
  expect(now).toMatchObject([{ id: second.id, revision: 1 }]);
});

test("own rates are sent for gaps as the card has them today; other amounts are refused, and a later card changes nothing [R10]", async () => {
  const flooring = { category: "flooring", unit: "sq-ft", unitPrice: 14_00 };
  const design = { category: "design", unit: "lot", unitPrice: 3_000_00 };
  await builder.send("PUT", "/api/builders/rates", { rates: [flooring, design] });
  const ask = { boothSize: "20x20", serviceType: "exhibit-stand-purchase" };
  const { requestId } = await app.given("sent", ask);
  const send = (ownRates: object[]) =>
    builder.send("POST", path, { quoteRequestId: requestId, lines, ownRates });
  const right = [{ category: "flooring", amount: 5_600_00 }];
  for (const wrong of [
    [{ category: "flooring", amount: 5_600_01 }],
    // in the price already
    [...right, { category: "design", amount: 3_000_00 }],
    // not on the card
    [{ category: "graphics", amount: 1 }],
  ]) {
    const { status, body } = await send(wrong);
    expect([status, body.type]).toEqual([409, "/problems/own-rates-differ"]);
  }
  const { status, body } = await send(right);
  expect([status, body.ownRates, body.quotedAmount]).toEqual([201, right, total]);
  await builder.send("PUT", "/api/builders/rates", { rates: [] });
  const revised = await builder.send("PATCH", `${path}/${body.id}`, {
    estimatedTimeline: "8 weeks",
  });
  expect([revised.status, revised.body.ownRates]).toEqual([200, right]);
  const again = await builder.send("PATCH", `${path}/${body.id}`, { ownRates: right });
  expect([again.status, again.body.type]).toEqual([409, "/problems/own-rates-differ"]);
});
