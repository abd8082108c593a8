import { afterAll, beforeAll, expect, test } from "vitest";
import type { RenderPage } from "./page-routes.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";

let app: TestApp;
let named: TestApp;
/** Stands for the sign-in page, which shows the samples' buttons and takes their form. */
const renderPage: RenderPage = async (request, { pageCalls, site }) => {
  if (request.method === "GET") return Response.json(site.isDevelopment);
  const done = await pageCalls.signInAsSample("admin", null);
  return Response.json(done, { status: done.ok ? 200 : done.problem.status });
};
beforeAll(async () => {
  app = await openTestApp({}, {}, renderPage);
  await app.sql("insert into users (email, user_type) values ('admin@example.com', 'admin')");
  named = await openTestApp({ ORIGIN: "https://www.booths.example" }, {}, renderPage);
});
afterAll(async () => {
  await app.close();
  await named.close();
});

const samples = { "sec-fetch-site": "same-origin" };
const here = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];
const elsewhere = ["192.0.2.1", "10.0.0.7", "2001:db8::1", "::ffff:192.0.2.1", ""];
const forwarded: Record<string, string>[] = [
  { "x-forwarded-for": "127.0.0.1" },
  { "x-forwarded-host": "localhost" },
  { "x-forwarded-proto": "https" },
  { forwarded: "for=127.0.0.1" },
  { via: "1.1 proxy" },
  { "x-real-ip": "127.0.0.1" },
];

test("development's mail and samples are for programs on this machine", async () => {
  for (const address of here) {
    const client = app.client({}, address);
    for (const path of ["/dev/mail", "/dev/mail.json"])
      expect([address, (await client.get(path)).status]).toEqual([address, 200]);
    expect((await client.get("/api/login")).body).toBe(true);
    const signedIn = await client.send("POST", "/api/login", {}, samples);
    // an admin lands on the requests [W09]
    expect([signedIn.status, signedIn.body.value.returnTo]).toEqual([200, "/admin-dashboard"]);
    expect((await client.get("/api/admin/dashboard")).status).toBe(200);
  }
});

test("development shows others neither mail nor samples, by any proxy", async () => {
  const asked = [
    ...elsewhere.map((address) => [address, {}] as const),
    ...forwarded.map((headers) => ["127.0.0.1", headers] as const),
  ];
  for (const [address, headers] of asked) {
    const client = app.client({}, address);
    const who = [address, headers];
    for (const path of ["/dev/mail", "/dev/mail.json", "/dev/mail/1", "/dev/ui"])
      expect([...who, (await client.get(path, headers)).status]).toEqual([...who, 404]);
    const page = await client.get("/api/login", { ...headers, cookie: "a=b" });
    expect([...who, page.body]).toEqual([...who, false]);
    const signedIn = await client.send("POST", "/api/login", {}, { ...samples, ...headers });
    expect([...who, signedIn.status]).toEqual([...who, 403]);
    expect(signedIn.headers.getSetCookie()).toEqual([]);
  }
});

test("development answers under names of this machine and of ORIGIN, so that no other site's name is led here", async () => {
  const statusAt = async (at: TestApp, host: string) =>
    (await at.client().get("/dev/mail.json", { host })).status;
  for (const host of ["localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000"])
    expect([host, await statusAt(app, host)]).toEqual([host, 200]);
  for (const host of ["rebound.evil.example", "www.booths.example", "192.168.1.5:8000"])
    expect([host, await statusAt(app, host)]).toEqual([host, 421]);
  expect(await statusAt(named, "www.booths.example")).toBe(200);
  expect(await statusAt(named, "rebound.evil.example")).toBe(421);
});
