import { execFile } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import process from "node:process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openEmbeddedPostgres } from "../adapters/embedded-postgres/open-embedded-postgres.ts";
import { createTestFolder } from "../adapters/embedded-postgres/test/test-folder.ts";
import { startSmtpServer } from "../adapters/mail/test/test-smtp-server.ts";
import { type RunningApp, startApp } from "../web/e2e/start-app.ts";

const address = "somebody@example.org";
const place = createTestFolder();
const run = promisify(execFile);
let database: Awaited<ReturnType<typeof openEmbeddedPostgres>>;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let app: RunningApp;
let env: Record<string, string>;

beforeAll(async () => {
  database = await openEmbeddedPostgres({ folder: place.folder, settings: { fsync: "off" } });
  smtp = await startSmtpServer();
  env = {
    APP_ENV: "production",
    DATABASE_URL: database.url,
    MIGRATE_DATABASE_URL: database.migrateUrl,
    ORIGIN: "https://booths.example",
    SESSION_SECRET: "not a secret, but of more than thirty-two characters",
    MAIL_URL: smtp.url,
  };
  app = await startApp({ env, permissions: shippedPermissions });
});
afterAll(async () => {
  await app?.stop();
  await smtp?.close();
  await database?.release();
  place.remove();
});

const get = (path: string) => fetch(`${app.origin}${path}`, { redirect: "manual" });
const statusOf = async (path: string) => (await get(path)).status;
const post = (path: string, body: unknown) =>
  fetch(`${app.origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

test("production waits for the operator to migrate, then takes up its work", async () => {
  expect(await statusOf("/healthz")).toBe(200);
  const waiting = await get("/readyz");
  expect(waiting.status).toBe(503);
  expect(await waiting.json()).toMatchObject({ reason: expect.stringContaining("migrate") });

  const { stdout } = await migrate();
  expect(stdout).toContain("The database is up to date");
  expect(await statusOf("/readyz")).toBe(200);

  expect((await post("/api/login/email", { email: address })).status).toBe(202);
  await expect.poll(() => smtp.received.length).toBe(1);
});

test("production has no samples, and shows neither mail nor its workshop", async () => {
  expect(await (await get("/api/trade-shows")).json()).toEqual([]);
  for (const path of ["/dev/mail", "/dev/mail.json", "/dev/ui"]) {
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  }
  expect(await (await get("/api/login")).text()).not.toContain("@example.com");
});

test("production's cookies stay with this host, on https", async () => {
  const asked = await post("/api/login/email", { email: address });
  const cookies = asked.headers.getSetCookie();
  expect(cookies).not.toEqual([]);
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-.*; Path=\/.*; Secure/);
  expect(asked.headers.get("strict-transport-security")).toContain("max-age=31536000");
});

const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === "IPv4" && !internal)?.address;

test.runIf(outside)("production listens on every address of the machine", async () => {
  const url = new URL(app.origin);
  url.hostname = outside ?? "";
  expect((await fetch(`${url.origin}/healthz`)).status).toBe(200);
});

test("production says one line of JSON for each request, and nothing personal", async () => {
  const secret = "dG9rZW4tdGhhdC1tdXN0LW5vdC1iZS1sb2dnZWQ";
  await get(`/login/email?token=${secret}`);
  await post("/api/quote-requests", { email: address, phone: "+1 555 0199" });
  await expect.poll(lines).toContainEqual({
    time: expect.any(String),
    level: "info",
    method: "GET",
    route: "/login/email",
    status: expect.any(Number),
    ms: expect.any(Number),
    requestId: expect.stringMatching(/^[\w-]{36}$/),
  });
  await expect
    .poll(lines)
    .toContainEqual(expect.objectContaining({ route: "/api/quote-requests", status: 400 }));
  for (const text of [secret, address, "555 0199", env.SESSION_SECRET]) {
    expect(app.output()).not.toContain(text);
  }
});

test("production answers as ever while its log takes nothing more", async () => {
  const full = openSync("/dev/full", "w");
  const silent = await startApp({ env, stdout: full });
  onTestFinished(() => silent.kill());
  closeSync(full);
  const paths = ["/healthz", "/readyz", "/about-us", "/api/builders", "/nowhere"];
  const statuses = paths.map(async (path) => (await fetch(`${silent.origin}${path}`)).status);
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, 404]);
});

test("without its database visitors get the last copy of a page, and signed-in people the truth under its address", async () => {
  const cached = ["/", "/portfolio", "/our-builders", "/builder-network"];
  const read = async (path: string) => (await get(path)).text();
  const before = await Promise.all(cached.map(read));
  process.kill(place.pid(), "SIGQUIT");
  await expect.poll(() => statusOf("/readyz")).toBe(503);
  const id = "019b0000-5b01-7000-8000-91c3a7e20d58";
  expect(await Promise.all(cached.map(read))).toEqual(before);
  expect(await statusOf(`/builders/${id}`)).toBe(503);

  const headers = { cookie: "__Host-session=whoever" };
  for (const path of [
    "/dashboard?request=1",
    "/favourites",
    "/admin-dashboard",
    "/",
    "/portfolio",
  ]) {
    const answer = await fetch(`${app.origin}${path}`, { headers, redirect: "manual" });
    const { status } = answer;
    expect([path, status, answer.headers.get("retry-after")]).toEqual([path, 503, "10"]);
    const page = await answer.text();
    expect(page).toContain("Our database isn&#x27;t responding");
    expect(page).not.toContain('href="/api/login"'); // it is unknown whether that is needed
    expect(page).toMatch(
      new RegExp(`<a [^>]*href="${path.replace("?", "\\?")}"[^>]*>Try Again</a>`),
    );
  }
  expect(await statusOf("/how-it-works")).toBe(200);
  expect(await statusOf("/healthz")).toBe(200);
});

/** The image's permissions for the server, in local folders: enough for everything in this file. */
function shippedPermissions(dataDir: string): string[] {
  const entry = /^ENTRYPOINT (.*)$/m.exec(readFileSync("Dockerfile", "utf8"))?.[1] ?? "[]";
  const options: string[] = JSON.parse(entry).filter((word: string) => word.startsWith("--"));
  return options.map((option) =>
    option.replaceAll("/app/", `${process.cwd()}/`).replaceAll("/data", dataDir),
  );
}

/** The built command, as the container runs it. */
function migrate() {
  const command = ["run", "-A", "build/server/migrate.js"];
  return run(process.execPath, command, { env: { ...process.env, ...env } });
}

function lines(): unknown[] {
  const written = app.output().trim().split("\n");
  return written.map((line) => JSON.parse(line));
}
