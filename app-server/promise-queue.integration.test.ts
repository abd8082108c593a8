import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { toBuilderRow } from "../adapters/postgres/builders/builder-profile-mapper.ts";
import { createPostgresPromiseRepository } from "../adapters/postgres/promise/promise-repository.ts";
import { createPostgresMatchingRepository } from "../adapters/postgres/quotes/matching-repository.ts";
import { createPostgresQuoteRequestRepository } from "../adapters/postgres/quotes/quote-request-repository.ts";
import { insertRows } from "../adapters/postgres/sql/insert-rows.ts";
import { systemClock } from "../adapters/system/clock.ts";
import { max } from "../domain/accounts/examples.ts";
import { profile } from "../domain/builder-profiles/examples.ts";
import { evaluatePromises } from "../domain/promise-evaluation/evaluate-promises.ts";
import { pendingRequest } from "../domain/quotes/examples.ts";
import type { QuoteRequestId, ReceiptId } from "../domain/shared/id.ts";
import type { PromiseQueueBody } from "./contract/promise/promise-queue.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
let admin: TestClient;
const far = "2098-03-03";
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.as(max);
  const builders = Array.from({ length: 12 }, (_, index) =>
    profile(`0190b000-0000-7000-8000-0000000002${index + 10}`, `Builder ${index}`, null),
  );
  await insertRows(
    app.newEm(),
    "builder",
    builders.map((each) => toBuilderRow(each)),
  );
});
afterAll(() => app.close());

const evaluate = () => app.newCore().promiseEvaluation.evaluatePromises();

/** A request just received, evaluated once. */
async function receive() {
  const id = crypto.randomUUID() as QuoteRequestId;
  const at = new Date();
  const request = {
    ...pendingRequest,
    id,
    eventDate: far,
    eventDay: far,
    createdAt: at,
    updatedAt: at,
  };
  const receipt = { id: crypto.randomUUID() as ReceiptId, expiresAt: new Date(far) };
  const quotes = createPostgresQuoteRequestRepository(app.newEm());
  await quotes.submit({ request, receipt, messages: [], idempotency: null });
  await evaluate();
  return id;
}
const read = async (id: string) => (await admin.get(`/api/admin/quotes/${id}/promise`)).body;
const act = (id: string, name: string, body: object = {}) =>
  admin.send("POST", `/api/admin/quotes/${id}/promise/${name}`, body);
async function shownProposal(id: string) {
  const { version, builders } = (await read(id)).proposal;
  return { version, builderIds: builders.map((one: { builderId: string }) => one.builderId) };
}

test("a new request is in the queue with its proposal; one call invites, an outdated one is 409, twice is once [Q07]", async () => {
  const id = await receive();
  const { body } = (await admin.get("/api/admin/promise/queue?standing=waiting")) as {
    body: PromiseQueueBody;
  };
  expect(body).toMatchObject({ mode: "suggest", counts: { waiting: 1, missed: 0 }, next: null });
  const [queued] = body.queue;
  expect(queued).toMatchObject({
    quoteRequestId: id,
    standing: "waiting",
    tradeShowName: pendingRequest.tradeShowName,
    promised: 5,
    outlook: { countable: 0, asked: 0, fitting: 15 },
    why: "No builder is invited yet. Invite 9 builders.",
    first: { outcome: "open", count: 0 },
  });
  expect(queued?.proposal?.builders).toHaveLength(9);
  expect(queued?.proposal?.builders[0]).toMatchObject({ name: expect.any(String), expected: 0.7 });

  const shown = await shownProposal(id);
  const stale = await act(id, "invite", { ...shown, version: shown.version + 1 });
  expect([stale.status, stale.body.type]).toEqual([409, "/problems/proposal-changed"]);
  const answers = await Promise.all([act(id, "invite", shown), act(id, "invite", shown)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map(({ body }) => body.invited).toSorted()).toEqual([0, 9]);
  const { body: request } = await admin.get(`/api/admin/quotes/${id}`);
  expect(request.assignedBuilders).toEqual(shown.builderIds);
  const viewed = await read(id);
  expect(viewed).toMatchObject({ standing: "on-track", proposal: null, outlook: { asked: 9 } });
  expect(viewed.events.map(({ kind }: { kind: string }) => kind)).toEqual([
    "received",
    ...Array(9).fill("invited"),
  ]);
  expect((await admin.get("/api/admin/promise/queue")).body.counts.waiting).toBe(0);
});

test("pause, resume and exclude over the wire, each with its line in the audit log [Q30][Q31]", async () => {
  const id = await receive();
  const reason = "We need the floor plan";
  expect((await act(id, "pause", {})).status).toBe(400);
  expect((await act(id, "pause", { reason })).status).toBe(200);
  expect(await read(id)).toMatchObject({ standing: "paused", paused: { reason } });
  expect((await admin.get("/api/admin/promise/queue?standing=paused")).body.queue).toHaveLength(1);
  expect((await act(id, "resume")).status).toBe(200);
  expect(await read(id)).toMatchObject({ standing: "waiting", paused: null });
  expect((await act(id, "exclude", { reason: "cancelled-before-due" })).status).toBe(400);
  expect((await act(id, "exclude", { reason: "duplicate" })).status).toBe(200);
  expect(await read(id)).toMatchObject({ standing: "over", all: { outcome: "excluded" } });
  const again = await act(id, "exclude", { reason: "duplicate" });
  expect([again.status, again.body.type]).toEqual([409, "/problems/target-settled"]);
  const { body: audit } = await admin.get(`/api/admin/audit?kind=quote-request&id=${id}`);
  const lines = audit.events.map(({ words }: { words: string }) => words);
  expect(lines).toEqual(
    expect.arrayContaining([
      "paused the clock of the request",
      "let the clock of the request go on",
      "took the request out of the count (duplicate)",
    ]),
  );
});

test("an evaluation that finds nothing to do is four statements, whatever the number of requests [Q44]", async () => {
  const statementsOfOne = async () => {
    const id = await receive();
    const due =
      "update quote_promise set next_evaluation_at = case when quote_request_id = $1 then now() end";
    await app.sql(due, [id]);
    const em = app.newEm();
    const pool = await em.getConnection().getNativeClient();
    const spy = vi.spyOn(pool, "query");
    const ports = {
      promises: createPostgresPromiseRepository(em),
      matching: createPostgresMatchingRepository(em),
      clock: systemClock,
    };
    expect(await evaluatePromises(ports as never)()).toBe(1);
    const count = spy.mock.calls.length;
    spy.mockRestore();
    // one of them lists what is due
    return count - 1;
  };
  const first = await statementsOfOne();
  for (let made = 0; made < 5; made++) await receive();
  expect([first, await statementsOfOne()]).toEqual([4, 4]);
});
