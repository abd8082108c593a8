import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sqlNow } from "../adapters/system/test/test-time.ts";
import { ada, bea, max, member, otto } from "../domain/accounts/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql("delete from email_change");
  for (const { id, email, userType } of [ada, bea, max, otto]) {
    const sql = "update users set email = $2, user_type = $3, first_name = null where id = $1";
    await app.sql(sql, [id, email, userType]);
  }
});

const profile = { firstName: "Ada", lastName: "Lovelace", email: ada.email };
const change = (client: TestClient, fields: Record<string, unknown>) =>
  client.send("PATCH", "/api/auth/user/profile", { ...profile, ...fields });
const switchTo = (client: TestClient, userType: unknown) =>
  client.send("PATCH", "/api/auth/user/type", { userType });
const confirm = (client: TestClient, token: string) =>
  client.send("POST", "/api/auth/user/email-change/confirm", { token });
const me = async (client: TestClient) => (await client.get("/api/auth/user")).body;

async function lettersTo(email: string): Promise<{ subject: string; text: string }[]> {
  const { body } = await app.client().get("/dev/mail.json");
  return body.filter(({ to }: { to: string }) => to === email);
}

async function tokenFor(email: string): Promise<string> {
  const [letter] = await lettersTo(email);
  return /confirm-email\?token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
}

describe("the profile", () => {
  test("keeps what was typed, trimmed, and empties what was emptied [J03]", async () => {
    const client = await app.as(ada);
    const full = { phone: " +1 555 0100 ", company: "Engines Ltd", jobTitle: "Countess" };
    const saved = await change(client, { firstName: "  Ada ", ...full });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      ...profile,
      phone: "+1 555 0100",
      company: "Engines Ltd",
      emailToConfirm: null,
    });
    expect(await me(client)).toMatchObject({ firstName: "Ada", jobTitle: "Countess" });
    await change(client, { phone: "", company: null });
    expect(await me(client)).toMatchObject({ phone: null, company: null, jobTitle: null });
  });

  test.for([
    ["firstName", "", "First name is required"],
    ["firstName", undefined, "First name is required"],
    ["firstName", "x".repeat(51), "First name too long"],
    ["lastName", "  ", "Last name is required"],
    ["lastName", "x".repeat(51), "Last name too long"],
    ["email", "ada", "Invalid email address"],
    ["email", undefined, "Invalid email address"],
  ])("refuses %s %j: %s [J03]", async ([field, value, message]) => {
    const client = await app.as(ada);
    const { status, body } = await change(client, { [field as string]: value });
    expect([status, body.message]).toEqual([400, message]);
    expect(body.errors).toEqual([{ field, message }]);
    expect((await me(client)).firstName).toBeNull();
  });

  test("has its bounds at 50 characters of a name, whatever the alphabet [J03]", async () => {
    const client = await app.as(ada);
    const { status } = await change(client, {
      firstName: "x".repeat(50),
      lastName: "é".repeat(50),
    });
    expect(status).toBe(200);
  });

  test("takes no rights from the body [J03]", async () => {
    const client = await app.as(ada);
    const grab = { id: otto.id, userType: "admin", emailVerifiedAt: null, createdAt: "2000-01-01" };
    expect((await change(client, grab)).status).toBe(200);
    expect(await me(client)).toMatchObject({ id: ada.id, userType: "exhibitor" });
  });
});

describe("a new email address", () => {
  const newEmail = "countess@engines.example";

  test("counts once its reader has confirmed it, signed in [J03]", async () => {
    const client = await app.as(ada);
    const saved = await change(client, { email: ` ${newEmail.toUpperCase()} ` });
    expect(saved.body).toMatchObject({
      email: ada.email,
      firstName: "Ada",
      emailToConfirm: newEmail,
    });
    expect((await client.get("/api/auth/user/email-change")).body).toEqual({ email: newEmail });
    const [notice] = await lettersTo(ada.email);
    expect(notice?.text).toContain("c***@engines.example");

    const token = await tokenFor(newEmail);
    expect((await confirm(app.client(), token)).status).toBe(401);
    expect((await confirm(await app.as(otto), token)).status).toBe(400);
    expect((await me(client)).email).toBe(ada.email);
    expect((await confirm(client, token)).body).toEqual({ email: newEmail });
    expect((await me(client)).email).toBe(newEmail);
    expect((await confirm(client, token)).status).toBe(400);
    expect((await client.get("/api/auth/user/email-change")).body).toEqual({ email: null });
  });

  test("is where mail about the account's requests goes from then on; other addresses and erased requests stay as they are", async () => {
    const given = (email: string, userId = ada.id) =>
      app.given("sent", { userId, email, emailState: "unproven" });
    const moved = await given("Ada@Exhibits.example");
    const signedOut = { userId: null, email: ada.email, emailState: "unproven" } as const;
    const claimed = await app.given("sent", signedOut);
    const strangers = await given(ada.email, otto.id);
    const elsewhere = await given("stand@engines.example");
    const erased = await given(ada.email);
    await app.sql(`update quote_request set erased_at = ${sqlNow()} where id = $1`, [
      erased.requestId,
    ]);
    const client = await app.as(ada);
    await change(client, { email: newEmail });
    expect((await confirm(client, await tokenFor(newEmail))).status).toBe(200);

    const rows = await app.sql<{ id: string; email: string; email_state: string }>(
      "select id, email, email_state from quote_request where id = any ($1::uuid[])",
      [[moved, claimed, strangers, elsewhere, erased].map(({ requestId }) => requestId)],
    );
    const of = ({ requestId }: typeof moved) => {
      const row = rows.find(({ id }) => id === requestId);
      return [row?.email, row?.email_state];
    };
    expect(of(moved)).toEqual([newEmail, "proven"]);
    expect(of(claimed)).toEqual([newEmail, "proven"]);
    expect(of(strangers)).toEqual([ada.email, "unproven"]);
    expect(of(elsewhere)).toEqual(["stand@engines.example", "unproven"]);
    expect(of(erased)[0]).toBe(ada.email);

    const offer = { quoteRequestId: moved.requestId, quotedAmount: 100, responseMessage: "Gladly" };
    expect((await (await app.as(bea)).send("POST", "/api/quote-responses", offer)).status).toBe(
      201,
    );
    const sql =
      "select to_address from message where quote_request_id = $1 and kind = 'response-received'";
    expect(await app.sql(sql, [moved.requestId])).toEqual([{ to_address: newEmail }]);
    const { body } = await client.get("/api/auth/user/data");
    const own = body.quoteRequests.find(({ id }: { id: string }) => id === moved.requestId);
    expect(own.email).toBe(newEmail);
  });

  test("is not taken from another account, and asking does not reveal that [J03]", async () => {
    const client = await app.as(ada);
    expect((await change(client, { email: otto.email })).status).toBe(200);
    const { status, body } = await confirm(client, await tokenFor(otto.email));
    expect([status, body.type]).toEqual([409, "/problems/email-taken"]);
    expect((await me(client)).email).toBe(ada.email);
  });

  test("asked for twice, only the last link works; kept, none does [J03]", async () => {
    const client = await app.as(ada);
    await change(client, { email: newEmail });
    const first = await tokenFor(newEmail);
    await change(client, { email: "other@engines.example" });
    expect((await confirm(client, first)).status).toBe(400);
    const second = await tokenFor("other@engines.example");
    expect((await client.send("DELETE", "/api/auth/user/email-change")).status).toBe(200);
    expect((await confirm(client, second)).status).toBe(400);
  });

  test("lets the link go after a day [J03]", async () => {
    const client = await app.as(ada);
    await change(client, { email: newEmail });
    await app.sql(`update email_change set expires_at = ${sqlNow()} - interval '1 second'`);
    expect((await confirm(client, await tokenFor(newEmail))).status).toBe(400);
  });

  test("confirmed ten times at once is confirmed once", async () => {
    const client = await app.as(ada);
    await change(client, { email: newEmail });
    const token = await tokenFor(newEmail);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(client, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe("the account type", () => {
  test("switches to and fro between exhibitor and builder [J04]", async () => {
    const client = await app.as(ada);
    for (const userType of ["builder", "builder", "exhibitor"]) {
      const { status, body } = await switchTo(client, userType);
      expect([status, body.userType]).toEqual([200, userType]);
      expect((await me(client)).userType).toBe(userType);
    }
    const sql =
      "select count(*)::int as count from audit_event where actor_id = $1 and action = $2";
    expect(await app.sql(sql, [ada.id, "type-switched"])).toEqual([{ count: 2 }]);
  });

  test.for(["admin", "Builder", "", null, 1, undefined])("is never %j [J04]", async (userType) => {
    const client = await app.as(ada);
    expect((await switchTo(client, userType)).status).toBe(400);
    expect((await me(client)).userType).toBe("exhibitor");
  });

  test("of an admin stays, however it is asked [J04]", async () => {
    const client = await app.as(max);
    for (const userType of ["builder", "exhibitor"]) {
      expect((await switchTo(client, userType)).status).toBe(409);
    }
    expect((await switchTo(client, "admin")).status).toBe(400);
    expect((await me(client)).userType).toBe("admin");
  });

  test("does not take back what an operator granted in between [J04]", async () => {
    const core = app.newCore();
    const by = member(ada);
    await app.sql("update users set user_type = 'admin' where id = $1", [ada.id]);
    const from = { address: null, userAgent: null };
    expect(
      (await core.accounts.switchType({ userType: "builder", by, secret: null, from })).ok,
    ).toBe(false);
    const fields = { firstName: "A", lastName: "B", phone: null, company: null, jobTitle: null };
    await core.accounts.changeProfile({ profile: fields, email: ada.email, by, from });
    expect((await me(await app.as(ada))).userType).toBe("admin");
  });
});
