import type pg from "pg";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { toBuilderRow } from "../adapters/postgres/builders/builder-profile-mapper.ts";
import { insertRows } from "../adapters/postgres/sql/rows.ts";
import { parseLogPosition } from "../adapters/postgres/standby/log-position.ts";
import { openTestTables } from "../adapters/postgres/test/open-test-tables.ts";
import { startTestProxy } from "../adapters/postgres/test/test-proxy.ts";
import { bea } from "../domain/accounts/examples.ts";
import { openTestApp } from "./test/test-app.ts";
import { everybody } from "./test/test-people.ts";

/** In place of a standby: another database of the same server, whose builders have names of their own. */
const other = await openTestTables();
const rows = everybody.builders.map((builder) => toBuilderRow(builder));
await insertRows(
  other.newEm(),
  "builder",
  rows.map((row) => ({ ...row, user_id: null, name: `${row.name} (standby)` })),
);
const proxy = await startTestProxy(other.appUrl);

/** While this is set, the standby is as of then. */
let frozenAt: bigint | null = null;
const positionNow = async (client: Pick<pg.ClientBase, "query">) => {
  const { rows } = await client.query("select pg_current_wal_insert_lsn()::text as position");
  return parseLogPosition(rows[0]?.position) ?? 0n;
};
vi.spyOn(console, "warn").mockImplementation(() => {});
const standbyMs = 1_000;
const app = await openTestApp(
  { DATABASE_READ_URL: proxy.url, METRICS_TOKEN: "a-token-of-a-scraper" },
  {
    readServers: {
      timeoutMs: standbyMs,
      probe: { retryMs: 20, readPosition: async (client) => frozenAt ?? positionNow(client) },
    },
  },
);
afterAll(async () => {
  await app.close();
  await proxy.close();
  await other.close();
  vi.restoreAllMocks();
});
afterEach(() => {
  frozenAt = null;
});

type Reader = ReturnType<typeof app.client>;
async function answeredBy(client: Reader): Promise<string> {
  const { status, body } = await client.get("/api/builders?limit=10");
  expect(status).toBe(200);
  return body[0].name.endsWith("(standby)") ? "standby" : "primary";
}

/** Until the standby has come by what the server wrote so far: a moment, here. */
const untilStandby = (client: Reader) =>
  expect.poll(() => answeredBy(client), { interval: 5 }).toBe("standby");

async function freeze() {
  const [row] = await app.sql<{ position: string }>(
    "select pg_current_wal_insert_lsn()::text as position",
  );
  frozenAt = parseLogPosition(row?.position ?? "");
}

const message = {
  name: "Ada",
  email: "ada@exhibits.example",
  subject: "Hello",
  message: "A message that is long enough to be sent.",
  inquiryType: "general",
};

test("public reads are answered by the standby, and a person's own account by the primary", async () => {
  const client = await app.as(bea);
  await untilStandby(client);
  const own = await client.get("/api/builders/profile");
  expect(own.body.name).not.toContain("standby");
});

test("a person who wrote reads from the primary until the standby has their write, others from the standby", async () => {
  const [writer, reader] = [app.client(), app.client()];
  await untilStandby(reader);
  await freeze();
  expect((await writer.send("POST", "/api/contact-messages", message)).status).toBe(201);
  expect(writer.jar.get("last-write")).toMatch(/^[0-9A-F]+%2F[0-9A-F]+\.[\w-]{43}$/);
  expect(await answeredBy(writer)).toBe("primary");
  expect(await answeredBy(reader)).toBe("standby");
  frozenAt = null;
  await untilStandby(writer);
});

test("metrics count the reads by the server that answered", async () => {
  const { text } = await app
    .client()
    .get("/metrics", { authorization: "Bearer a-token-of-a-scraper" });
  expect(text).toMatch(/^database_public_reads_total\{server="standby"\} [1-9]\d*$/m);
  expect(text).toMatch(/^database_public_reads_total\{server="primary"\} [1-9]\d*$/m);
});

test("a changed or invented position in the cookie counts for nothing", async () => {
  const reader = app.client({ "last-write": "FFFFFFFF%2FFFFFFFFF.made-up" });
  await untilStandby(reader);
});

test("everyone sees a change of public content at once, while the standby is behind", async () => {
  const reader = app.client();
  await untilStandby(reader);
  await freeze();
  await app.sql("update builder set description = description || ' More.' where public");
  expect(await answeredBy(reader)).toBe("primary");
  frozenAt = null;
  await untilStandby(reader);
});

test("no read fails when the standby dies, and it answers again when it is back", async () => {
  const reader = app.client();
  await untilStandby(reader);
  proxy.cut();
  for (let reads = 0; reads < 20; reads++) expect(await answeredBy(reader)).toBe("primary");
  proxy.open();
  await untilStandby(reader);
});

test("a standby that hangs delays a read once, by its time limit, and then none", async () => {
  const reader = app.client();
  await untilStandby(reader);
  proxy.hang();
  const began = performance.now();
  for (let reads = 0; reads < 20; reads++) expect(await answeredBy(reader)).toBe("primary");
  // half of what it takes when each of them waits
  expect(performance.now() - began).toBeLessThan(10 * standbyMs);
  proxy.open();
  await untilStandby(reader);
});
