import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { ada, bea, max } from "../domain/accounts/examples.ts";
import { calls } from "./contract/calls.ts";
import { type PermissionRow, permissionMatrix } from "./test/permission-matrix.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestCase } from "./test/test-cases.ts";
import type { TestAnswer, TestClient } from "./test/test-client.ts";
import { testForm } from "./test/test-form.ts";
import { callers } from "./test/test-people.ts";

let app: TestApp;
let clients: Record<"owner" | "assigned" | "admin", TestClient>;
let found: TestCase;
beforeAll(async () => {
  app = await openTestApp();
  clients = { owner: await app.as(ada), assigned: await app.as(bea), admin: await app.as(max) };
  found = await app.given("offered");
});
afterAll(() => app.close());

const markup = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  `{{7*7}}\${7*7}<%=7*7%>`,
  "javascript:alert(1)",
  "</title><svg/onload=alert(1)>",
  "<!--#exec cmd='id'-->",
];
const queries = [
  "' or 1=1 --",
  "'; drop table users; --",
  "\\'); select pg_sleep(9); --",
  "$1",
  "$$;$$",
  "a & b | !c <-> (",
  "'':*",
  ":*",
  "%_%",
  "\\",
  "\\%",
  `\${jndi:ldap://x}`,
  "*)(uid=*",
];
/** Each keeps a careless search busy for very long. */
const slowPatterns = [
  "(a+)+$",
  "(.*a){40}",
  "(a|a)*b",
  "^(([a-z])+.)+[A-Z]([a-z])+$",
  "[[:alpha:]",
  `${"a".repeat(90)}!`,
  "%".repeat(90),
  "_%".repeat(45),
  "(".repeat(90),
  "a ".repeat(45),
];
const separators = ["\u0000", "a\u2028b\u2029c", "\u0085", "a\rb", "\r\nset-cookie: a=b", "\ud800"];
const places = [
  "../../../../etc/passwd",
  "..%2f..%2f.env",
  "file:///etc/passwd",
  "\\\\evil.example\\share",
  "http://169.254.169.254/latest/meta-data/",
  "http://[::1]:1/",
  "//evil.example",
];
const numbers = ["1e400", "-0", "NaN", "Infinity", "9".repeat(30), "0x10", "１２", "1;2"];
const moments = ["2027-02-30", "275760-09-14", "-271821-04-19T00:00:00Z", "infinity", "0000-00"];
const names = ["__proto__", "constructor", "toString", "null", "[object Object]"];
const texts = [
  ...markup,
  ...queries,
  ...slowPatterns,
  ...separators,
  ...places,
  ...numbers,
  ...moments,
  ...names,
  "🎪".repeat(60),
  "\u202egpj.exe",
  "x".repeat(3_000),
  "=cmd|'/C calc'!A0",
];

/** So many of the texts as come next: all come up, spread over all the places that take one. */
let turn = 0;
const someTexts = (count: number) =>
  Array.from({ length: count }, () => texts[turn++ % texts.length] ?? "");

function expectNoMishap({ status, text, headers }: TestAnswer, asked: string) {
  expect(status, `${asked}: ${text.slice(0, 300)}`).toBeLessThan(500);
  expect(headers.getSetCookie(), asked).not.toContain("a=b");
}

test("no parameter of a list takes text for a query, a pattern, a number or a date", async () => {
  const reads = calls.filter(({ method, query }) => method === "get" && query);
  expect(reads.length).toBeGreaterThan(15);
  for (const { path, query } of reads) {
    const names = Object.keys(query?._zod.def.shape ?? {});
    const address = path.replace("{id}", found.requestId);
    const ask = async (names: string[], text: string) => {
      const values = names.map((name) => `${name}=${encodeURIComponent(text.toWellFormed())}`);
      const answer = await clients.admin.get(`${address}?${values.join("&")}`);
      expectNoMishap(answer, `${address}?${values.join("&")}`);
      return answer.status;
    };
    const statuses = await Promise.all(names.map((name) => ask([name], "abc")));
    const takesText = names.filter((_, at) => statuses[at] === 200);
    const others = names.filter((name) => !takesText.includes(name));
    if (takesText.length > 0) {
      await Promise.all(someTexts(12).map((text) => ask(takesText, text)));
    }
    await Promise.all(others.flatMap((name) => someTexts(2).map((text) => ask([name], text))));
  }
});

/** Each write with valid fields, and a caller who may make it. */
const writes = permissionMatrix.flatMap((row) => {
  const call = calls.find(({ method, path }) => `${method} ${path}` === row.route);
  const statuses = row.statuses.split(" ");
  const caller = (["assigned", "owner", "admin"] as const).find(
    (one) => statuses[callers.indexOf(one)] !== "403" && statuses[callers.indexOf(one)] !== "404",
  );
  return row.body && caller && !row.isInvited
    ? [{ ...row, caller, fields: fieldsOf(row, call?.body) }]
    : [];
});
type Write = (typeof writes)[number];

function fieldsOf({ body = {} }: PermissionRow, schema: unknown): string[] {
  const { shape = {} } = (schema as { shape?: object } | undefined) ?? {};
  return [...new Set([...Object.keys(body), ...Object.keys(shape)])];
}

const bodyOf = ({ body }: Write) => JSON.stringify(body).replace("{id}", found.requestId);

function send({ route, caller }: Write, body: unknown) {
  const [method = "", path = ""] = route.split(" ");
  const address = path.replace("{id}", found.requestId);
  return clients[caller].send(method.toUpperCase() as "POST", address, body);
}

test("no field of a write takes text for anything else, alone or in a list", async () => {
  expect(writes.length).toBeGreaterThan(20);
  for (const write of writes) {
    await Promise.all(
      write.fields.map(async (field) => {
        for (const value of [...someTexts(1), someTexts(1)]) {
          const answer = await send(write, { ...JSON.parse(bodyOf(write)), [field]: value });
          expectNoMishap(answer, `${write.route} ${field} ${JSON.stringify(value)}`);
        }
      }),
    );
  }
  const [kept] = await app.sql<{ users: number }>("select count(*)::int as users from users");
  expect(kept?.users).toBeGreaterThan(5);
});

test("no body and no query reaches the prototype of anything", async () => {
  const forged = '"__proto__":{"isForged":true},"constructor":{"prototype":{"isForged":true}}';
  for (const write of writes) {
    const body = bodyOf(write).replace(/^\{/, `{${forged},`);
    expectNoMishap(await send(write, body.replace(",}", "}")), write.route);
  }
  const query = "__proto__[isForged]=1&constructor[prototype][isForged]=1&__proto__.isForged=1";
  for (const path of ["/api/portfolio/search", "/api/admin/quotes", "/api/favorites"]) {
    expectNoMishap(await clients.admin.get(`${path}?${query}`), path);
  }
  expect({}).not.toHaveProperty("isForged");
});

/** Fields that become a subject, a sender or a file name have no second line. */
test("nothing that stands in a mail's headers takes a line break", async () => {
  const contact = {
    name: "A B",
    email: "a@b.example",
    subject: "Hello",
    message: "Hello there",
    inquiryType: "general",
  };
  for (const [path, form, fields] of [
    ["/api/contact-messages", contact, ["name", "email", "subject"]],
    [
      "/api/quote-requests",
      testForm,
      ["firstName", "lastName", "email", "company", "tradeShowName"],
    ],
    ["/api/login/email", { email: "a@b.example" }, ["email"]],
  ] as const) {
    for (const field of fields) {
      const start = `${(form as Record<string, string>)[field]}`;
      for (const end of [
        "\r\nBcc: all@second-line.example",
        "\nBcc: x",
        "\rX: y",
        "\u2028X: y",
        "\0",
      ]) {
        const answer = await app.client().send("POST", path, { ...form, [field]: start + end });
        expect([field, end, answer.status]).toEqual([field, end, 400]);
      }
    }
  }
  const sent = await app.sql<{ to_address: string }>("select to_address, letter from message");
  expect(JSON.stringify(sent)).not.toMatch(/second-line\.example|Bcc:/);
});

test("a compressed body is refused, however much it would unfold to", async () => {
  const bomb = gzipSync(JSON.stringify({ ...testForm, company: "x".repeat(20_000_000) }));
  expect(bomb.length).toBeLessThan(30_000);
  for (const [body, encoding] of [
    [gzipSync(JSON.stringify(testForm)), "gzip"],
    [bomb, "gzip"],
    [bomb, "br"],
  ] as const) {
    const headers = { "content-type": "application/json", "content-encoding": encoding };
    const answer = await app
      .client()
      .call("/api/quote-requests", { method: "POST", headers, body: new Uint8Array(body) });
    expect(answer.status).toBe(400);
  }
});

test("no address inside that someone types is asked, nor taken for a link", async () => {
  let asked = 0;
  const inside = createServer((_, response) => {
    asked += 1;
    response.end("a secret");
  });
  await new Promise<void>((done) => inside.listen(0, "127.0.0.1", done));
  onTestFinished(() => void inside.close());
  const { port } = inside.address() as AddressInfo;
  const hosts = ["127.0.0.1", "localhost", "127.1", "2130706433", "0x7f000001", "0177.0.0.1"];
  hosts.push("[::1]", "[::ffff:127.0.0.1]", "0.0.0.0", "169.254.169.254", "10.0.0.1", "metadata");
  const links = hosts.map((host) => `http://${host}:${port}/a.png`);
  const taking = [
    ["put /api/builders/profile", ["website", "companyLogo"]],
    ["post /api/portfolio", ["mainImage", "projectImages"]],
    ["post /api/quote-responses", ["attachments"]],
  ] as const;
  for (const [route, fields] of taking) {
    const write = writes.find((one) => one.route === route);
    if (!write) throw new Error(`Cannot send ${route}: it is not in the table of roles`);
    for (const field of fields) {
      for (const link of links.map((one) => (field === "attachments" ? https(one) : one))) {
        const value = field === "projectImages" || field === "attachments" ? [link] : link;
        const answer = await send(write, { ...JSON.parse(bodyOf(write)), [field]: value });
        expect([field, link, answer.status]).toEqual([field, link, 400]);
      }
    }
  }
  // elsewhere it is text like any other
  const link = links[0] ?? "";
  const text = `See <img src="${link}"> ${link}`;
  const form = { ...testForm, designLink: link, additionalRequirements: text };
  expect((await app.client().send("POST", "/api/quote-requests", form)).status).toBe(201);
  await clients.assigned.send("PUT", "/api/builders/profile", { description: text });
  expect(asked).toBe(0);
});

const https = (link: string) => link.replace("http:", "https:");
