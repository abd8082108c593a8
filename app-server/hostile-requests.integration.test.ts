import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ada, bea, carl, max, otto } from "../domain/accounts/examples.ts";
import { permissionMatrix } from "./test/permission-matrix.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestCase } from "./test/test-cases.ts";
import type { TestClient } from "./test/test-client.ts";
import { callers } from "./test/test-people.ts";
import { testPicture } from "./test/test-picture.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const tables = ["quote_request", "quote_response", "invitation", "message", "builder"];

/** All that could be changed about a request, as text. */
async function everything() {
  const rows = await Promise.all(
    tables.map((table) => app.sql(`select to_json(t) as row from ${table} t order by t::text`)),
  );
  return JSON.stringify(rows);
}

const own = /\{id\}/;
const isWrite = (route: string) => !route.startsWith("get ");

function ask(client: TestClient, row: (typeof permissionMatrix)[number], found: TestCase) {
  const [method = "", path = ""] = row.route.split(" ");
  const id = row.id === "response" ? found.responseId : found.requestId;
  const body = row.body && JSON.stringify(row.body).replace("{id}", found.requestId);
  const address = path.replace("{id}", id).replace("{itemType}", "builder").replace("{itemId}", id);
  return method === "get"
    ? client.get(address)
    : client.send(method.toUpperCase() as "POST", address, body);
}

describe("someone else's request", () => {
  test("is the same after every refused write, by every kind of caller", async () => {
    const readers = async (given: "offered" | "accepted") => {
      const found = await app.given(given);
      const clients = callers.map(async (caller) => app.client(await app.cookiesOf(caller, found)));
      return { found, clients: await Promise.all(clients) };
    };
    const [offered, accepted] = [await readers("offered"), await readers("accepted")];
    const before = await everything();
    let refused = 0;
    for (const row of permissionMatrix) {
      const statuses = row.statuses.split(" ");
      const isOfRequest = own.test(row.route) || JSON.stringify(row.body ?? "").includes("{id}");
      if (!isWrite(row.route) || !isOfRequest) continue;
      const { found, clients } = row.given === "accepted" ? accepted : offered;
      await Promise.all(
        clients.map(async (client, at) => {
          if (!/^40[134]$/.test(statuses[at] ?? "")) return;
          const { status } = await ask(client, row, found);
          // an upload without a file is refused before its caller is known
          const expected = row.upload ? "415" : statuses[at];
          expect([row.route, callers[at], `${status}`]).toEqual([row.route, callers[at], expected]);
          refused += 1;
        }),
      );
    }
    expect(refused).toBeGreaterThan(150);
    expect(await everything()).toBe(before);
  });

  test("is gone at once for a builder who is taken off, and the quote decides nothing anymore", async () => {
    const { requestId, responseId } = await app.given("offered");
    const [admin, builder, owner] = [await app.as(max), await app.as(bea), await app.as(ada)];
    const taken = await admin.send("POST", `/api/admin/quotes/${requestId}/assign`, {
      builderIds: [],
    });
    expect(taken.status).toBe(200);
    const response = `/api/quote-responses/${responseId}`;
    const answers = [
      await builder.get(`/api/quote-requests/${requestId}`),
      await builder.get(`/api/quote-requests/${requestId}/responses`),
      await builder.send("PATCH", response, { quotedAmount: 1 }),
      await builder.send("POST", `${response}/withdraw`),
      await builder.send("POST", "/api/quote-responses", {
        quoteRequestId: requestId,
        quotedAmount: 1,
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 409, 409, 404]);
    const accepted = await owner.send("POST", `${response}/accept`);
    expect([404, 409]).toContain(accepted.status);
    const [kept] = await app.sql("select status, quoted_amount from quote_response where id = $1", [
      responseId,
    ]);
    expect(kept).not.toMatchObject({ status: "accepted" });
    expect(kept).not.toMatchObject({ quoted_amount: 1 });
  });
});

test("the cookie of an account that is gone opens nothing", async () => {
  const client = await app.as(carl);
  const old = Object.fromEntries(client.jar);
  expect((await client.send("DELETE", "/api/auth/user", { email: carl.email })).status).toBe(200);
  const found = await app.given("offered");
  for (const row of permissionMatrix) {
    if (!row.statuses.startsWith("401")) continue;
    const { status } = await ask(app.client(old), row, found);
    expect([row.route, status]).toEqual([row.route, row.upload ? 415 : 401]);
  }
});

describe("signing in", () => {
  const link = async (client: TestClient, email: string) => {
    await client.send("POST", "/api/login/email", { email });
    const [mail] = await app.sql<{ token: string }>(
      "select letter ->> 'token' as token from message where to_address = $1 order by created_at desc, id desc limit 1",
      [email],
    );
    return mail?.token;
  };

  test("replaces a session cookie that someone else has chosen", async () => {
    const chosen = "chosen-by-somebody-else";
    const victim = app.client({ session: chosen });
    const token = await link(victim, otto.email);
    expect((await victim.send("POST", "/api/login/email/verify", { token })).status).toBe(200);
    expect(victim.jar.get("session")).not.toBe(chosen);
    expect((await victim.get("/api/auth/user")).body.id).toBe(otto.id);
    expect((await app.client({ session: chosen }).get("/api/auth/user")).status).toBe(401);
  });

  test("of thirty uses of a link at once works for one", async () => {
    const client = app.client();
    const token = await link(client, otto.email);
    const jar = Object.fromEntries(client.jar);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        app.client(jar).send("POST", "/api/login/email/verify", { token }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("shows no one whether an address has an account: by answer, headers, cookies or mail", async () => {
    const answersTo = async (email: string) => {
      const { status, text, headers } = await app
        .client()
        .send("POST", "/api/login/email", { email });
      const cookies = headers.getSetCookie().map((line) => line.replace(/=[^;]+/, ""));
      const lines = [...headers].filter(([name]) => !/^(set-cookie|x-request-id)$/.test(name));
      const letters = await app.sql(
        "select kind from message where to_address = $1 and kind = 'sign-in' order by created_at desc, id desc limit 1",
        [email],
      );
      return { status, text, cookies, lines, letters };
    };
    expect(await answersTo(ada.email)).toEqual(await answersTo("nobody@unknown.example"));
  });
});

test("no header changes the method, the address or the caller of a request", async () => {
  const owner = await app.as(ada);
  const plain = await owner.get("/api/auth/user");
  const forged: Record<string, string>[] = [
    { "x-http-method-override": "DELETE" },
    { "x-http-method": "DELETE", "x-method-override": "DELETE" },
    { "x-original-url": "/api/admin/dashboard", "x-rewrite-url": "/api/admin/dashboard" },
    { "x-forwarded-user": max.email, "x-remote-user": max.email, "x-user-id": max.id },
    { authorization: `Bearer ${max.id}`, "x-forwarded-email": max.email },
    { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", forwarded: "host=evil" },
    { "x-forwarded-prefix": "/evil", "x-forwarded-for": "127.0.0.1", "x-real-ip": "127.0.0.1" },
  ];
  for (const headers of forged) {
    const { status, text } = await owner.get("/api/auth/user", headers);
    expect([status, text], JSON.stringify(headers)).toEqual([200, plain.text]);
  }
  const page = await owner.send("POST", "/login", "_method=DELETE", {
    "content-type": "application/x-www-form-urlencoded",
    "x-http-method-override": "GET",
    "sec-fetch-site": "cross-site",
  });
  expect(page.status).toBe(403);
  const hidden = app.client({}, "198.51.100.9");
  for (const name of ["x-forwarded-for", "x-real-ip", "x-client-ip", "true-client-ip"]) {
    expect((await hidden.get("/dev/mail.json", { [name]: "127.0.0.1" })).status, name).toBe(404);
  }
});

describe("an upload", () => {
  const upload = async (bytes: Uint8Array<ArrayBuffer>, name = "booth.png") => {
    const form = new FormData();
    form.set("picture", new File([bytes], name, { type: "image/png" }));
    return (await app.as(bea)).call("/api/pictures", { method: "POST", body: form });
  };
  const text = (words: string) => new TextEncoder().encode(words);
  const joined = (...parts: Uint8Array[]) =>
    new Uint8Array(parts.flatMap((part) => Array.from(part)));

  test("that is a page, a script, a document or an archive is refused, whatever it is called", async () => {
    for (const words of [
      "<!doctype html><script>alert(1)</script>",
      "<svg onload=alert(1) />",
      "%PDF-1.7 x",
      "PK\u0003\u0004 and so on",
      "#!/bin/sh\nid",
      "<?php system($_GET[0]); ?>",
      "MZ and so on",
      "<?xml version='1.0'?><!DOCTYPE x [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><svg>&a;</svg>",
    ]) {
      for (const name of ["booth.png", "booth.png;.svg", "../../x.html", ".htaccess"]) {
        expect((await upload(text(words), name)).status, `${words} ${name}`).toBe(415);
      }
    }
  });

  test("that says it has hundreds or thousands of millions of pixels is refused unread", async () => {
    const small = await testPicture();
    for (const side of [20_000, 60_000]) {
      const bomb = small.slice();
      // width and height stand at these places of every PNG
      for (const at of [16, 20]) new DataView(bomb.buffer).setUint32(at, side);
      expect((await upload(bomb)).status, `${side}`).toBe(400);
    }
  });

  test("that is a picture and something else as well keeps the picture only", async () => {
    const script = "<script>alert('polyglot')</script>";
    const jpeg = await testPicture({ format: "jpeg" });
    const comment = text(script);
    const marked = joined(
      jpeg.slice(0, 2),
      Uint8Array.of(0xff, 0xfe, 0, comment.length + 2),
      comment,
      jpeg.slice(2),
    );
    const archive = text(`PK\u0003\u0004 ${script}`);
    for (const bytes of [
      joined(await testPicture(), text(script)),
      joined(await testPicture({ background: "#0a2b4c" }), archive),
      marked,
    ]) {
      const { status, body } = await upload(bytes);
      expect(status).toBe(201);
      const served = await app.client().get(body.url);
      expect(Object.fromEntries(served.headers)).toMatchObject({
        "content-type": expect.stringMatching(/^image\/(png|jpeg|webp)$/),
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'",
      });
      for (const words of ["polyglot", "script", "PK\u0003"]) {
        expect(served.text).not.toContain(words);
      }
    }
  });

  test("is found at its own address, and nothing else is found beside it", async () => {
    const { url } = (await upload(await testPicture())).body;
    const [hash = ""] = /[0-9a-f]{32}/.exec(url) ?? [];
    expect((await app.client().get(url)).status).toBe(200);
    for (const path of [
      "..%2f..%2fetc%2fpasswd",
      "..%2f%2e%2e%2fetc%2fpasswd",
      "%5c..%5cx",
      hash,
      `${hash}.webp`,
      `${hash}-40x30-clear.svg`,
      `${hash}-40x30-clear.webp%00.html`,
      `..%2f${url.split("/").pop()}`,
      `${url.split("/").pop()}%2f..%2f..%2fetc%2fpasswd`,
      `${hash}-0x0-clear.webp`,
      `${hash}-99999x9-clear.webp`,
      `${hash.toUpperCase()}-40x30-a`,
      `${"0".repeat(32)}-40x30-clear.webp`,
      "%00",
      "%2e%2e%2fpostgres.password",
    ]) {
      const { status, text } = await app.client().get(`/img/media/${path}`);
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toMatch(/root:/);
    }
    for (const width of ["0", "-1", "641", "1e9", "640%00", "640&w=1", "NaN", ""]) {
      expect((await app.client().get(`${url}?w=${width}`)).status, width).toBe(
        width.startsWith("640&") ? 200 : 404,
      );
    }
  });
});
