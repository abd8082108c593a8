import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { expect } from "vitest";
import { testDay } from "../../adapters/system/test/test-time.ts";
import { seededAppTest as test } from "./seeded-app-test.ts";
import type { RunningApp } from "./start-app.ts";

let app: RunningApp;
test.beforeAll(({ app: started }) => {
  app = started;
});

/** Writes bytes to the socket as they are, and reads until the other end has had enough, or has answered and been quiet for a second. */
function raw(text: string): Promise<string> {
  return new Promise((done) => {
    let answer = "";
    const socket = connect(Number(new URL(app.origin).port), "127.0.0.1", () => socket.write(text));
    socket.setEncoding("utf8").on("data", (part: string) => {
      answer += part;
      socket.setTimeout(1000, () => socket.destroy());
    });
    socket.on("error", () => {}).on("close", () => done(answer));
  });
}

const get = (path: string, headers = "") =>
  raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`);
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);

test("odd bytes are refused or answered, never a mishap", async () => {
  const said = app.output().length;
  const odd = [
    get("/api/auth/user", `Cookie: session=${"a".repeat(100_000)}\r\n`),
    get(`/api/quote-requests/${"a".repeat(100_000)}`),
    get("/api/auth/user", `${"X-A: b\r\n".repeat(2_000)}`),
    get("/%"),
    get("/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd"),
    get("/assets/../../../../etc/passwd"),
    get("/assets/%2e%2e%2f%2e%2e%2fserver/index.js"),
    get("http://evil.example/api/auth/user"),
    raw("TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
    raw("CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n"),
    raw(
      "POST /api/quote-requests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n",
    ),
    raw(
      "POST /api/quote-requests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n\r\n",
    ),
    raw(
      "POST /api/quote-requests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n{",
    ),
    raw("\u0000\u0001\u0002\r\n\r\n"),
  ];
  for (const answer of await Promise.all(odd)) {
    const status = statusOf(answer);
    expect(status, answer.slice(0, 300)).not.toBe(500);
    expect(answer).not.toContain("root:x:");
    expect(answer).not.toMatch(/x-powered-by/i);
  }
  expect((await fetch(`${app.origin}/healthz`)).status).toBe(200);
  expect(app.output().slice(said)).not.toMatch(/ failed:|Uncaught/);
});

test("a request that two servers could read as two is refused", async () => {
  const smuggled = "GET /api/auth/user HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const post = (headers: string, body: string) =>
    raw(
      `POST /api/contact-messages HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n${body}`,
    );
  for (const [what, answer] of [
    ["two lengths", post("Content-Length: 2\r\nContent-Length: 60\r\n", `{}${smuggled}`)],
    ["a list of lengths", post("Content-Length: 2, 60\r\n", `{}${smuggled}`)],
    [
      "a length and chunks",
      post("Content-Length: 4\r\nTransfer-Encoding: chunked\r\n", `0\r\n\r\n${smuggled}`),
    ],
    ["an unknown encoding", post("Transfer-Encoding: xchunked\r\n", `{}${smuggled}`)],
    ["a length that is none", post("Content-Length: +2\r\n", `{}${smuggled}`)],
    ["a name with a space", post("Content-Length : 2\r\n", `{}${smuggled}`)],
    ["two hosts", raw("GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n")],
  ] as const) {
    const text = await answer;
    expect([what, statusOf(text)]).toEqual([what, 400]);
    expect(text.match(/HTTP\/1\.1 /g), what).toHaveLength(1);
  }
});

test("neither sources, settings nor history are served", async () => {
  for (const path of [
    "/.git/config",
    "/.git/HEAD",
    "/.env",
    "/package.json",
    "/deno.lock",
    "/server/index.js",
    "/assets/index.js.map",
    "/build/server/index.js",
    "/.data/postgres.password",
    "/.vite",
  ]) {
    expect([path, statusOf(await get(path))]).toEqual([path, 404]);
  }
  const served = await readdir("build/client", { recursive: true });
  expect(served.length).toBeGreaterThan(50);
  expect(served.filter((name) => /\.map$|(^|\/)\.(?!well-known)/.test(name))).toEqual([]);
});

test("no address leads away from this site", async () => {
  for (const path of [
    "//evil.example",
    "//evil.example/dashboard",
    "/\\evil.example",
    "/%2f%2fevil.example",
    "//evil.example/api/logout",
    "/dashboard//evil.example",
    "/api/login?returnTo=//evil.example",
  ]) {
    const answer = await get(path);
    const location = /^location: (.*)$/im.exec(answer)?.[1]?.trim() ?? "/";
    expect(new URL(location, app.origin).host, `${path}: ${location}`).toBe(
      new URL(app.origin).host,
    );
  }
});

test("a forged Host changes no address that a page or a letter shows", async () => {
  const forged = await raw("GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
  expect(statusOf(forged)).toBe(421);
  const host = "Host: localhost\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: https\r\n";
  const page = await raw(`GET /how-it-works HTTP/1.1\r\nConnection: close\r\n${host}\r\n`);
  expect(statusOf(page)).toBe(200);
  expect(page).not.toContain("evil.example");
  const body = JSON.stringify({ email: "host@forged.example" });
  const length = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  const asked = await raw(
    `POST /api/login/email HTTP/1.1\r\nConnection: close\r\n${host}${length}\r\n${body}`,
  );
  expect(statusOf(asked)).toBe(202);
  const emails = await (await fetch(`${app.origin}/dev/mail.json`)).text();
  expect(emails).toContain(`${app.origin}/login/email?token=`);
  expect(emails).not.toContain("evil.example");
});

test("the form without scripts is held to the same limit, and says when to come again", async () => {
  const fields = {
    tradeShowName: "CES",
    eventDate: testDay(35),
    venue: "LVCC",
    industry: "island",
    boothSize: "20x20",
    serviceType: "other",
    budget: "150000+",
    firstName: "A",
    lastName: "B",
    email: "a@b.example",
    phone: "1",
  };
  const send = (company: string) =>
    fetch(`${app.origin}/quote`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ ...fields, company }),
    });
  const statuses: number[] = [];
  for (const company of ["One", "One", "Two", "Three"]) statuses.push((await send(company)).status);
  expect(statuses).toEqual([303, 303, 303, 429]);
  expect(await (await send("Three")).text()).toContain("Too many requests. Please try again in");
});
