import { afterAll, beforeAll, expect, test } from "vitest";
import { carl } from "../domain/accounts/examples.ts";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import { monthOf } from "../domain/commission/accrual.ts";
import { exampleOperator, exampleRates } from "../domain/commission/examples.ts";
import { openCommission } from "./test/open-commission.ts";
import type { TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
let exhibitor: TestClient;
let builder: TestClient;
let admin: TestClient;
let acceptedJob: Awaited<ReturnType<typeof openCommission>>["acceptedJob"];
beforeAll(async () => {
  ({ app, exhibitor, builder, admin, acceptedJob } = await openCommission());
});
afterAll(() => app.close());

type Entry = { kind: string; amount: string; round: number; request_id: string };
const entriesOf = (requestId: string) =>
  app.sql<Entry>("select * from commission_entry where request_id = $1 order by number", [
    requestId,
  ]);
const kindsOf = async (requestId: string) =>
  (await entriesOf(requestId)).map(({ kind, amount }) => [kind, Number(amount)]);
const money = async () => (await builder.get("/api/builders/money")).body;
const act = (requestId: string, what: "complete" | "reopen") =>
  admin.send("POST", `/api/admin/quotes/${requestId}/${what}`, {});

test("a completed job accrues once and reopening reverses exactly that, and completing adds another [U06] [U08]", async () => {
  const { requestId } = await acceptedJob();
  const both = await Promise.all([act(requestId, "complete"), act(requestId, "complete")]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await kindsOf(requestId)).toEqual([["accrued", 2_100_00]]);
  expect(await money()).toMatchObject({
    open: 2_100_00,
    entries: [{ kind: "accrued", base: 42_000_00, rateBp: 500, isRepeat: false }],
  });

  expect((await act(requestId, "reopen")).status).toBe(200);
  expect((await money()).open).toBe(0);
  expect((await act(requestId, "complete")).status).toBe(200);
  expect(await kindsOf(requestId)).toEqual([
    ["accrued", 2_100_00],
    ["reversed", -2_100_00],
    ["accrued", 2_100_00],
  ]);
  expect((await money()).open).toBe(2_100_00);
});

test("the next job of the same exhibitor and builder counts at the repeat rate [U05] [U06]", async () => {
  const { requestId } = await acceptedJob(10_000_00);
  await act(requestId, "complete");
  expect(await kindsOf(requestId)).toEqual([["accrued", 200_00]]);
});

test("rates on the agreed amount count the job's approved changes [U06]", async () => {
  await app.sql(
    `insert into commission_rates (version, builder_id, valid_from, params)
      select 2, $1, valid_from, params || '{"base": "billed", "repeatMonths": 0}' from commission_rates where version = 1`,
    [beasBooths.id],
  );
  await builder.send("POST", "/api/commission/agreement", { version: 2 });
  const { requestId, responseId } = await acceptedJob(10_000_00);
  const lines = [{ category: "structure", label: "Two feet more", amount: 1_000_00 }];
  const change = { title: "A taller wall", reason: "exhibitor-wish", lines };
  const raised = await builder.send("POST", `/api/jobs/${responseId}/changes`, change);
  expect(raised.status, raised.text).toBe(201);
  const approve = `/api/changes/${raised.body.id}/approve`;
  expect((await exhibitor.send("POST", approve, { version: 1 })).status).toBe(200);
  await act(requestId, "complete");
  expect(await kindsOf(requestId)).toEqual([["accrued", 550_00]]);
});

test("a canceled job accrues nothing, nor does one without a yes, which is listed [U07]", async () => {
  const canceled = await acceptedJob();
  const cancel = `/api/quote-requests/${canceled.requestId}/cancel`;
  expect((await exhibitor.send("POST", cancel, { reason: "No budget" })).status).toBe(200);
  const before = await acceptedJob(9_000_00);
  await app.sql("delete from quote_rates where quote_response_id = $1", [before.responseId]);
  expect((await act(before.requestId, "complete")).status).toBe(200);
  for (const { requestId } of [canceled, before]) expect(await entriesOf(requestId)).toEqual([]);
  const { body } = await admin.get("/api/admin/commission/unagreed");
  expect(body.jobs).toMatchObject([{ requestId: before.requestId, amount: 9_000_00 }]);
});

test("the database refuses to change or delete an entry, also with the owner's rights [U10]", async () => {
  for (const statement of [
    "update commission_entry set amount = 0",
    "delete from commission_entry",
    "truncate commission_entry",
  ]) {
    const refused = await app.sql(statement).catch((error) => error);
    expect([statement, refused.code]).toEqual([statement, "42501"]);
  }
});

test("sums by builder and month equal the entries, and the admin reads them [U11] [U33]", async () => {
  const [sums] = await app.sql(
    `select (select coalesce(sum(amount), 0) from commission_entry) = (select coalesce(sum(amount), 0) from commission_sum) as same,
       (select count(*) from commission_entry) = (select sum(entries) from commission_sum) as counted`,
  );
  expect(sums).toEqual({ same: true, counted: true });
  const { open } = await money();
  const { body } = await admin.get("/api/admin/commission/summary");
  expect(body).toMatchObject({
    month: monthOf(app.clock.now(), exampleOperator.timeZone),
    accrued: open,
    open,
  });
  expect(body.builders).toEqual([
    {
      builderId: beasBooths.id,
      builderName: beasBooths.name,
      accrued: open,
      open,
      ages: [0, 0, 0, 0],
    },
  ]);
  const { body: all } = await admin.get("/api/admin/commission/entries?limit=2");
  expect(all.entries).toHaveLength(2);
  const rest = await admin.get(`/api/admin/commission/entries?after=${all.next}`);
  expect(rest.body.entries.length).toBeGreaterThan(2);
});

test("an estimate replays the stored bases by other rates [U27]", async () => {
  const estimate = (params: object) =>
    admin.send("POST", "/api/admin/commission/estimate", {
      params: { ...exampleRates, ...params },
    });
  const same = await estimate({});
  const { open } = await money();
  expect(same.body).toEqual({ jobs: 3, accrued: open, proposed: open, changesBase: false });
  const double = await estimate({ rateBp: 1000, repeatRateBp: 400 });
  expect(double.body.proposed).toBe(2 * open);
  const capped = await estimate({ mostCents: 100_00 });
  expect(capped.body.proposed).toBe(300_00);
  expect((await estimate({ leaveOut: ["tax"] })).body.changesBase).toBe(true);
});

test("other builders and exhibitors read no entries, and no answer of an exhibitor has a sum [U19] [U20]", async () => {
  const { requestId, responseId } = await acceptedJob(77_777_00);
  await act(requestId, "complete");
  expect((await (await app.as(carl)).get("/api/builders/money")).body).toMatchObject({
    open: 0,
    entries: [],
  });
  expect((await exhibitor.get("/api/builders/money")).status).toBe(404);
  for (const path of [
    `/api/quote-requests/${requestId}`,
    `/api/quote-requests/${requestId}/responses`,
    `/api/quote-requests/${requestId}/comparison`,
    `/api/jobs/${responseId}`,
  ]) {
    const { status, text } = await exhibitor.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(text).not.toMatch(/388885|3,888\.85|commission|rateBp/);
  }
  const { body } = await builder.get("/api/auth/user/data");
  expect(body.commissionEntries.length).toBeGreaterThan(3);
  expect(body.commissionAgreements).toMatchObject([{ version: 1 }, { version: 2 }]);
});

test("erasing the exhibitor leaves the amounts, without a name [U28]", async () => {
  const { requestId } = await acceptedJob(5_000_00);
  await act(requestId, "complete");
  const before = await entriesOf(requestId);
  expect((await admin.send("POST", `/api/admin/quotes/${requestId}/erase`)).status).toBe(200);
  expect(await entriesOf(requestId)).toEqual(before);
  expect(JSON.stringify(before)).not.toMatch(/Engines|Lovelace|ada@/);
});
