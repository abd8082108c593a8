import { afterAll, beforeAll, expect, test } from "vitest";
import { testNow } from "../adapters/system/test/test-time.ts";
import { ada, bea, carl, otto } from "../domain/accounts/examples.ts";
import { carlsStands } from "../domain/builder-profiles/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Listed = { id: string; isCurrent: boolean; device: string };
const sessions = async (client: TestClient): Promise<Listed[]> =>
  (await client.get("/api/auth/user/sessions")).body;
const status = async (client: TestClient) => (await client.get("/api/auth/user")).status;
const actions = async (client: TestClient) =>
  (await client.get("/api/auth/user/events")).body.map(({ action }: { action: string }) => action);

async function signInByLetter(email: string, headers: Record<string, string>) {
  const client = app.client({}, "198.51.100.7");
  await client.send("POST", "/api/login/email", { email }, headers);
  const { body } = await app.client().get("/dev/mail.json");
  const token = /login\/email\?token=([\w-]+)/.exec(body[0].text)?.[1];
  await client.send("POST", "/api/login/email/verify", { token }, headers);
  return client;
}

test("sessions are listed with device and last use; one can be ended, and all", async () => {
  const userAgent = "Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0";
  const here = await signInByLetter(ada.email, { "user-agent": userAgent });
  const there = await app.as(ada);
  const strange = await app.as(otto);
  const listed = await sessions(here);
  expect(listed).toHaveLength(2);
  expect(listed.find(({ isCurrent }) => isCurrent)?.device).toBe("Firefox on Windows");
  const secret = there.jar.get("session") ?? "";
  expect(JSON.stringify(listed)).not.toContain(secret);

  const other = listed.find(({ isCurrent }) => !isCurrent)?.id ?? "";
  expect((await strange.send("DELETE", `/api/auth/user/sessions/${other}`)).status).toBe(404);
  expect(await status(there)).toBe(200);
  expect((await here.send("DELETE", `/api/auth/user/sessions/${other}`)).status).toBe(200);
  expect([await status(there), await status(here)]).toEqual([401, 200]);

  const again = await app.as(ada);
  expect((await here.send("DELETE", "/api/auth/user/sessions")).status).toBe(200);
  expect(here.jar.has("session")).toBe(false);
  expect([await status(again), await status(strange)]).toEqual([401, 200]);
});

test("the activity log shows its owner who, what, when and from where, without secrets", async () => {
  const client = await signInByLetter(bea.email, { "user-agent": "Firefox/1 (Linux)" });
  await client.send("PATCH", "/api/auth/user/type", { userType: "exhibitor" });
  await client.send("PATCH", "/api/auth/user/profile", {
    firstName: "Bea",
    lastName: "B",
    email: "new@booths.example",
  });
  const { body, text } = await client.get("/api/auth/user/events");
  expect(await actions(client)).toEqual(["email-change-asked", "type-switched", "signed-in"]);
  expect(body[2]).toMatchObject({
    about: "email",
    address: "198.51.100.7",
    device: "Firefox on Linux",
  });
  expect(body[1]).toMatchObject({ about: "exhibitor" });
  expect(text).not.toMatch(/booths\.example|token/);
  expect(await actions(await app.as(otto))).not.toContain("type-switched");
});

/** Gives the session a new secret, and answers a browser that still holds the old one. */
async function rotate(client: TestClient) {
  const old = app.client(Object.fromEntries(client.jar));
  const { status } = await client.send("PATCH", "/api/auth/user/type", { userType: "builder" });
  expect([status, client.jar.get("session") === old.jar.get("session")]).toEqual([200, false]);
  await app.sql("update users set user_type = 'exhibitor' where id = $1", [otto.id]);
  return old;
}

test("a secret that a session had before ends at once when its person signs out everywhere", async () => {
  const client = await app.as(otto);
  const old = await rotate(client);
  expect(await status(old)).toBe(200);
  await client.send("DELETE", "/api/auth/user/sessions");
  expect(await status(old)).toBe(401);
  const name = { firstName: "X", lastName: "Y", email: otto.email };
  expect((await old.send("PATCH", "/api/auth/user/profile", name)).status).toBe(401);
});

test("a secret that a session had before ends with a sign-out and with the session itself", async () => {
  for (const leave of [
    (client: TestClient) => client.get("/api/logout", { "sec-fetch-site": "same-origin" }),
    async (client: TestClient) => {
      const current = (await sessions(client)).find(({ isCurrent }) => isCurrent);
      return client.send("DELETE", `/api/auth/user/sessions/${current?.id}`);
    },
  ]) {
    const client = await app.as(otto);
    const old = await rotate(client);
    await leave(client);
    expect(await status(old)).toBe(401);
  }
  expect(await actions(await app.as(otto))).toContain("signed-out");
});

test("the data are a file with everything of one's own, and nothing of others", async () => {
  const { requestId } = await app.given("offered", { userId: ada.id, notes: "She haggles" });
  const signedOut = await app.given("sent", { userId: null, email: ada.email });
  const client = await app.as(ada);
  const { headers, body, text } = await client.get("/api/auth/user/data");
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename=".*\.json"$/);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(body.account.email).toBe(ada.email);
  const ids = body.quoteRequests.map(({ id }: { id: string }) => id);
  expect(ids.sort()).toEqual([requestId, signedOut.requestId].sort());
  expect(body.quotesReceived.length).toBeGreaterThan(0);
  expect(text).not.toContain("She haggles");
  for (const other of [otto, bea]) expect(text).not.toContain(other.email);
  expect(text).not.toMatch(/"sid"|hash/);
});

test("the data want a fresh proof, and the account's log has each download [Y04]", async () => {
  const client = await app.as(otto);
  const downloads = async () =>
    (await actions(client)).filter((action: string) => action === "data-downloaded").length;
  const before = await downloads();
  const get = () => client.get("/api/auth/user/data");
  expect((await get()).status).toBe(200);
  await app.ageProofs();
  const late = await get();
  expect([late.status, late.body.type]).toEqual([403, "/problems/fresh-proof-needed"]);
  expect(late.text).not.toContain(otto.email);
  expect(await downloads()).toBe(before + 1);
});

test("the data hide contact data in the words of the other side as screens do, until the award", async () => {
  const hiding = await openTestApp({ CONTACT_AFTER: "awarded" });
  try {
    const [owner, builder] = await Promise.all([hiding.as(ada), hiding.as(bea)]);
    const says = (name: string) => `Write to zq${name}@planted.example or call +1 555 010 4711`;
    async function done(answer: ReturnType<typeof owner.send>) {
      const { status, body, text } = await answer;
      expect(status, text).toBeLessThan(300);
      return body;
    }
    async function ask(requestId: string, name: string) {
      const path = `/api/quote-requests/${requestId}/questions`;
      const asked = await done(builder.send("POST", path, { text: says(`${name}asks`) }));
      const answer = { text: says(`${name}answers`) };
      await done(owner.send("POST", `/api/questions/${asked.id}/answer`, answer));
    }
    const [lost, won, open] = await hiding.givenEach("offered", 3, { userId: ada.id });
    if (!(lost && won && open)) throw new Error("There is no case");
    await ask(won.requestId, "won");
    const award = { revision: 1, note: says("award") };
    await done(owner.send("POST", `/api/quote-responses/${won.responseId}/accept`, award));
    await ask(open.requestId, "open");
    const round = {
      offers: [{ responseId: lost.responseId, lines: [] }],
      text: says("round"),
      endsAt: new Date(testNow().getTime() + 24 * 3_600_000).toISOString(),
    };
    await done(owner.send("POST", `/api/quote-requests/${lost.requestId}/rounds`, round));
    const decline = { reason: says("decline") };
    await done(owner.send("POST", `/api/quote-responses/${lost.responseId}/decline`, decline));

    const namesIn = async (client: typeof owner) => {
      const { text } = await client.get("/api/auth/user/data");
      return [...new Set(text.match(/(?<=zq)\w+(?=@planted)/g))].sort();
    };
    const ofAward = ["award", "wonanswers", "wonasks"];
    const own = ["decline", "openanswers", "round"];
    expect(await namesIn(builder)).toEqual([...ofAward, "openasks"].sort());
    expect(await namesIn(owner)).toEqual([...ofAward, ...own].sort());
    const { text } = await builder.get("/api/auth/user/data");
    expect(text).toContain("[contact data is shown after acceptance]");
  } finally {
    await hiding.close();
  }
});

test("an account goes with its address typed; requests stay without the link", async () => {
  const { requestId } = await app.given("sent", { userId: otto.id });
  const client = await app.as(otto);
  const elsewhere = await app.as(otto);
  const remove = (email: unknown) => client.send("DELETE", "/api/auth/user", { email });
  for (const wrong of ["", ada.email, null]) expect((await remove(wrong)).status).toBe(400);
  expect((await remove(` ${otto.email.toUpperCase()} `)).status).toBe(200);
  expect([await status(client), await status(elsewhere)]).toEqual([401, 401]);
  expect(await app.sql("select user_id from quote_request where id = $1", [requestId])).toEqual([
    { user_id: null },
  ]);
  expect(await app.sql("select id from users where id = $1", [otto.id])).toEqual([]);
  const left = await app.sql("select * from audit_event where actor_id = $1", [otto.id]);
  expect(JSON.stringify(left)).not.toMatch(/192\.0\.2|userAgent":"/);
});

test("a builder's profile leaves the lists with the account, and its contacts go", async () => {
  const client = await app.as(carl);
  await client.send("DELETE", "/api/auth/user", { email: carl.email });
  const sql = "select user_id, public, email, phone, website from builder where id = $1";
  expect(await app.sql(sql, [carlsStands.id])).toEqual([
    { user_id: null, public: false, email: null, phone: null, website: null },
  ]);
  expect((await app.client().get(`/api/builders/${carlsStands.id}`)).status).toBe(404);
});

test("each side of an accepted quote sees that the other's account is deleted; its builder's ends the job [T03]", async () => {
  const [first, second] = await app.givenEach("offered", 2, { userId: ada.id });
  if (!(first && second)) throw new Error("There is no case");
  const [owner, builder] = await Promise.all([app.as(ada), app.as(bea)]);
  for (const { responseId } of [first, second]) {
    await owner.send("POST", `/api/quote-responses/${responseId}/accept`, { revision: 1 });
  }
  await app.sql("update quote_request set user_id = null where id = $1", [second.requestId]);
  const { responses } = (await builder.get("/api/dashboard/quote-responses")).body;
  const left = ({ responseId }: typeof first) =>
    responses.find(({ id }: { id: string }) => id === responseId).exhibitorLeft;
  expect([left(first), left(second)]).toEqual([false, true]);

  const path = `/api/quote-requests/${first.requestId}/responses`;
  const chosen = async () =>
    (await owner.get(path)).body.find(({ id }: { id: string }) => id === first.responseId).builder;
  expect(await chosen()).toMatchObject({ hasLeft: false });
  expect((await builder.send("DELETE", "/api/auth/user", { email: bea.email })).status).toBe(200);
  expect(await chosen()).toMatchObject({ hasLeft: true, email: null });
  const sql = "select 1 from message where quote_request_id = $1 and kind = 'request-closed'";
  expect(await app.sql(sql, [first.requestId])).toHaveLength(1);
  const job = "select state, end_code, ended_by from job where id = $1";
  expect(await app.sql(job, [first.responseId])).toEqual([
    { state: "ended", end_code: "builder-cannot", ended_by: "builder" },
  ]);
  // the exhibitor may say how it was
  expect((await owner.get("/api/reviews/invitations")).body.invitations).toContainEqual(
    expect.objectContaining({ responseId: first.responseId, state: "invited" }),
  );
});
