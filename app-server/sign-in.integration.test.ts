import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sqlNow } from "../adapters/system/test/test-time.ts";
import { ada, bea, max, otto } from "../domain/accounts/examples.ts";
import { doraDisplays } from "../domain/builder-profiles/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";
import { testForm } from "./test/test-form.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const ask = (client: TestClient, email: string, returnTo?: unknown) =>
  client.send("POST", "/api/login/email", { email, returnTo });
const verify = (client: TestClient, token: string) =>
  client.send("POST", "/api/login/email/verify", { token });
const type = (client: TestClient, code: string) =>
  client.send("POST", "/api/login/email/code", { code });
const whoIs = async (client: TestClient) => (await client.get("/api/auth/user")).status;

/** Text of the latest email to the address. */
async function letterTo(email: string): Promise<{ token: string; code: string }> {
  const { body } = await app.client().get("/dev/mail.json");
  const mail = body.find(
    ({ to, text }: { to: string; text: string }) => to === email && /token=/.test(text),
  );
  const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? "";
  const sql = "select letter->>'code' as code from message where letter->>'token' = $1";
  const [row] = await app.sql<{ code: string }>(sql, [token]);
  return { token, code: row?.code ?? "" };
}

async function asked(email: string, returnTo?: unknown) {
  const client = app.client();
  const answer = await ask(client, email, returnTo);
  expect(answer.status, answer.text).toBe(202);
  return { client, answer, ...(await letterTo(email)) };
}

describe("the link", () => {
  test("signs in once, in the browser that asked [J01] [J02]", async () => {
    const { client, token } = await asked(ada.email);
    expect(await whoIs(client)).toBe(401);
    const done = await verify(client, token);
    expect([done.status, done.body]).toEqual([200, { returnTo: "/dashboard" }]);
    const line = done.headers.getSetCookie().find((one) => one.startsWith("session="));
    for (const flag of ["HttpOnly", "SameSite=Lax", "Path=/"]) expect(line).toContain(flag);
    const { body } = await client.get("/api/auth/user");
    expect(body).toMatchObject({
      id: ada.id,
      email: ada.email,
      userType: "exhibitor",
      builder: null,
    });

    const again = await verify(client, token);
    expect([again.status, again.body.type]).toEqual([400, "/problems/sign-in-link-invalid"]);
    expect(await whoIs(client)).toBe(200);
  });

  test("of several at once works for one", async () => {
    const { client, token } = await asked(ada.email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(client, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test("opened elsewhere is 403 and stays good for the browser that asked [J01]", async () => {
    const { client, token } = await asked(ada.email);
    for (const elsewhere of [
      app.client(),
      app.client({ "sign-in": "forged" }),
      await app.as(otto),
    ]) {
      const { status, body } = await verify(elsewhere, token);
      expect([status, body.type]).toEqual([403, "/problems/sign-in-other-browser"]);
    }
    expect((await verify(client, token)).status).toBe(200);
  });

  test("is over after ten minutes, and unknown ones never were [J01]", async () => {
    const { client, token, code } = await asked(ada.email);
    const sql = `select extract(epoch from expires_at - created_at) as seconds from sign_in
      where email = $1 order by created_at desc limit 1`;
    const [row] = await app.sql<{ seconds: string }>(sql, [ada.email]);
    expect(Number(row?.seconds)).toBe(600);
    await app.sql(
      `update sign_in set expires_at = ${sqlNow()} - interval '1 second' where email = $1`,
      [ada.email],
    );
    expect((await verify(client, token)).status).toBe(400);
    expect((await type(client, code)).status).toBe(400);
    for (const odd of ["x", "\u0000", "🎪", "x".repeat(100), "' or 1=1"]) {
      expect((await verify(client, odd)).status, odd).toBe(400);
    }
    for (const odd of [undefined, null, "", 7, [token], "x".repeat(101)]) {
      const { status } = await client.send("POST", "/api/login/email/verify", { token: odd });
      expect(status).toBe(400);
    }
  });

  test("asked for twice, both letters work, each once", async () => {
    const first = await asked(otto.email);
    await ask(first.client, otto.email);
    const second = await letterTo(otto.email);
    expect(second.token).not.toBe(first.token);
    expect((await verify(first.client, first.token)).status).toBe(200);
  });

  test("goes back to a path of this site and nowhere else [J01]", async () => {
    const back = async (returnTo: unknown) => {
      const { client, token } = await asked(ada.email, returnTo);
      return (await verify(client, token)).body.returnTo;
    };
    expect(await back("/quote-success/x?a=b#c")).toBe("/quote-success/x?a=b#c");
    for (const evil of [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "\\\\evil.example",
      "/\t/evil.example",
      "javascript:alert(1)",
      " /dashboard",
      "",
      "/a\r\nset-cookie: x=y",
      "data:text/html,x",
      "evil",
      null,
    ]) {
      expect(await back(evil), `${evil}`).toBe("/dashboard");
    }
    for (const wrong of [7, [], `/${"x".repeat(500)}`]) {
      expect((await ask(app.client(), ada.email, wrong)).status).toBe(400);
    }
  });
});

describe("the code", () => {
  test("signs in the browser that asked, once [J01]", async () => {
    const { client, token, code } = await asked(ada.email);
    expect(code).toMatch(/^\d{6}$/);
    expect((await type(app.client(), code)).status).toBe(403);
    expect((await type(client, ` ${code} `)).status).toBe(200);
    expect(await whoIs(client)).toBe(200);
    expect((await verify(client, token)).status).toBe(400);
  });

  test("five wrong ones end the sign-in, the link's too [J01]", async () => {
    const { client, token, code } = await asked(ada.email);
    const wrong = code === "000000" ? "000001" : "000000";
    for (const left of [
      "4 tries left",
      "3 tries left",
      "2 tries left",
      "1 tries left",
      "request a new",
    ]) {
      const { status, body } = await type(client, wrong);
      expect([status, body.errors[0].field]).toEqual([400, "code"]);
      expect(body.message).toContain(left);
    }
    expect((await type(client, code)).status).toBe(400);
    expect((await verify(client, token)).status).toBe(400);
    expect(await whoIs(client)).toBe(401);
  });

  test("thirty guesses at once are five guesses [J01]", async () => {
    const { client, code } = await asked(ada.email);
    const wrong = Array.from({ length: 30 }, (_, at) => String(at).padStart(6, "0"));
    const answers = await Promise.all(
      wrong.filter((guess) => guess !== code).map((guess) => type(client, guess)),
    );
    const counted = answers.filter(({ body }) => body.type === "/problems/sign-in-code-wrong");
    expect(counted).toHaveLength(5);
    expect((await type(client, code)).status).toBe(400);
  });

  test("is six digits", async () => {
    const { client } = await asked(ada.email);
    for (const odd of [
      undefined,
      null,
      "",
      "12345",
      "1234567",
      "12345a",
      123456,
      ["123456"],
      "１２３４５６",
      "12 345",
    ]) {
      const { status, body } = await client.send("POST", "/api/login/email/code", { code: odd });
      expect([status, body.message], `${odd}`).toEqual([400, "The code is six digits"]);
    }
  });
});

describe("asking for a link", () => {
  test("says the same of known and unknown addresses, and makes no account", async () => {
    const [known, unknown] = [
      await ask(app.client(), ada.email),
      await ask(app.client(), "who@is.example"),
    ];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(await app.sql("select id from users where email = 'who@is.example'")).toEqual([]);
  });

  test("wants an address", async () => {
    for (const email of [
      undefined,
      null,
      "",
      "ada",
      "a@b",
      "a@b.example, c@d.example",
      7,
      "a@b.example\u0000",
    ]) {
      const { status, body } = await ask(app.client(), email as string);
      expect([status, body.message], `${email}`).toEqual([400, "Valid email address is required"]);
    }
  });

  test("a new address becomes an exhibitor's account, with the requests sent from it [C12]", async () => {
    const email = "new@person.example";
    const sent = await app.client().send("POST", "/api/quote-requests", { ...testForm, email });
    const { client, token } = await asked(" New@Person.EXAMPLE ".trim().toLowerCase());
    await verify(client, token);
    expect((await client.get("/api/auth/user")).body).toMatchObject({
      email,
      userType: "exhibitor",
    });
    const { quotes } = (await client.get("/api/dashboard/quotes")).body;
    expect(quotes.map(({ id }: { id: string }) => id)).toEqual([sent.body.quoteRequest.id]);
  });

  test("a builder profile with that contact address is attached to the account", async () => {
    const { client, token } = await asked(doraDisplays.email ?? "");
    await verify(client, token);
    const { body } = await client.get("/api/auth/user");
    expect(body.builder).toMatchObject({ id: doraDisplays.id, reviewState: "approved" });
  });
});

describe("a session", () => {
  test("ends with the sign-out, everywhere its cookie is kept [J01]", async () => {
    const client = await app.as(ada);
    const copy = app.client(Object.fromEntries(client.jar));
    expect(await whoIs(copy)).toBe(200);
    const out = await client.get("/api/logout");
    expect([out.status, out.headers.get("location")]).toEqual([303, "/"]);
    expect(out.headers.get("clear-site-data")).toBe('"cache"');
    expect(client.jar.has("session")).toBe(false);
    expect(await whoIs(copy)).toBe(401);
    expect((await copy.get("/api/dashboard/quotes")).status).toBe(401);
  });

  test("takes the receipts of a shared browser's requests along; a visitor keeps theirs", async () => {
    const visitor = app.client();
    const made = await visitor.send("POST", "/api/quote-requests", testForm);
    const receipts = visitor.jar.get("receipts") ?? "";
    const path = `/api/quote-requests/${made.body.quoteRequest.id}`;
    await visitor.get("/api/logout");
    expect((await visitor.get(path)).status).toBe(200);
    const client = await app.as(ada);
    client.jar.set("receipts", receipts);
    expect((await client.get(path)).status).toBe(200);
    await client.get("/api/logout");
    expect([client.jar.has("receipts"), (await client.get(path)).status]).toEqual([false, 404]);
  });

  test("is not ended by another site", async () => {
    const client = await app.as(ada);
    for (const site of ["cross-site", "same-site", "strange"]) {
      const { status } = await client.get("/api/logout", { "sec-fetch-site": site });
      expect([status, await whoIs(client)], site).toEqual([200, 200]);
    }
    const oldBrowser = { "user-agent": "Mozilla/5.0 (Windows NT 6.1; rv:60.0) Gecko Firefox/60.0" };
    const { status } = await client.get("/api/logout", oldBrowser);
    expect([status, await whoIs(client)]).toEqual([200, 200]);
    for (const site of ["none", "same-origin"]) {
      const signedIn = await app.as(ada);
      expect((await signedIn.get("/api/logout", { "sec-fetch-site": site })).status).toBe(303);
      expect(await whoIs(signedIn)).toBe(401);
    }
  });

  test("is a new one at every sign-in, and the old one of that browser is over", async () => {
    const old = await app.as(otto);
    const copy = app.client(Object.fromEntries(old.jar));
    await ask(old, ada.email);
    expect((await verify(old, (await letterTo(ada.email)).token)).status).toBe(200);
    expect((await old.get("/api/auth/user")).body.id).toBe(ada.id);
    expect(await whoIs(copy)).toBe(401);
  });

  test("ends with its time: an admin's after half an hour without use", async () => {
    for (const [user, minutes, status] of [
      [max, 31, 401],
      [max, 29, 200],
      [bea, 31, 200],
    ] as const) {
      const client = await app.as(user);
      await app.sql(
        `update session set sess = sess || jsonb_build_object('lastSeenAt', to_char(
           ${sqlNow()} at time zone 'utc' - make_interval(mins => $2), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
         where user_id = $1`,
        [user.id, minutes],
      );
      expect(await whoIs(client), `${user.userType} ${minutes}`).toBe(status);
    }
  });

  test("keeps nothing that opens it in the database", async () => {
    const client = await app.as(ada);
    const secret = client.jar.get("session") ?? "";
    const rows = await app.sql("select * from session");
    expect(JSON.stringify(rows)).not.toContain(secret);
    for (const forged of [secret.slice(0, -1), `${secret}A`, secret.toLowerCase(), "", "null"]) {
      expect(await whoIs(app.client({ session: forged }))).toBe(401);
    }
  });
});
