import { afterAll, beforeAll, expect, test } from "vitest";
import { testDay, testNow } from "../adapters/system/test/test-time.ts";
import { ada, bea, carl, max } from "../domain/accounts/examples.ts";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import { exampleRates } from "../domain/commission/examples.ts";
import { dayMs } from "../domain/shared/time/time-units.ts";
import { invitesByLink } from "./test/invited-by-link.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
let builder: TestClient;
let admin: TestClient;
let invited: ReturnType<typeof invitesByLink>;
beforeAll(async () => {
  app = await openTestApp();
  builder = await app.as(bea);
  admin = await app.as(max);
  invited = invitesByLink(app);
});
afterAll(() => app.close());

const offer = { quotedAmount: 42_000_00, responseMessage: "Gladly" };
const put = (body: object) => admin.send("PUT", "/api/admin/commission/rates", body);
const rates = () => app.client().get("/api/commission/rates");
const own = () => builder.get("/api/commission/agreement");

/** Bea quotes for a new request. */
async function quote(more: object = {}, by = builder) {
  const { requestId } = await app.given("sent", { userId: ada.id });
  return by.send("POST", "/api/quote-responses", { quoteRequestId: requestId, ...offer, ...more });
}
const versionOf = async (quoteId: string) => {
  const [row] = await app.sql<{ version: number }>(
    "select version from quote_rates where quote_response_id = $1",
    [quoteId],
  );
  return row?.version ?? null;
};
const mails = (kind: string) =>
  app.sql<{ to_address: string }>("select to_address from message where kind = $1", [kind]);

test("without rates, a quote needs no yes and keeps none [U01]", async () => {
  expect((await rates()).body).toEqual({ current: null, next: null, dependsOnBuilder: false });
  expect((await own()).body).toBeNull();
  const sent = await quote();
  expect(sent.status, sent.text).toBe(201);
  expect(JSON.stringify(sent.body)).not.toMatch(/agreesTo|ratesToAgree|commission/);
  expect(await versionOf(sent.body.id)).toBeNull();
  const { path } = await invited();
  expect((await app.client().get(path)).body.ratesToAgree).toBeNull();
  const agreed = await builder.send("POST", "/api/commission/agreement", { version: 1 });
  expect([agreed.status, agreed.body.type]).toEqual([409, "/problems/rates-not-set"]);
});

test("an admin sets the first rates at once, with a fresh proof, by the version read [U18] [U24]", async () => {
  const provenAt = (at: string) =>
    app.sql("update session set sess = sess || jsonb_build_object('provenAt', $1::text)", [at]);
  await provenAt("2020-01-01T00:00:00.000Z");
  const unproven = await put({ seen: 0, params: exampleRates });
  expect([unproven.status, unproven.body.type]).toEqual([403, "/problems/fresh-proof-needed"]);
  await provenAt(testNow().toISOString());
  for (const [wrong, field] of [
    [{ rateBp: 3_001 }, "params.rateBp"],
    [{ rateBp: 100 }, "params.repeatRateBp"],
    [{ leastCents: 2, mostCents: 1 }, "params.mostCents"],
    [{ contestDays: 6 }, "params.contestDays"],
    [{ leaveOut: ["structure"] }, "params.leaveOut.0"],
  ] as const) {
    const { status, body } = await put({ seen: 0, params: { ...exampleRates, ...wrong } });
    expect([status, body.errors[0].field]).toEqual([400, field]);
  }
  const saved = await put({ seen: 0, params: exampleRates });
  expect(saved.status, saved.text).toBe(200);
  const stale = await put({ seen: 0, params: exampleRates });
  expect(stale.status).toBe(409);
  const { current, next } = (await rates()).body;
  expect(current).toMatchObject({ version: 1, params: exampleRates });
  expect(current.text).toBe(
    "5% of the accepted quote, for jobs that came through us; 2% for an exhibitor you completed a job for in the 24 months before",
  );
  expect(next).toBeNull();
  const { body: log } = await admin.get("/api/admin/audit?kind=commission");
  expect(log.events).toMatchObject([{ words: "set the commission rates, version 1" }]);
});

test("a first quote needs the yes, which is stored with it, and later quotes go by it [U02]", async () => {
  const refused = await quote();
  expect([refused.status, refused.body.type]).toEqual([409, "/problems/rates-not-agreed"]);
  expect(refused.body.rates).toMatchObject({ version: 1 });
  const changed = await quote({ agreesTo: 7 });
  expect([changed.status, changed.body.type]).toEqual([409, "/problems/rates-changed"]);
  expect(changed.body.rates.version).toBe(1);
  expect((await own()).body).toMatchObject({ isAgreed: false, rates: { version: 1 } });

  // a refused quote leaves no yes: both are stored in one transaction
  const invalid = await quote({ agreesTo: 1, quotedAmount: null, responseMessage: "?" });
  expect(invalid.status).toBe(400);
  expect((await own()).body.isAgreed).toBe(false);

  const sent = await quote({ agreesTo: 1 });
  expect(sent.status, sent.text).toBe(201);
  expect(await versionOf(sent.body.id)).toBe(1);
  expect((await own()).body.isAgreed).toBe(true);
  expect(await mails("rates-agreed")).toHaveLength(1);

  const again = await quote();
  expect(again.status).toBe(201);
  expect(await versionOf(again.body.id)).toBe(1);
  expect(await mails("rates-agreed")).toHaveLength(1);
});

test("by link the yes is for the one quote, also when it is taken back and sent again [U02] [U03]", async () => {
  await app.sql("delete from rate_agreement");
  const { path, requestId } = await invited();
  const guest = app.client();
  expect((await guest.get(path)).body.ratesToAgree).toMatchObject({ version: 1 });
  expect((await guest.send("POST", `${path}/quote`, offer)).body.type).toBe(
    "/problems/rates-not-agreed",
  );
  const sent = await guest.send("POST", `${path}/quote`, { ...offer, agreesTo: 1 });
  expect(sent.status, sent.text).toBe(200);
  expect((await guest.get(path)).body.ratesToAgree).toBeNull();
  expect((await own()).body.isAgreed).toBe(false);
  const [stored] = await app.sql("select * from rate_agreement");
  expect(stored).toMatchObject({ builder_id: beasBooths.id, version: 1, user_id: null });

  await guest.send("POST", `${path}/withdraw`);
  const back = await guest.send("POST", `${path}/take-back`, {});
  expect(back.status, back.text).toBe(200);
  const quotes = await app.sql<{ version: number | null }>(
    `select r.version from quote_response q left join quote_rates r on r.quote_response_id = q.id
      where q.quote_request_id = $1`,
    [requestId],
  );
  expect(quotes.map(({ version }) => version)).toEqual([1, 1]);
});

test("new rates wait 30 days, are announced, and leave earlier quotes as they are [U03] [U04]", async () => {
  expect((await builder.send("POST", "/api/commission/agreement", { version: 1 })).status).toBe(
    200,
  );
  const sent = await quote({ validUntil: testDay(89) });
  const higher = { ...exampleRates, rateBp: 600 };
  const tomorrow = new Date(testNow().getTime() + dayMs).toISOString().slice(0, 10);
  const soon = await put({ seen: 1, params: higher, from: tomorrow });
  expect([soon.status, soon.body.errors[0].field]).toEqual([400, "from"]);
  expect((await put({ seen: 1, params: higher })).status).toBe(200);
  const { current, next } = (await rates()).body;
  expect([current.version, next.version]).toEqual([1, 2]);
  expect(Date.parse(next.from) - app.clock.now().getTime()).toBeGreaterThanOrEqual(30 * dayMs);
  // the email goes only to builders who agreed to earlier rates
  expect(await mails("rates-change")).toHaveLength(1);
  expect((await quote()).status).toBe(201);

  app.clock.advance(31 * dayMs);
  builder = await app.as(bea);
  admin = await app.as(max);
  expect((await rates()).body).toMatchObject({ current: { version: 2 }, next: null });
  expect((await own()).body).toMatchObject({ isAgreed: false, rates: { version: 2 } });
  const old = await quote({ agreesTo: 1 });
  expect([old.status, old.body.type]).toEqual([409, "/problems/rates-changed"]);
  const revised = await builder.send("PATCH", `/api/quote-responses/${sent.body.id}`, {
    quotedAmount: 41_000_00,
    revision: 1,
  });
  expect(revised.status, revised.text).toBe(200);
  expect(await versionOf(sent.body.id)).toBe(1);
  const { body: all } = await admin.get("/api/admin/commission/rates");
  expect(all.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
});

test("an exception is agreed to, ends on its day, and changes the public words [U23] [U36]", async () => {
  await app.sql("update session set sess = sess || jsonb_build_object('provenAt', $1::text)", [
    app.clock.now().toISOString(),
  ]);
  const path = `/api/admin/commission/builders/${beasBooths.id}`;
  const lower = { ...exampleRates, rateBp: 300 };
  const until = new Date(app.clock.now().getTime() + dayMs).toISOString().slice(0, 10);
  const given = { seen: 2, params: lower, until, reason: "A long friendship" };
  const unknown = `/api/admin/commission/builders/${crypto.randomUUID()}`;
  expect((await admin.send("PUT", unknown, given)).status).toBe(404);
  expect((await admin.send("PUT", path, given)).status).toBe(200);
  expect((await rates()).body).toMatchObject({ current: { version: 2 }, dependsOnBuilder: true });
  expect((await own()).body).toMatchObject({ isAgreed: false, rates: { version: 3 } });
  // other builders read and agree to the general rates
  const other = await app.as(carl);
  expect((await other.get("/api/commission/agreement")).text).not.toContain("3%");
  expect((await quote()).body.type).toBe("/problems/rates-not-agreed");
  const sent = await quote({ agreesTo: 3 });
  expect(await versionOf(sent.body.id)).toBe(3);

  app.clock.advance(3 * dayMs);
  expect((await rates()).body.dependsOnBuilder).toBe(false);
  expect((await own()).body).toMatchObject({ isAgreed: false, rates: { version: 2 } });
});

test("exhibitors and visitors read no agreement [U20]", async () => {
  const exhibitor = await app.as(ada);
  expect((await exhibitor.get("/api/commission/agreement")).status).toBe(404);
  expect((await app.client().get("/api/commission/agreement")).status).toBe(401);
});
