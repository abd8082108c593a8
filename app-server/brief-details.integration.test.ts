import { afterAll, expect, it } from "vitest";
import { testDay } from "../adapters/system/test/test-time.ts";
import { ada, max } from "../domain/accounts/examples.ts";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import { invitesByLink } from "./test/invited-by-link.ts";
import { openTestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";
import { testForm } from "./test/test-form.ts";
import { textOfPdf } from "./test/text-of-file.ts";

const app = await openTestApp();
const invited = invitesByLink(app);
afterAll(() => app.close());

const brief = {
  heightMm: 3658,
  goals: "Meet buyers. Write to ada@engines.example",
  mustHaves: ["Two meeting rooms", "Call +1 415 555 0199"],
  criteria: [
    { criterion: "price", weight: 60 },
    { criterion: "design", weight: 40 },
  ],
  pitch: "quote-only",
};

it("a request keeps its details, and one without them is answered as before [S18]", async () => {
  const owner = await app.as(ada);
  const { status, body } = await owner.send("POST", "/api/quote-requests", { ...testForm, brief });
  expect(status).toBe(201);
  expect(body.quoteRequest.brief).toMatchObject({ ...brief, niceToHaves: [], pitchFee: null });
  const read = await owner.get(`/api/quote-requests/${body.quoteRequest.id}`);
  expect(read.body.brief).toEqual(body.quoteRequest.brief);
  const today = await owner.send("POST", "/api/quote-requests", testForm);
  expect(today.status).toBe(201);
  expect(today.body.quoteRequest.brief).toMatchObject({ goals: null, criteria: [] });
  const bad = { ...brief, criteria: [{ criterion: "price", weight: 90 }] };
  const refused = await owner.send("POST", "/api/quote-requests", { ...testForm, brief: bad });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: "brief.criteria" }] } });
});

it("an edit of details is a version, and the link shows them without contact data [S18] [S50]", async () => {
  const { requestId, path } = await invited({ brief: { goals: "Leads" } });
  const owner = await app.as(ada);
  const edit = { version: 1, brief };
  const changed = await owner.send("PATCH", `/api/quote-requests/${requestId}`, edit);
  expect(changed).toMatchObject({ status: 200, body: { briefVersion: 2, brief } });
  const { body } = await app.client().get(path);
  expect(body.brief).toMatchObject({
    heightMm: 3658,
    pitch: "quote-only",
    criteria: brief.criteria,
  });
  expect(JSON.stringify(body)).not.toMatch(/engines\.example|555 0199/);
  expect(body.briefEdits[0].changes.map((change: { field: string }) => change.field)).toEqual([
    "heightMm",
    "goals",
    "mustHaves",
    "pitch",
    "criteria",
  ]);
});

it("pitch and criteria are in the invitation, the brief and the link; its page of PDF, Letter or A4, has no contact data for who holds the link [S50] [S22]", async () => {
  const quoteOnly = { ...brief, pitch: "quote-only" } as const;
  const { requestId } = await app.given("pending", { brief: quoteOnly as never });
  const admin = await app.as(max);
  const assigned = { builderIds: [beasBooths.id] };
  await admin.send("POST", `/api/admin/quotes/${requestId}/assign`, assigned);
  const said = { pitch: "They want prices only. No design work, please." };
  const sent = await app.sql(
    "select letter -> 'request' as request from message where quote_request_id = $1 and kind = 'invitation'",
    [requestId],
  );
  expect(sent).toMatchObject([{ request: { ...said, criteria: "Price 60%, design 40%" } }]);

  const { requestId: id, path } = await invited({ brief: quoteOnly as never });
  const read = async (client: TestClient, address: string) => {
    const { bytes, headers, status } = await client.call(address);
    expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const pages = Buffer.from(bytes)
      .toString("latin1")
      .match(/\/MediaBox \[[^\]]+\]/g);
    return { pages, text: textOfPdf(bytes) };
  };
  const { text: own, pages } = await read(await app.as(ada), `/api/quote-requests/${id}/brief.pdf`);
  expect(pages).toEqual(["/MediaBox [0 0 612 792]"]);
  expect(own).toContain("ada@engines.example");
  const linked = await read(app.client(), `${path}/brief.pdf?paper=a4`);
  expect(linked.pages).toEqual(["/MediaBox [0 0 595.28 841.89]"]);
  expect(linked.text).not.toMatch(/engines\.example|555 01/);
  for (const { text } of [linked, { text: own }]) {
    expect(text).toContain(said.pitch);
    expect(text).toContain("Price 60%, design 40%");
  }
});

it("a request of the calendar's show keeps the show's id, a picked one or by name and year [S19]", async () => {
  const show = { id: crypto.randomUUID(), title: "Pump World 2027", start_date: testDay(40) };
  await app.sql("insert into trade_show (id, title, start_date) values ($1, $2, $3)", [
    show.id,
    show.title,
    show.start_date,
  ]);
  const visitor = app.client();
  const send = async (facts: object) =>
    (await visitor.send("POST", "/api/quote-requests", { ...testForm, ...facts })).body.quoteRequest
      .brief.tradeShowId;
  const named = { tradeShowName: "Pump World", eventDate: show.start_date };
  expect(await send({ ...named, brief: { tradeShowId: show.id } })).toBe(show.id);
  expect(await send(named)).toBe(show.id);
  expect(await send({ tradeShowName: "Our own fair", brief: { tradeShowId: show.id } })).toBeNull();
});
