import { jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sqlNow } from "../adapters/system/test/test-time.ts";
import { ada, otto } from "../domain/accounts/examples.ts";
import { doraDisplays } from "../domain/builder-profiles/examples.ts";
import type { TestAnswer } from "./test/test-client.ts";
import { testForm } from "./test/test-form.ts";
import { openProviderApp, type ProviderApp, personAt, whyNot } from "./test/test-providers.ts";

let app: ProviderApp;
beforeAll(async () => {
  app = await openProviderApp();
});
afterAll(() => app.close());

const names = ["google", "github", "apple"] as const;
const setCookie = ({ headers }: TestAnswer, name: string) =>
  headers.getSetCookie().find((line) => line.startsWith(`${name}=`));

describe.each(names)("%s", (name) => {
  const nora = personAt(name, "4711", `nora@${name}.example`);

  test("signs in, makes the account, asks its role once, and knows it again [J01]", async () => {
    const client = app.client();
    const done = await app.signIn(client, name, nora, "/favourites?a=b#c");
    const asked = `/welcome?${new URLSearchParams({ returnTo: "/favourites?a=b#c" })}`;
    expect([done.status, done.headers.get("location")]).toEqual([303, asked]);
    for (const flag of ["HttpOnly", "SameSite=Lax", "Path=/"]) {
      expect(setCookie(done, "session")).toContain(flag);
    }
    const first = await app.whoIs(client);
    expect(first).toMatchObject({ email: `nora@${name}.example`, userType: "exhibitor" });

    const elsewhere = app.client();
    const again = await app.signIn(elsewhere, name, nora);
    expect(again.headers.get("location")).toBe("/dashboard");
    expect((await app.whoIs(elsewhere))?.id).toBe(first?.id);
    const { body: trail } = await client.get("/api/auth/user/events");
    expect(trail.map(({ action }: { action: string }) => action)).toEqual([
      "signed-in",
      "signed-in",
      "provider-joined",
    ]);
  });

  test("is asked with state, PKCE and one fixed way back, and gets nothing else [J01]", async () => {
    const client = app.client();
    const url = await app.begin(client, name, "/a-place-of-mine");
    const { searchParams: asked } = url;
    expect(url.protocol).toBe("https:");
    expect(app.providers[name].hosts).toContain(url.host);
    expect(asked.get("redirect_uri")).toBe(`${app.origin}/api/auth/${name}/callback`);
    expect(asked.get("code_challenge")).toMatch(/^[\w-]{43}$/);
    expect(asked.get("state")).toMatch(/^[\w-]{43}$/);
    expect(url.href).not.toContain("a-place-of-mine");
    const rows = JSON.stringify(await app.sql("select * from provider_attempt"));
    expect(rows).not.toContain(asked.get("state"));
    for (const secret of client.jar.values()) expect(rows).not.toContain(secret);
  });

  test("joins the account with the same address when both sides have proven it [J01]", async () => {
    const client = app.client();
    const done = await app.signIn(client, name, personAt(name, "4712", ada.email.toUpperCase()));
    expect(done.headers.get("location")).toBe("/dashboard");
    expect((await app.whoIs(client))?.id).toBe(ada.id);
  });

  test("a refused consent signs no one in, and says so [J01]", async () => {
    const client = app.client();
    const url = await app.begin(client, name);
    const error = name === "apple" ? "user_cancelled_authorize" : "access_denied";
    const back = await app.comeBack(client, name, app.providers[name].refuse(url, error));
    expect(whyNot(back)).toBe("consent-refused");
    expect(await app.whoIs(client)).toBeNull();
  });

  test("an address that it has not confirmed signs no one in, and joins no account [J01]", async () => {
    for (const email of [ada.email, `fresh@${name}.example`]) {
      const client = app.client();
      const back = await app.signIn(client, name, personAt(name, "4713", email, false));
      expect(whyNot(back)).toBe("address-unverified");
      expect(await app.whoIs(client)).toBeNull();
    }
    const sql = "select subject from identity where subject = '4713'";
    expect(await app.sql(sql)).toEqual([]);
  });

  test("an answer works once, in the browser that began, at its own provider, for ten minutes [J01]", async () => {
    const client = app.client();
    const url = await app.begin(client, name);
    const answer = app.providers[name].approve(url, nora);
    const other = name === "google" ? "github" : "google";
    const strangers = [app.client(), app.client({ "provider-sign-in": "forged" })];
    await app.begin(strangers[0] ?? client, name);
    for (const stranger of strangers) {
      expect(whyNot(await app.comeBack(stranger, name, answer))).toBe("attempt-invalid");
    }
    expect(whyNot(await app.comeBack(client, other, answer))).toBe("attempt-invalid");
    for (const odd of [{}, { state: "" }, { state: "x" }, { code: "code" }] as object[]) {
      const back = await app.comeBack(client, name, new URLSearchParams({ ...odd }));
      expect(whyNot(back)).toBe("attempt-invalid");
    }
    expect((await app.comeBack(client, name, answer)).headers.get("location")).toBe("/dashboard");
    const reused = await app.comeBack(client, name, answer);
    expect([whyNot(reused), setCookie(reused, "session")]).toEqual(["attempt-invalid", undefined]);

    const late = await app.begin(client, name);
    await app.sql(`update provider_attempt set expires_at = ${sqlNow()} - interval '1 second'`);
    const back = await app.comeBack(client, name, app.providers[name].approve(late, nora));
    expect(whyNot(back)).toBe("attempt-invalid");
  });

  test("someone else's code is worth nothing, for it was asked with another verifier [J01]", async () => {
    const [victim, thief] = [app.client(), app.client()];
    const stolen = app.providers[name].approve(await app.begin(victim, name), nora);
    const own = app.providers[name].approve(await app.begin(thief, name), nora);
    own.set("code", stolen.get("code") ?? "");
    expect(whyNot(await app.comeBack(thief, name, own))).toBe("answer-invalid");
    expect(await app.whoIs(thief)).toBeNull();
  });

  test("several people sign in at once, each to their own account [J01]", async () => {
    const people = Array.from({ length: 6 }, (_, at) => `p${at}@${name}.example`);
    const found = await Promise.all(
      people.map(async (email, at) => {
        const client = app.client();
        await app.signIn(client, name, personAt(name, `${100 + at}`, email));
        return (await app.whoIs(client))?.email;
      }),
    );
    expect(found).toEqual(people);
  });

  test("one person signs in for the first time in several browsers at once: one account [J01]", async () => {
    const person = personAt(name, "500", `second@${name}.example`);
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const client = app.client();
        await app.signIn(client, name, person);
        return (await app.whoIs(client))?.id;
      }),
    );
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toBeDefined();
  });

  test("a deleted account is not brought back: the next sign-in makes a new one [J01]", async () => {
    const person = personAt(name, "600", `gone@${name}.example`);
    const client = app.client();
    await app.signIn(client, name, person);
    const before = await app.whoIs(client);
    const deleted = await client.send("DELETE", "/api/auth/user", { email: before?.email });
    expect(deleted.status).toBe(200);
    await app.signIn(client, name, person);
    const after = await app.whoIs(client);
    expect(after?.email).toBe(before?.email);
    expect(after?.id).not.toBe(before?.id);
  });

  test("goes back to a path of this site and nowhere else [J01]", async () => {
    for (const evil of [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "javascript:x",
    ]) {
      const done = await app.signIn(app.client(), name, nora, evil);
      expect(done.headers.get("location"), evil).toBe("/dashboard");
    }
  });
});

test("two sign-ins that one browser began both come back [J01]", async () => {
  const client = app.client();
  const [google, github] = [await app.begin(client, "google"), await app.begin(client, "github")];
  for (const [name, url] of [["google", google] as const, ["github", github] as const]) {
    const answer = app.providers[name].approve(url, personAt(name, "700", "tabs@two.example"));
    expect(whyNot(await app.comeBack(client, name, answer))).toBeNull();
  }
  expect(await app.whoIs(client)).toMatchObject({ email: "tabs@two.example" });
});

test("the session is a new one, and the old one of that browser is over [J01]", async () => {
  const client = await app.as(otto);
  const copy = app.client(Object.fromEntries(client.jar));
  await app.signIn(client, "google", personAt("google", "701", ada.email));
  expect((await app.whoIs(client))?.id).toBe(ada.id);
  expect(await app.whoIs(copy)).toBeNull();
});

test("a person sees what signs them in, and parts from it; no one else can [J01]", async () => {
  const client = app.client();
  await app.signIn(client, "google", personAt("google", "70455704", "parts@two.example"));
  await app.signIn(client, "github", personAt("github", "70455704", "parts@two.example"));
  const path = "/api/auth/user/providers";
  const { body: joined } = await client.get(path);
  expect(joined.map(({ label }: { label: string }) => label)).toEqual(["Google", "GitHub"]);
  expect(JSON.stringify(joined)).not.toContain("70455704");

  const remove = (by: typeof client, id: string) => by.send("DELETE", `${path}/${id}`);
  expect((await remove(await app.as(otto), joined[0].id)).status).toBe(404);
  expect((await remove(client, joined[0].id)).status).toBe(200);
  expect((await remove(client, joined[0].id)).status).toBe(404);
  expect((await client.get(path)).body).toEqual([joined[1]]);
  const { body: trail } = await client.get("/api/auth/user/events");
  expect(trail[0]).toMatchObject({ action: "provider-removed", about: "Google" });
});

test("what signs someone in does not change behind their back: letters, a recent re-authentication, and no silent return [J01]", async () => {
  const email = "told@two.example";
  const person = personAt("google", "705", email);
  const client = app.client();
  await app.signIn(client, "github", personAt("github", "705", email));
  const subjects = async () =>
    (await client.get("/dev/mail.json")).body
      .filter(({ to }: { to: string }) => to === email)
      .map(({ subject }: { subject: string }) => subject);
  expect(await subjects()).toEqual([]);
  await app.signIn(client, "google", person);
  expect(await subjects()).toEqual(["You can now sign in to Boothwright with Google"]);

  const path = "/api/auth/user/providers";
  const [, google] = (await client.get(path)).body;
  const makeOld = () =>
    app.sql(
      `update session set sess = jsonb_set(sess, '{provenAt}', '"2020-01-01T00:00:00.000Z"')
       where user_id = (select id from users where email = $1)`,
      [email],
    );
  const makeFresh = () => app.signIn(client, "github", personAt("github", "705", email));
  const remove = () => client.send("DELETE", `${path}/${google.id}`);
  await makeOld();
  const old = await remove();
  expect([old.status, old.body.type]).toEqual([403, "/problems/fresh-proof-needed"]);
  await makeFresh();
  expect((await remove()).status).toBe(200);
  expect((await subjects())[0]).toBe("You can no longer sign in to Boothwright with Google");

  const elsewhere = app.client();
  expect(whyNot(await app.signIn(elsewhere, "google", person))).toBe("removed");
  expect(await app.whoIs(elsewhere)).toBeNull();
  expect((await client.get(`${path}/removed`)).body).toMatchObject([
    { id: google.id, label: "Google" },
  ]);
  const letIn = (by: typeof client) => by.send("POST", `${path}/${google.id}/let-in`);
  expect((await letIn(await app.as(otto))).status).toBe(404);
  await makeOld();
  expect((await letIn(client)).body.type).toBe("/problems/fresh-proof-needed");
  await makeFresh();
  expect((await letIn(client)).status).toBe(200);
  expect((await letIn(client)).status).toBe(404);
  expect(whyNot(await app.signIn(elsewhere, "google", person))).toBeNull();
  expect((await app.whoIs(elsewhere))?.email).toBe(email);
});

test("what waits for the address is handed over: requests, and a builder's profile [C12]", async () => {
  const email = "waiting@person.example";
  const sent = await app.client().send("POST", "/api/quote-requests", { ...testForm, email });
  const client = app.client();
  await app.signIn(client, "github", personAt("github", "702", email));
  const { quotes } = (await client.get("/api/dashboard/quotes")).body;
  expect(quotes.map(({ id }: { id: string }) => id)).toEqual([sent.body.quoteRequest.id]);

  const dora = app.client();
  await app.signIn(dora, "github", personAt("github", "703", doraDisplays.email ?? ""));
  expect(await app.whoIs(dora)).toMatchObject({ builder: { id: doraDisplays.id } });
});

describe("an account whose address no one has proven", () => {
  test("is not joined; once an email link proves it, what was there before is gone [J01]", async () => {
    const email = "una@unproven.example";
    const client = app.client();
    await app.signIn(client, "google", personAt("google", "800", email));
    const { id } = (await app.whoIs(client)) ?? {};
    await app.sql("update users set email_verified_at = null where id = $1", [id]);

    const refused = await app.signIn(app.client(), "github", personAt("github", "800", email));
    expect(whyNot(refused)).toBe("address-unproven");

    const reader = app.client();
    await reader.send("POST", "/api/login/email", { email });
    const [letter] = (await reader.get("/dev/mail.json")).body;
    const token = /token=([\w-]+)/.exec(letter.text)?.[1];
    expect((await reader.send("POST", "/api/login/email/verify", { token })).status).toBe(200);
    expect((await app.whoIs(reader))?.id).toBe(id);
    expect(await app.whoIs(client)).toBeNull();
    expect(await app.sql("select 1 from identity where user_id = $1", [id])).toEqual([]);
    const joined = await app.signIn(app.client(), "github", personAt("github", "800", email));
    expect(joined.headers.get("location")).toBe("/dashboard");
  });
});

describe("GitHub", () => {
  test("is believed about its primary, confirmed address, and about no other [J01]", async () => {
    const emails = [
      { email: ada.email, primary: false, verified: true },
      { email: otto.email, primary: true, verified: false },
    ];
    for (const person of [
      { id: "900", emails, publicEmail: ada.email },
      { id: "901", emails: [], publicEmail: ada.email },
      { id: "902", emails: "none" },
    ]) {
      const client = app.client();
      expect(whyNot(await app.signIn(client, "github", person))).not.toBeNull();
      expect(await app.whoIs(client)).toBeNull();
    }
  });
});

describe("Apple", () => {
  test("answers by a form from its own page, to which we answer 303 [J01]", async () => {
    const client = app.client();
    const url = await app.begin(client, "apple");
    expect(url.searchParams.get("response_mode")).toBe("form_post");
    expect(url.searchParams.get("nonce")).toMatch(/^[\w-]{43}$/);
    const answer = app.providers.apple.approve(url, personAt("apple", "1000", "a@apple.example"));
    expect((await app.comeBack(client, "apple", answer)).status).toBe(303);
    const secret = app.providers.apple.asked.at(-1)?.body.get("client_secret");
    const said = await jwtVerify(secret ?? "", app.appleKey, {
      issuer: "TEAM123456",
      subject: "client",
      audience: "https://appleid.apple.com",
      algorithms: ["ES256"],
    });
    expect(said.protectedHeader.kid).toBe("KEY1234567");
  });

  test("sends the name once; it is stored, and nothing else of that is believed [J01]", async () => {
    const client = app.client();
    const person = personAt("apple", "1001", "named@apple.example");
    const user = { name: { firstName: " Grace ", lastName: "Hopper" }, email: ada.email };
    const url = await app.begin(client, "apple");
    const extra = { user: JSON.stringify(user) };
    await app.comeBack(client, "apple", app.providers.apple.approve(url, person, extra));
    const grace = { email: "named@apple.example", firstName: "Grace", lastName: "Hopper" };
    expect(await app.whoIs(client)).toMatchObject(grace);
    await app.signIn(client, "apple", person);
    expect(await app.whoIs(client)).toMatchObject(grace);

    for (const odd of ["{", "null", '{"name":7}', `{"name":{"firstName":"${"x".repeat(60)}"}}`]) {
      const nameless = app.client();
      const asked = await app.begin(nameless, "apple");
      const other = personAt("apple", "1002", "odd@apple.example");
      const back = app.providers.apple.approve(asked, other, { user: odd });
      expect(whyNot(await app.comeBack(nameless, "apple", back))).toBeNull();
      expect(await app.whoIs(nameless)).toMatchObject({ email: "odd@apple.example" });
    }
  });

  test("may write that an address is confirmed as a text, and only as that one [J01]", async () => {
    for (const [told, why] of [
      ["true", null],
      ["false", "address-unverified"],
      ["1", "address-unverified"],
      [1, "address-unverified"],
      [null, "address-unverified"],
    ] as const) {
      const person = {
        id: `text-${told}`,
        email: `text-${told}@apple.example`,
        email_verified: told,
      };
      expect(whyNot(await app.signIn(app.client(), "apple", person)), `${told}`).toBe(why);
    }
  });

  test("has a cookie of its own that its page brings along, to that address only [J01]", async () => {
    const secure = await openProviderApp({ ORIGIN: "https://boothwright.example" });
    try {
      const client = secure.client();
      const started = await client.get("/api/auth/apple");
      const line = setCookie(started, "__Secure-apple-sign-in");
      for (const flag of [
        "Secure",
        "HttpOnly",
        "SameSite=None",
        "Path=/api/auth/apple",
        "Max-Age=600",
      ]) {
        expect(line).toContain(flag);
      }
      const answer = secure.providers.apple.approve(
        new URL(started.headers.get("location") ?? ""),
        personAt("apple", "1", "s@apple.example"),
      );
      const done = await secure.comeBack(client, "apple", answer);
      expect(setCookie(done, "__Host-session")).toContain("SameSite=Lax");
      const google = await client.get("/api/auth/google");
      expect(setCookie(google, "__Host-provider-sign-in")).toContain("SameSite=Lax");
    } finally {
      await secure.close();
    }
  });

  test("is the only one that another site may post for, and only a form", async () => {
    const headers = { "sec-fetch-site": "cross-site", origin: "https://appleid.apple.com" };
    const form = { ...headers, "content-type": "application/x-www-form-urlencoded" };
    for (const path of [
      "/api/auth/google/callback",
      "/api/auth/apple",
      "/api/auth/apple/callback/",
    ]) {
      expect((await app.client().send("POST", path, "a=b", form)).status, path).toBe(403);
    }
    const json = await app.client().send("POST", "/api/auth/apple/callback", {}, headers);
    expect(json.status).toBe(415);
    const huge = "x".repeat(300_000);
    const large = await app.client().send("POST", "/api/auth/apple/callback", huge, form);
    expect(large.status).toBe(413);
  });
});
