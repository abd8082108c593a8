import { afterAll, expect, it } from "vitest";
import { testDay } from "../adapters/system/test/test-time.ts";
import { ada } from "../domain/accounts/examples.ts";
import { invitesByLink } from "./test/invited-by-link.ts";
import { openTestApp } from "./test/test-app.ts";
import { testForm } from "./test/test-form.ts";

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
