import { afterAll, beforeAll, expect, test } from "vitest";
import { max, otto } from "../domain/accounts/examples.ts";
import { beasBooths, carlsStands, doraDisplays } from "../domain/builder-profiles/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";
import { everybody } from "./test/test-people.ts";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.as(max);
});
afterAll(() => app.close());

const assign = (id: string, body: unknown, by = admin) =>
  by.send("POST", `/api/admin/quotes/${id}/assign`, body);
const [unapproved] = everybody.builders.filter(({ reviewState }) => reviewState !== "approved");

test("two admins who assign at once with one version: one 200, one 409, no half of it [N07]", async () => {
  const { requestId } = await app.given("pending");
  const answers = await Promise.all([
    assign(requestId, { builderIds: [beasBooths.id], version: 1 }),
    assign(requestId, { builderIds: [carlsStands.id], version: 1 }, await app.as(max)),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.type).toBe("/problems/stale-write");
  const { body } = await admin.get(`/api/quote-requests/${requestId}`);
  expect(body.assignedBuilders).toHaveLength(1);
  const invited = await app.sql("select id from message where quote_request_id = $1", [requestId]);
  expect(invited).toHaveLength(1);
});

test("an old version is 409 and changes nothing; without one the last write wins", async () => {
  const { requestId } = await app.given("pending");
  await assign(requestId, { builderIds: [beasBooths.id], version: 1 });
  expect((await assign(requestId, { builderIds: [], version: 1 })).status).toBe(409);
  const done = await assign(requestId, { builderIds: [doraDisplays.id] });
  expect([done.status, done.body.message]).toEqual([
    200,
    "1 builder is assigned, 1 invited, 1 removed",
  ]);
});

test("builderIds is a list of approved builders; one that is not refuses them all", async () => {
  const { requestId } = await app.given("pending");
  for (const wrong of [
    undefined,
    null,
    "",
    beasBooths.id,
    7,
    {},
    [7],
    [null],
    [""],
    ["x".repeat(65)],
    Array(101).fill("x"),
  ]) {
    expect((await assign(requestId, { builderIds: wrong })).status).toBe(400);
  }
  for (const nobody of [
    unapproved?.id,
    crypto.randomUUID(),
    "nobody",
    "'; drop table builder; --",
    "\u0000",
  ]) {
    const { status, body } = await assign(requestId, { builderIds: [beasBooths.id, nobody] });
    expect([status, body.errors?.[0]?.field]).toEqual([400, "builderIds"]);
  }
  const read = await admin.get(`/api/quote-requests/${requestId}`);
  expect(read.body).toMatchObject({ status: "pending", assignedBuilders: [] });
  const twice = await assign(requestId, { builderIds: [beasBooths.id, beasBooths.id] });
  expect(twice.body.message).toBe("1 builder is assigned, 1 invited");
});

test("ids are the same in capital letters", async () => {
  const { requestId } = await app.given("pending");
  const done = await assign(requestId, {
    builderIds: [beasBooths.id.toUpperCase(), beasBooths.id],
  });
  expect([done.status, done.body.message]).toEqual([200, "1 builder is assigned, 1 invited"]);
  const { body } = await admin.get(`/api/quote-requests/${requestId.toUpperCase()}`);
  expect(body.assignedBuilders).toEqual([beasBooths.id]);
});

test("priority is one of four, and version a whole number from 1", async () => {
  const { requestId } = await app.given("pending");
  for (const priority of ["high", "normal", "low", "medium", null]) {
    expect((await assign(requestId, { builderIds: [], priority })).status, `${priority}`).toBe(200);
  }
  for (const priority of ["urgent", "", "HIGH", 1, ["high"]]) {
    expect((await assign(requestId, { builderIds: [], priority })).status, `${priority}`).toBe(400);
  }
  for (const version of [0, -1, 1.5, "1", 1e20, true]) {
    expect((await assign(requestId, { builderIds: [], version })).status, `${version}`).toBe(400);
  }
});

test("a closed request takes no builder: 409 with what is possible", async () => {
  const { requestId } = await app.given("cancelled");
  const { status, body } = await assign(requestId, { builderIds: [carlsStands.id] });
  expect([status, body.type]).toEqual([409, "/problems/quote-request-state"]);
  expect(body.message).toMatch(/is cancelled\. \S/);
});

test("notes: 5000 characters, at least one field, admins only", async () => {
  const { requestId } = await app.given("sent");
  const note = (body: unknown, by = admin) =>
    by.send("PATCH", `/api/admin/quotes/${requestId}`, body);
  expect((await note({ notes: "x".repeat(5000) })).status).toBe(200);
  expect((await note({ notes: null })).status).toBe(200);
  for (const wrong of [{}, { notes: "x".repeat(5001) }, { notes: 7 }, { priority: null }]) {
    expect((await note(wrong)).status, JSON.stringify(wrong).slice(0, 80)).toBe(400);
  }
  expect((await note({ notes: "mine" }, await app.as(otto))).status).toBe(403);
});

test("what cannot be done is 409: complete without an accepted quote, send again without a failure", async () => {
  const { requestId } = await app.given("offered");
  for (const verb of ["complete", "send-again"]) {
    const { status, body } = await admin.send("POST", `/api/admin/quotes/${requestId}/${verb}`);
    expect([status, body.message.length > 0], verb).toEqual([409, true]);
  }
  const done = await app.given("accepted");
  const complete = () => admin.send("POST", `/api/admin/quotes/${done.requestId}/complete`);
  const answers = await Promise.all([complete(), complete(), complete()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});
