import { afterAll, expect, test } from "vitest";
import { createPostgresQuoteRequestRepository } from "../adapters/postgres/quotes/quote-request-repository.ts";
import { testNow } from "../adapters/system/test/test-time.ts";
import { ada } from "../domain/accounts/examples.ts";
import { beasResponse, invitation, pendingRequest } from "../domain/quotes/examples.ts";
import type { QuoteRequestId, QuoteResponseId, ReceiptId } from "../domain/shared/id.ts";
import { createApp } from "./app.ts";
import { compose } from "./compose.ts";
import { readConfig } from "./config.ts";
import type { RenderPage } from "./page-routes.ts";
import { openTestApp } from "./test/test-app.ts";
import { createTestClient } from "./test/test-client.ts";
import { testForm } from "./test/test-form.ts";

let renders = 0;
/** A public page that says the names of builders. */
const renderPage: RenderPage = async (_request, { api }) => {
  renders += 1;
  const builders = await api.call("GET /api/builders", { query: { page: 1, limit: 10 } });
  return new Response(JSON.stringify(builders.map(({ name }) => name)));
};

const limits = { ANONYMOUS_WRITES_PER_HOUR: "4" };
const one = await openTestApp(limits, {}, renderPage);
/** A second process, as the database sees it: pools, caches and jobs of its own. */
const steps: (() => Promise<void> | void)[] = [];
const parts = await compose(readConfig({ ...one.env, ...limits }), (step) => steps.push(step), {
  clock: one.clock,
});
const app = createApp({ ...parts, renderPage });
const two = {
  newCore: parts.newCore,
  client: (cookies?: Record<string, string>, address = "127.0.0.1") =>
    createTestClient((path, init) => app.request(path, init, { address }), cookies),
};
const both = [one, two];
afterAll(async () => {
  for (const step of steps.reverse()) await step();
  await one.close();
});

test("a session that ends at one process has ended at the other", async () => {
  const cookies = await one.sessionOf(ada);
  for (const { client } of both)
    expect((await client(cookies).get("/api/auth/user")).body.email).toBe(ada.email);
  await one.client(cookies).get("/api/logout");
  for (const { client } of both)
    expect((await client(cookies).get("/api/auth/user")).body?.email).toBeUndefined();
});

test("a limit counts over all processes", async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 6; sent++) {
    const client = both[sent % 2]?.client({}, "198.51.100.77");
    const answer = await client?.send("POST", "/api/quote-requests", testForm);
    statuses.push(answer?.status ?? 0);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
});

test("a page that both have in their caches is made again after a change at one of them", async () => {
  const pages = () => Promise.all(both.map(({ client }) => client().get("/our-builders")));
  await pages();
  const before = renders;
  await pages();
  expect(renders).toBe(before);
  await one.sql("update builder set name = name || ' & Sons' where public");
  for (const { text } of await pages()) expect(text).toContain("& Sons");
  expect(renders).toBe(before + 2);
});

const hoursAgo = (hours: number) => new Date(testNow().getTime() - hours * 60 * 60 * 1000);

test("jobs that two workers run at the same time settle each promise once, and seal a day once", async () => {
  const quotes = createPostgresQuoteRequestRepository(one.newEm());
  for (let made = 0; made < 6; made++) {
    const id = crypto.randomUUID() as QuoteRequestId;
    const receipt = { id: crypto.randomUUID() as ReceiptId, expiresAt: hoursAgo(-720) };
    const at = hoursAgo(470);
    const request = { ...pendingRequest, id, createdAt: hoursAgo(480), updatedAt: hoursAgo(480) };
    await quotes.submit({ request, receipt, messages: [], idempotency: null });
    const response = {
      ...beasResponse,
      id: crypto.randomUUID() as QuoteResponseId,
      quoteRequestId: id,
      createdAt: at,
      updatedAt: at,
    };
    const invitations = [invitation(response.builderId, { invitedAt: hoursAgo(479) })];
    await quotes.save({
      request: { ...request, invitations, updatedAt: at },
      responses: [response],
    });
  }
  const workers = [...both, ...both];
  await Promise.all(workers.map((each) => each.newCore().promiseEvaluation.evaluatePromises()));
  await Promise.all(workers.map((each) => each.newCore().quotes.expireResponses()));
  await Promise.all(workers.map((each) => each.newCore().promise.sealLedger()));
  const settled = await one.sql(
    `select ledger_id from promise_event where kind in ('target-kept', 'target-missed')
     group by ledger_id having count(*) = count(distinct (detail ->> 'target', detail ->> 'clock'))`,
  );
  expect(settled).toHaveLength(6);
  expect(
    await one.sql("select ledger_id, seq from promise_event group by 1, 2 having count(*) > 1"),
  ).toEqual([]);
  expect(await one.sql("select day from promise_seal")).toHaveLength(1);
});
