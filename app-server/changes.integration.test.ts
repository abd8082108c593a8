import { afterAll, beforeAll, expect, test } from "vitest";
import { testNow } from "../adapters/system/test/test-time.ts";
import { ada, bea, carl, max, otto } from "../domain/accounts/examples.ts";
import { beasBooths, carlsStands } from "../domain/builder-profiles/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
let by: Record<"ada" | "bea" | "carl" | "max" | "otto", TestClient>;
beforeAll(async () => {
  app = await openTestApp();
  const everyone = [ada, bea, carl, max, otto].map((user) => app.as(user));
  const [a, b, c, m, o] = await Promise.all(everyone);
  by = { ada: a, bea: b, carl: c, max: m, otto: o } as typeof by;
});
afterAll(() => app.close());

const project = {
  title: "The Lighthouse",
  client: "Beacon Ltd",
  description: "A tower and a lamp",
  industry: "Energy",
  projectType: "Island Booth",
  budget: "$100,000 - $250,000",
  eventName: "Hannover Messe",
  location: "Hanover",
  year: "2026",
  size: "30x40",
};

type Name = keyof typeof by;
const versionOf = async (name: Name) => (await by[name].get("/api/changes")).body.version;

/** Callers whose version changes with the step. */
async function notified(step: () => Promise<{ status: number }>): Promise<Name[]> {
  const names = Object.keys(by) as Name[];
  const before = await Promise.all(names.map(versionOf));
  expect((await step()).status).toBeLessThan(300);
  const after = await Promise.all(names.map(versionOf));
  return names.filter((_, index) => before[index] !== after[index]);
}

test("changes notify exactly those whose lists show it, from the assignment to the accepted quote", async () => {
  const { requestId } = await app.given("pending");
  const assign = (builderIds: string[]) =>
    by.max.send("POST", `/api/admin/quotes/${requestId}/assign`, { builderIds });
  // Carl saw it among the requests that others may quote for; Bea sees both that and her invitation
  expect(await notified(() => assign([beasBooths.id]))).toEqual(["ada", "bea", "carl", "max"]);
  const offer = { quoteRequestId: requestId, quotedAmount: 100, responseMessage: "Gladly" };
  const send = () => by.bea.send("POST", "/api/quote-responses", offer);
  expect(await notified(send)).toEqual(["ada", "bea", "max"]);
  expect(await notified(() => assign([beasBooths.id, carlsStands.id]))).toContain("carl");
  const { body: responses } = await by.ada.get(`/api/quote-requests/${requestId}/responses`);
  const accept = () => by.ada.send("POST", `/api/quote-responses/${responses[0].id}/accept`);
  expect(await notified(accept)).toEqual(["ada", "bea", "carl", "max"]);
});

test("changes stay the same as long as nothing happens, and are kept by no one", async () => {
  const [one, other] = [await by.ada.get("/api/changes"), await by.ada.get("/api/changes")];
  expect(one.body).toEqual(other.body);
  expect(one.headers.get("cache-control")).toBe("no-store");
  expect(await notified(() => by.otto.get("/api/dashboard/quotes"))).toEqual([]);
});

test("changes see what a server with a slow clock saved, behind what others saved later", async () => {
  const { requestId } = await app.given("pending");
  await app.given("pending", { updatedAt: new Date("2098-01-01T00:00:00.000Z") });
  const note = { notes: "Called them" };
  const send = () => by.max.send("PATCH", `/api/admin/quotes/${requestId}`, note);
  expect(await notified(send)).toContain("max");
});

test("a page that only asks for changes does not keep a session alive; use does", async () => {
  const client = await app.as(otto);
  await app.sql(
    `update session set sess = jsonb_set(sess::jsonb, '{lastSeenAt}', to_jsonb($2::text)) where user_id = $1`,
    [otto.id, new Date(testNow().getTime() - 120_000).toISOString()],
  );
  const lastSeen = () =>
    app.sql("select sess->>'lastSeenAt' as seen from session where user_id = $1 order by 1", [
      otto.id,
    ]);
  const before = await lastSeen();
  expect((await client.get("/api/changes")).status).toBe(200);
  expect(await lastSeen()).toEqual(before);
  await client.get("/api/auth/user");
  expect(await lastSeen()).not.toEqual(before);
});

test("changes notify admins that someone is interested, and a builder of all that their own dashboard shows", async () => {
  const { requestId } = await app.given("pending");
  const path = `/api/quote-requests/${requestId}/interest`;
  expect(await notified(() => by.bea.send("POST", path))).toEqual(["bea", "max"]);
  expect(await notified(() => by.bea.send("DELETE", path))).toEqual(["bea", "max"]);
  const submit = () => by.bea.send("POST", "/api/portfolio", project);
  expect(await notified(submit)).toEqual(["bea", "max"]);
  const [{ id }] = (await by.bea.get(`/api/portfolio/builder/${beasBooths.id}`)).body;
  const review = (kind: string, of: string, decision: object) =>
    by.max.send("POST", `/api/admin/${kind}/${of}/review`, decision);
  const approve = { decision: "approve" };
  expect(await notified(() => review("portfolio", id, approve))).toEqual(["bea", "max"]);
  const edit = () => by.bea.send("PATCH", `/api/portfolio/${id}`, { title: "A better name" });
  expect(await notified(edit)).toEqual(["bea", "max"]);
  const rename = () => by.bea.send("PUT", "/api/builders/profile", { city: "Reno" });
  expect(await notified(rename)).toEqual(["bea", "max"]);
});
