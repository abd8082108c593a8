import { afterAll, beforeAll, expect, test } from "vitest";
import { testNow } from "../adapters/system/test/test-time.ts";
import { ada, bea, carl } from "../domain/accounts/examples.ts";
import { beasBooths, carlsStands } from "../domain/builder-profiles/examples.ts";
import { invitation } from "../domain/quotes/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
let exhibitor: TestClient;
let builder: TestClient;
let other: TestClient;
beforeAll(async () => {
  app = await openTestApp();
  [exhibitor, builder, other] = await Promise.all([app.as(ada), app.as(bea), app.as(carl)]);
});
afterAll(() => app.close());

const invitedAt = new Date(testNow().getTime() - 60 * 60_000);
const builderIds = [beasBooths.id, carlsStands.id];

/** A request of an hour ago, both builders invited; the link is Carl's. */
async function invited() {
  const { requestId } = await app.given("sent", {
    createdAt: invitedAt,
    assignedBuilders: builderIds,
    invitations: builderIds.map((id) => invitation(id, { invitedAt })),
  });
  const link = { requestId, builderId: carlsStands.id, invitedAt, linkVersion: 1 };
  const linkPath = `/api/respond/${app.responseToken(link)}`;
  return { requestId, path: `/api/quote-requests/${requestId}/questions`, linkPath };
}

test("a question and its answer are read by every builder, also by link, without who asks [R23]", async () => {
  const { path, linkPath } = await invited();
  const text = "Is the floor raised? Call +1 555 0100 4711";
  const { status, body } = await builder.send("POST", path, { text });
  expect([status, body.own, body.status]).toEqual([201, true, "open"]);
  const answer = { text: "Yes, 4 inches" };
  expect((await exhibitor.send("POST", `/api/questions/${body.id}/answer`, answer)).status).toBe(
    200,
  );

  const read = await other.get(path);
  expect(read.body).toMatchObject({ mayAsk: true });
  expect(read.body.questions).toMatchObject([
    { text, own: false, askedBy: null, status: "answered", answer: answer.text },
  ]);
  const byLink = await app.client().get(linkPath);
  expect(byLink.body.may.ask).toBe(true);
  expect(byLink.body.questions).toMatchObject([
    { text: "Is the floor raised? Call [hidden]", askedBy: null, answer: answer.text },
  ]);
  for (const answered of [read, byLink]) {
    expect(JSON.stringify(answered.body.questions)).not.toMatch(/Bea|0190b000/);
  }
  const own = await exhibitor.get(path);
  expect(own.body.questions).toMatchObject([{ askedBy: { name: beasBooths.name } }]);
});

test("a builder asks by the link in the invitation; a private one stays with the two [R24] [R41]", async () => {
  const { path, linkPath } = await invited();
  const asked = await app
    .client()
    .send("POST", `${linkPath}/ask`, { text: "Glass?", private: true });
  expect([asked.status, asked.body.message]).toEqual([200, "Question sent"]);
  expect((await builder.get(path)).body.questions).toEqual([]);
  expect((await exhibitor.get(path)).body.questions).toMatchObject([
    { text: "Glass?", private: true, askedBy: { name: carlsStands.name } },
  ]);
});

test("the exhibitor asks all builders; one answers on the dashboard and one by link, for the exhibitor alone [R23] [R41]", async () => {
  const { path, linkPath } = await invited();
  const text = "Which truss? Call +1 555 0100 4711";
  const asked = await exhibitor.send("POST", path, { text });
  expect(asked).toMatchObject({ status: 201, body: { from: "exhibitor", own: true } });
  expect((await exhibitor.send("POST", path, { text, to: "none" })).status).toBe(409);

  const [own] = (await builder.get(path)).body.questions;
  expect(own).toMatchObject({ text, from: "exhibitor", own: false, mayAnswer: true, to: null });
  const byLink = (await app.client().get(linkPath)).body.questions;
  expect(byLink).toMatchObject([
    { text: "Which truss? Call [hidden]", from: "exhibitor", mayAnswer: true },
  ]);
  const answer = (questionId: string, act = "answer") =>
    app.client().send("POST", `${linkPath}/${act}`, { questionId, text: "Alu", code: "private" });
  expect((await answer(own.id)).status).toBe(404);
  expect((await answer(own.id, "decline-question")).status).toBe(404);
  expect(await answer(byLink[0].id)).toMatchObject({
    status: 200,
    body: { message: "Answer sent" },
  });
  expect((await answer(byLink[0].id, "decline-question")).status).toBe(409);
  await builder.send("POST", `/api/questions/${own.id}/answer`, { text: "Steel" });

  expect((await exhibitor.get(path)).body.questions).toMatchObject([
    { to: { name: beasBooths.name }, answer: "Steel", own: true },
    { to: { name: carlsStands.name }, answer: "Alu" },
  ]);
  for (const read of [await builder.get(path), await other.get(path)]) {
    expect(read.body.questions).toHaveLength(1);
    expect(read.body).toMatchObject({ askable: [], mayAsk: true });
  }
});

test("a question is 1 to 2,000 characters, and refused after the request was canceled [R23]", async () => {
  const { requestId, path } = await invited();
  for (const text of ["", " ", "x".repeat(2001), 7]) {
    const refused = await builder.send("POST", path, { text });
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, "text"]);
  }
  const { body } = await builder.send("POST", path, { text: "x".repeat(2000) });
  await exhibitor.send("POST", `/api/quote-requests/${requestId}/cancel`, {});
  expect((await builder.send("POST", path, { text: "Late?" })).status).toBe(409);
  const late = await exhibitor.send("POST", `/api/questions/${body.id}/answer`, { text: "Yes" });
  expect([late.status, late.body.type]).toEqual([409, "/problems/question-not-open"]);
  expect((await exhibitor.get(path)).body.questions).toMatchObject([{ status: "closed" }]);
});

test("a question makes open pages refetch, is in the export of both, and goes with the request [R43]", async () => {
  const { requestId, path } = await invited();
  const versionOf = async () =>
    app.sql("select version from quote_request where id = $1", [requestId]);
  const before = await versionOf();
  const { body } = await builder.send("POST", path, { text: "A planted question?" });
  expect(await versionOf()).not.toEqual(before);
  for (const [client, part] of [
    [exhibitor, "questionsReceived"],
    [builder, "questionsAsked"],
  ] as const) {
    const { body: data } = await client.get("/api/auth/user/data");
    expect(data[part].map(({ id }: { id: string }) => id)).toContain(body.id);
  }
  const { core } = { core: app.newCore() };
  await core.privacy.erasePerson({ email: ada.email, withAccount: false });
  expect(await app.sql("select id from question where quote_request_id = $1", [requestId])).toEqual(
    [],
  );
});
