import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testNow } from "../adapters/system/test/test-time.ts";
import { ada, bea, max, otto } from "../domain/accounts/examples.ts";
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

const structure = { id: crypto.randomUUID(), category: "structure", amount: 52_000_00 };

async function offered(facts: Record<string, unknown>) {
  const { requestId } = await app.given("sent");
  const { body } = await builder.send("POST", "/api/quote-responses", {
    quoteRequestId: requestId,
    ...facts,
  });
  const path = `/api/quote-responses/${body.id}`;
  return {
    requestId,
    ask: (what: string, body = {}) => exhibitor.send("POST", `${path}/${what}`, body),
    revise: (changes: object) => builder.send("PATCH", path, changes),
    letters: (kind: string) =>
      app.sql("select letter from message where quote_request_id = $1 and kind = $2", [
        requestId,
        kind,
      ]),
  };
}

describe("asking a builder for more", () => {
  test("one price is asked for by line, once a day, until lines come [R14]", async () => {
    const { requestId, ask, revise, letters } = await offered({ quotedAmount: 79_000_00 });
    const asked = await ask("ask-to-itemize");
    expect(asked).toMatchObject({
      status: 200,
      body: { linesAsked: [], linesAskedAt: expect.any(String) },
    });
    const again = await ask("ask-to-itemize");
    expect([again.status, again.body.type]).toEqual([409, "/problems/price-already-asked"]);
    expect(await letters("lines-asked")).toHaveLength(1);
    await app.sql(
      "update quote_response set lines_asked_at = lines_asked_at - interval '1 day' where quote_request_id = $1",
      [requestId],
    );
    expect((await ask("ask-to-itemize")).status).toBe(200);
    expect(await letters("lines-asked")).toHaveLength(2);
    const { body } = await revise({ lines: [structure] });
    expect(body).toMatchObject({ linesAsked: [], linesAskedAt: null });
  });

  test("gaps are asked for by category, seen by the builder, and closed by a price [R15]", async () => {
    const { requestId, ask, revise, letters } = await offered({ lines: [structure] });
    const none = await ask("ask-price", { categories: ["structure"] });
    expect([none.status, none.body.type]).toEqual([409, "/problems/quote-has-price"]);
    const unknown = await ask("ask-price", { categories: ["magic"] });
    expect([unknown.status, unknown.body.errors[0].field]).toEqual([400, "categories.0"]);
    const gaps = { categories: ["flooring", "graphics"] };
    expect(await ask("ask-price", gaps)).toMatchObject({
      status: 200,
      body: { linesAsked: gaps.categories },
    });
    expect(await letters("lines-asked")).toMatchObject([{ letter: gaps }]);
    const { body: list } = await builder.get("/api/dashboard/assigned-quotes?limit=50");
    const own = list.assignedQuotes.find(({ id }: { id: string }) => id === requestId);
    expect(own.ownQuote.linesAsked).toEqual(gaps.categories);
    const { body } = await revise({
      lines: [structure, { category: "flooring", amount: 5_000_00 }],
    });
    expect(body.linesAsked).toEqual(["graphics"]);
  });
});

test("the exhibitor edits the scope; comparison, brief and builders follow [R08]", async () => {
  const { requestId, letters } = await offered({ lines: [structure] });
  const request = `/api/quote-requests/${requestId}`;
  const edits = { added: ["storage"], struck: ["shipping"] };
  const { status, body } = await exhibitor.send("PUT", `${request}/scope`, edits);
  expect([status, body.scopeEdits]).toEqual([200, edits]);
  const { body: comparison } = await exhibitor.get(`${request}/comparison`);
  const asked = comparison.scope.flatMap((row: { asked: boolean; category: string }) =>
    row.asked ? row.category : [],
  );
  expect(asked).toContain("storage");
  expect(asked).not.toContain("shipping");
  expect((await builder.get(request)).body.scopeEdits).toEqual(edits);
  expect(await letters("brief-changed")).toMatchObject([
    { letter: { changes: { asked: ["storage"], notAsked: ["shipping"] } } },
  ]);
  const wrong = await exhibitor.send("PUT", `${request}/scope`, { struck: ["magic"] });
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, "struck.0"]);
});

describe("a changed brief", () => {
  const offer = { quotedAmount: 79_000_00 };
  const quoteOf = async (by: TestClient, requestId: string) =>
    (await by.get(`/api/quote-requests/${requestId}/responses`)).body[0];

  test("is a version that builders hear of; their quotes are for an earlier brief until confirmed or revised [R21]", async () => {
    const { requestId, revise, letters } = await offered(offer);
    const request = `/api/quote-requests/${requestId}`;
    const edit = (version: number, changes: object) =>
      exhibitor.send("PATCH", request, { version, ...changes });
    const bigger = await edit(1, { boothSize: "30x30", features: ["multimedia"] });
    expect(bigger).toMatchObject({
      status: 200,
      body: { boothSize: "30x30", briefVersion: 2, serviceType: "exhibit-stand-rental" },
    });
    const stale = await edit(1, { boothSize: "40x50" });
    expect([stale.status, stale.body.type]).toEqual([409, "/problems/brief-changed-meanwhile"]);
    expect((await edit(2, {})).status).toBe(400);
    expect(await letters("brief-changed")).toMatchObject([
      { letter: { changes: { asked: ["av"], notAsked: [], fields: ["boothSize", "features"] } } },
    ]);

    const waiting = await quoteOf(exhibitor, requestId);
    expect(waiting).toMatchObject({ confirmedBrief: 1, forEarlierBrief: true });
    const { body: changes } = await builder.get(`${request}/brief-changes`);
    expect(changes).toMatchObject([
      { version: 2, changes: [{ field: "boothSize", from: "20x20", to: "30x30" }, {}] },
    ]);
    const confirm = (version: number) =>
      builder.send("POST", `/api/quote-responses/${waiting.id}/confirm`, { version });
    expect((await confirm(1)).body.type).toBe("/problems/brief-changed-meanwhile");
    expect(await confirm(2)).toMatchObject({ status: 200, body: { confirmedBrief: 2 } });
    expect((await confirm(2)).status).toBe(200);
    expect(await letters("offer-confirmed")).toHaveLength(1);
    expect(await quoteOf(exhibitor, requestId)).toMatchObject({ forEarlierBrief: false });

    await edit(2, { additionalRequirements: "One storey" });
    expect(await quoteOf(builder, requestId)).toMatchObject({ forEarlierBrief: true });
    await revise({ quotedAmount: 80_000_00 });
    expect(await quoteOf(exhibitor, requestId)).toMatchObject({
      confirmedBrief: 3,
      forEarlierBrief: false,
      revision: 2,
    });
    const { body: data } = await exhibitor.get("/api/auth/user/data");
    expect(data.earlierBriefs.map(({ version }: { version: number }) => version)).toContain(3);

    await exhibitor.send("POST", `/api/quote-responses/${waiting.id}/accept`, { revision: 2 });
    const late = await edit(3, { boothSize: "40x50" });
    expect([late.status, late.body.type]).toEqual([409, "/problems/response-already-accepted"]);
    await app.newCore().privacy.erasePerson({ email: ada.email, withAccount: false });
    expect(await app.sql("select version from brief_version")).toEqual([]);
  });
});

test("date, venue and type are part of the brief: builders read what changed, and a size is one that can be drawn [W21]", async () => {
  const { requestId, letters } = await offered({ quotedAmount: 79_000_00 });
  const request = `/api/quote-requests/${requestId}`;
  const edit = (version: number, changes: object) =>
    exhibitor.send("PATCH", request, { version, ...changes });
  const wrong = await edit(1, { boothSize: "as big as last year" });
  expect([wrong.status, wrong.body.errors]).toEqual([
    400,
    [{ field: "boothSize", message: expect.stringContaining("a width and a depth") }],
  ]);
  const { body: before } = await exhibitor.get(request);
  const changes = { eventDate: "2027-11-02", venue: "Moscone Center", industry: "peninsula" };
  const moved = await edit(1, { ...changes, openSides: ["left", "right", "front"] });
  expect(moved).toMatchObject({ status: 200, body: { ...changes, briefVersion: 2 } });
  expect(
    await app.sql("select event_day::text from quote_request where id = $1", [requestId]),
  ).toEqual([{ event_day: "2027-11-02" }]);
  const fields = ["eventDate", "venue", "industry", "openSides"];
  expect(await letters("brief-changed")).toMatchObject([{ letter: { changes: { fields } } }]);
  const { body: edits } = await builder.get(`${request}/brief-changes`);
  expect(edits[0].changes).toEqual([
    ...(["eventDate", "venue", "industry"] as const).map((field) => ({
      field,
      from: before[field],
      to: changes[field],
    })),
    { field: "openSides", from: [], to: ["left", "right", "front"] },
  ]);
  const [quote] = (await exhibitor.get(`${request}/responses`)).body;
  expect(quote.pricedFor).toMatchObject({ industry: before.industry, changed: fields });
  expect((await edit(2, { venue: "" })).body.errors[0].field).toBe("venue");
});

describe("a round", () => {
  const round = (responseId: string, facts: object = {}) => ({
    offers: [{ responseId, lines: [structure.id] }],
    text: "Your last word?",
    endsAt: new Date(testNow().getTime() + 24 * 3_600_000).toISOString(),
    ...facts,
  });

  test("is answered by its builder, called off by the exhibitor, and opened once; a second one by an admin only [R22]", async () => {
    const { requestId, letters } = await offered({ lines: [structure] });
    const path = `/api/quote-requests/${requestId}`;
    const own = async (by: TestClient) => (await by.get(`${path}/responses`)).body[0];
    const { id } = await own(exhibitor);
    for (const [facts, field] of [
      [{ offers: [] }, "offers"],
      [{ text: " " }, "text"],
      [{ text: "x".repeat(1001) }, "text"],
      [{ endsAt: new Date(testNow().getTime() + 3_600_000).toISOString() }, "endsAt"],
      [{ endsAt: "soon" }, "endsAt"],
      [{ endsAt: undefined }, "endsAt"],
      [{ hours: 3 }, "hours"],
    ] as const) {
      const wrong = await exhibitor.send("POST", `${path}/rounds`, round(id, facts));
      expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, field]);
    }
    const byDuration = round(id, { endsAt: undefined, hours: 24 });
    const opened = await exhibitor.send("POST", `${path}/rounds`, byDuration);
    expect([opened.status, opened.body]).toEqual([
      201,
      { id: expect.any(String), number: 1, endsAt: expect.any(String), offers: 1 },
    ]);
    expect(await own(builder)).toMatchObject({
      round: { text: "Your last word?", lines: [structure.id], state: "open", answer: null },
    });
    const stands = await builder.send("POST", `/api/quote-responses/${id}/stands`);
    expect(stands).toMatchObject({ status: 200, body: { round: { answer: "stands" } } });
    expect(await letters("round-opened")).toMatchObject([
      { letter: { lines: ["Structure (build or rental)"] } },
    ]);
    expect(await letters("round-closed")).toHaveLength(1);
    const again = await exhibitor.send("POST", `${path}/rounds`, round(id));
    expect([again.status, again.body.type]).toEqual([409, "/problems/round-limit"]);
    const cancelled = await exhibitor.send("POST", `/api/rounds/${opened.body.id}/cancel`);
    expect(cancelled.status).toBe(200);
    expect((await own(builder)).round.state).toBe("cancelled");
    // another one is an admin's to open, and no builder reads that it is not the first
    const limited = await exhibitor.send("POST", `${path}/rounds`, round(id));
    expect([limited.status, limited.body.type]).toEqual([409, "/problems/round-limit"]);
    const admin = await app.as(max);
    const second = await admin.send("POST", `${path}/rounds`, round(id, { text: "Once more?" }));
    expect([second.status, second.body.number]).toEqual([201, 2]);
    for (const reader of [exhibitor, builder, admin]) {
      expect((await own(reader)).round).toMatchObject({ text: "Once more?", state: "open" });
      expect((await own(reader)).round).not.toHaveProperty("number");
    }
    expect(await letters("round-opened")).toHaveLength(2);
    // called off by an admin, too, and by no one who is not on the exhibitor's side
    const callOff = async (by: TestClient) =>
      (await by.send("POST", `/api/rounds/${second.body.id}/cancel`)).status;
    const others = [app.client(), builder, await app.as(otto)];
    expect(await Promise.all(others.map(callOff))).toEqual([401, 404, 404]);
    expect((await own(builder)).round.state).toBe("open");
    expect(await callOff(admin)).toBe(200);
    expect((await own(builder)).round.state).toBe("cancelled");
    await app.newCore().privacy.erasePerson({ email: ada.email, withAccount: false });
    expect(
      await app.sql("select round ->> 'text' as text from quote_response where id = $1", [id]),
    ).toEqual([{ text: "" }]);
  });
});
