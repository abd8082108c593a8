import { afterAll, beforeAll, expect, test } from "vitest";
import { ada, bea, carl, max } from "../domain/accounts/examples.ts";
import { openTestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
let exhibitor: TestClient;
let builder: TestClient;
let other: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await openTestApp();
  exhibitor = await app.as(ada);
  builder = await app.as(bea);
  other = await app.as(carl);
  admin = await app.as(max);
});
afterAll(() => app.close());

const jobsOf = (requestId: string) =>
  app.sql("select * from job where quote_request_id = $1", [requestId]);

/** A request whose quote was just accepted. */
async function acceptedCase() {
  const found = await app.given("offered", { userId: ada.id });
  const accept = `/api/quote-responses/${found.responseId}/accept`;
  expect((await exhibitor.send("POST", accept, { revision: 1 })).status).toBe(200);
  return { ...found, path: `/api/jobs/${found.responseId}` };
}

test("accepting a quote makes one job, which both sides and admins read [T01] [T37]", async () => {
  const { requestId, responseId, path } = await acceptedCase();
  expect(await jobsOf(requestId)).toHaveLength(1);
  for (const [by, side] of [
    [exhibitor, "exhibitor"],
    [builder, "builder"],
    [admin, null],
  ] as const) {
    const { status, body } = await by.get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      job: { id: responseId, state: "open", ended: null },
      amounts: { baseline: 42_000_00, agreed: 42_000_00, currency: "USD" },
      side,
    });
  }
  expect((await other.get(path)).status).toBe(404);
});

test("an acceptance that loses a race with a withdrawal leaves no job [T01]", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { requestId, responseId } = await app.given("offered", { userId: ada.id });
    const path = `/api/quote-responses/${responseId}`;
    const [accepted, withdrawn] = await Promise.all([
      exhibitor.send("POST", `${path}/accept`, { revision: 1 }),
      builder.send("POST", `${path}/withdraw`),
    ]);
    expect([accepted.status, withdrawn.status].toSorted()).toEqual([200, 409]);
    expect(await jobsOf(requestId)).toHaveLength(accepted.status === 200 ? 1 : 0);
  }
});

test("a quote accepted before jobs existed gets its job by a click of either side, once [T01]", async () => {
  const { requestId, responseId, path } = await acceptedCase();
  await app.sql("delete from job where id = $1", [responseId]);
  const missing = await builder.get(path);
  expect([missing.status, missing.body.type]).toEqual([404, "/problems/job-not-begun"]);
  expect((await other.get(path)).body.type).toBe("/problems/job-not-found");
  const start = `/api/quote-responses/${responseId}/job`;
  for (const by of [builder, exhibitor]) expect((await by.send("POST", start)).status).toBe(201);
  expect((await other.send("POST", start)).status).toBe(404);
  expect(await jobsOf(requestId)).toHaveLength(1);
  expect((await exhibitor.get(path)).status).toBe(200);
});

test("a job closes, ends and comes back with its request, as an admin does it today [T02] [T45]", async () => {
  const { requestId, path } = await acceptedCase();
  const request = `/api/admin/quotes/${requestId}`;
  const stateOf = async () => (await exhibitor.get(path)).body.job;
  expect((await admin.send("POST", `${request}/complete`)).status).toBe(200);
  expect(await stateOf()).toMatchObject({ state: "closed", ended: null });
  expect((await admin.send("POST", `${request}/reopen`, {})).status).toBe(200);
  expect(await stateOf()).toMatchObject({ state: "open", closedAt: null });
  const cancel = { reason: "No budget" };
  const canceled = `/api/quote-requests/${requestId}/cancel`;
  expect((await exhibitor.send("POST", canceled, cancel)).status).toBe(200);
  const ended = { code: "other", reason: "No budget", by: null };
  expect(await stateOf()).toMatchObject({ state: "ended", ended });
  expect((await admin.send("POST", `${request}/reopen`, {})).status).toBe(200);
  expect(await stateOf()).toMatchObject({ state: "open", ended: null });
});

test("erasing a request takes the words of its job and leaves its state [T42]", async () => {
  const { requestId, responseId } = await acceptedCase();
  const cancel = { reason: "Zqwords" };
  await exhibitor.send("POST", `/api/quote-requests/${requestId}/cancel`, cancel);
  const erase = `/api/admin/quotes/${requestId}/erase`;
  expect((await admin.send("POST", erase)).status).toBe(200);
  const [job] = await app.sql("select * from job where id = $1", [responseId]);
  expect(job).toMatchObject({ state: "ended", end_code: "other", end_reason: null });
});

test("the download of either side has its jobs [T42]", async () => {
  const { responseId } = await acceptedCase();
  for (const by of [exhibitor, builder]) {
    const { body } = await by.get("/api/auth/user/data");
    expect(JSON.stringify(body.jobs)).toContain(responseId);
  }
  expect((await other.get("/api/auth/user/data")).body.jobs).toEqual([]);
});
