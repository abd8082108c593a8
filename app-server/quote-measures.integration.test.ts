import { afterAll, beforeAll, expect, test } from "vitest";
import { ada, bea, carl, max } from "../domain/accounts/examples.ts";
import { beasBooths, carlsStands, doraDisplays } from "../domain/builder-profiles/examples.ts";
import { lineOf } from "../domain/offers/examples.ts";
import { invitation } from "../domain/quotes/examples.ts";
import { ago } from "./test/invited-by-link.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const builders = [beasBooths.id, carlsStands.id, doraDisplays.id];
const invitedAt = ago(60);
type Sold = Parameters<typeof lineOf>[0];
const linesOf = (amounts: Partial<Record<Sold, number>>) =>
  Object.entries(amounts).map(([category, dollars]) => ({
    ...lineOf(category as Sold, { amount: dollars * 100 }),
    id: crypto.randomUUID(),
  }));

test("an admin reads how quotes are written, asked about and chosen, each measure with how it is counted and over how many [R44]", async () => {
  const admin = await app.as(max);
  const measured = async () => {
    const { status, body } = await admin.get("/api/admin/quote-measures");
    expect(status).toBe(200);
    return body as { requests: number; measures: Record<string, unknown>[] };
  };
  const before = await measured();
  expect(before.measures.every(({ value }) => value === null || value === 0)).toBe(true);

  const { requestId } = await app.given("sent", {
    serviceType: "other",
    features: [],
    createdAt: ago(120),
    assignedBuilders: builders,
    sentToBuilders: builders,
    invitations: builders.map((id) => invitation(id, { invitedAt })),
  });
  const [exhibitor, beas, carls] = [await app.as(ada), await app.as(bea), await app.as(carl)];
  const done = async (client: TestClient, method: "POST" | "PATCH", path: string, body: object) => {
    const answer = await client.send(method, path, body);
    expect(answer.status, `${path} ${answer.text}`).toBeLessThan(300);
    return answer.body;
  };
  const request = `/api/quote-requests/${requestId}`;
  const quote = (client: TestClient, offer: object) =>
    done(client, "POST", "/api/quote-responses", { quoteRequestId: requestId, ...offer });
  await done(beas, "POST", `${request}/acknowledge`, {});
  const whole = { structure: 50_000, install: 8_000, dismantle: 4_000 };
  const { id: whatIsChosen } = await quote(beas, { lines: linesOf(whole) });
  // the lowest amount, without the installation: not the lowest on the same scope
  await quote(carls, { lines: linesOf({ structure: 55_000, dismantle: 4_000 }) });
  const link = { requestId, builderId: doraDisplays.id, invitedAt, linkVersion: 1 };
  const byLink = `/api/respond/${app.responseToken(link)}`;
  await done(app.client(), "POST", `${byLink}/quote`, { quotedAmount: 90_000_00 });
  const { id: questionId } = await done(beas, "POST", `${request}/questions`, { text: "So?" });
  await done(exhibitor, "POST", `/api/questions/${questionId}/answer`, { text: "So" });
  await done(exhibitor, "PATCH", request, { version: 1, boothSize: "30x30" });
  await done(exhibitor, "POST", `/api/quote-responses/${whatIsChosen}/accept`, {});

  const { requests, measures } = await measured();
  expect(requests).toBe(before.requests + 1);
  const some = expect.any(Number);
  expect(measures.map(({ label, unit, value, of }) => [label, unit, value, of])).toEqual([
    ["Itemized quotes", "percent", 67, 3],
    ["Completeness", "percent", 83, 2],
    ["Time to write a quote", "milliseconds", some, 1],
    ["Chosen on scope, not on price alone", "percent", 100, 1],
    ["Questions asked", "count", 1, before.requests + 1],
    ["Time to an answer", "milliseconds", some, 1],
    ["Briefs changed after the first quote", "percent", 100, 1],
  ]);
  for (const { label, how } of measures) expect(how, `${label}`).toMatch(/^[A-Z].{20,}\.$/);
  // the same requests as reports, each beside that of the period before [W16]
  const reports = (await admin.get("/api/admin/reports")).body.reports as Record<string, unknown>[];
  const reported = Object.fromEntries(reports.map(({ key, ...report }) => [key, report]));
  expect(reported.accepted).toMatchObject({ label: "Share accepted", value: 100, of: 1 });
  expect(reported.quotes).toMatchObject({ unit: "average", of: requests, before: null });
  for (const other of [exhibitor, beas]) {
    expect((await other.get("/api/admin/reports")).status).toBe(403);
    expect((await other.get("/api/admin/quote-measures")).status).toBe(403);
  }
});
