import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import * as queues from "../adapters/jobs/queues.ts";
import { sqlNow } from "../adapters/system/test/test-time.ts";
import { openMetrics } from "./open-metrics.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";

const token = "a-token-of-a-scraper";
type Post = { path: string; token: string; length: string; body: string };
const posts: Post[] = [];
/** A collector of OpenTelemetry traces. */
const collector = createServer(async (request, response) => {
  const { url: path, headers } = request;
  const { "x-token": token, "content-length": length } = headers;
  posts.push({
    path: `${path}`,
    token: `${token}`,
    length: `${length}`,
    body: await text(request),
  });
  response.setHeader("content-type", "application/json").end("{}");
});
let app: TestApp;
beforeAll(async () => {
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  app = await openTestApp({
    METRICS_TOKEN: token,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_HEADERS: "x-token=of%20a%20collector",
    OTEL_BSP_SCHEDULE_DELAY: "100",
  });
  return async () => {
    await app.close();
    collector.closeAllConnections();
    collector.close();
  };
});

const scrape = (bearer = `Bearer ${token}`) =>
  app.client().get("/metrics", { authorization: bearer });

test("metrics count requests by the pattern of their route, never by their address", async () => {
  const visitor = app.client();
  await visitor.get("/api/blog/0190b000-0000-7000-8000-000000000000");
  await visitor.get("/api/blog/no-id");
  await visitor.get("/portfolio");
  await visitor.get("/portfolio");
  await visitor.get("/a-path-that-a-scanner-makes-up.php");
  const { text } = await scrape();
  const counts = Array.from(
    text.matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm),
    ([, labels = ""]) => labels,
  );
  expect(counts).toContain('method="GET",route="/api/blog/:id",status="404"');
  expect(counts).toContain('method="GET",route="page",status="200"');
  expect(text).not.toMatch(/0190b000|no-id|portfolio"|scanner/);
});

test("metrics cover the pool, the outbox, the database and the disk [Y03]", async () => {
  const { text } = await scrape();
  expect(text).toMatch(/^database_up 1$/m);
  expect(text).toMatch(/^outbox_messages\{state="due"\} 0$/m);
  expect(text).toMatch(/^outbox_oldest_due_seconds 0$/m);
  expect(text).toMatch(/^mail_on_hold 0$/m);
  expect(text).toMatch(/^database_pool_connections\{state="busy"\} \d+$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toMatch(/^promise_requests\{standing="waiting"\} 0$/m);
  expect(text).toMatch(/^data_folder_free_bytes [1-9]\d+$/m);
  expect(text).toMatch(/^promise_evaluation_overdue_seconds 0$/m);
  expect(text).toMatch(/^promise_week_invitations\{state="invited"\} 0$/m);
});

test("metrics say when the database is a copy, of which nothing is late [Y01]", async () => {
  await app.sql(`insert into mail_hold (id, since, origin) values (1, ${sqlNow()}, 'restore')`);
  expect((await scrape()).text).toMatch(/^mail_on_hold 1$/m);
  await app.sql("delete from mail_hold");
  const alerts = readFileSync("deploy/prometheus-alerts.yml", "utf8");
  for (const name of ["MailWaits", "PromisesOverdue"])
    expect(alerts).toMatch(
      new RegExp(`Boothwright${name}\n +expr: .* unless max\\(mail_on_hold\\{.*\\) == 1\n`),
    );
});

test("metrics count pages by where they came from, and jobs", async () => {
  const pages = async () =>
    Object.fromEntries(
      Array.from(
        (await scrape()).text.matchAll(/^pages_total\{from="(\w+)"\} (\d+)$/gm),
        ([, from, count]) => [from, Number(count)],
      ),
    );
  const before = await pages();
  await app.client().get("/about-us");
  expect((await pages()).render).toBe((before.render ?? 0) + 1);

  const sources = {
    clock: app.clock,
    newEm: app.newEm,
    pool: () => undefined,
    standbyReads: () => null,
    freeBytes: async () => null,
  };
  const { metrics, inSpan } = openMetrics({ metricsToken: token }, sources, undefined);
  // with the database away as well
  const away = {
    ...sources,
    newEm: () => {
      throw new Error("away");
    },
  };
  const alone = openMetrics({ metricsToken: token }, away, undefined).metrics;
  expect(await alone?.read()).toMatch(/^database_up 0$/m);
  expect(await inSpan?.("seal-ledger", "job", async () => 7)).toBe(7);
  const broken = inSpan?.("end-rounds", "job", () => Promise.reject(new Error("broken")));
  await expect(broken).rejects.toThrow("broken");
  const text = (await metrics?.read()) ?? "";
  expect(text).toContain('jobs_total{name="seal-ledger",outcome="done"} 1');
  expect(text).toContain('jobs_total{name="end-rounds",outcome="failed"} 1');
});

test("metrics name the maintenance jobs that failed within an hour, whichever process ran them", async () => {
  expect((await scrape()).text).not.toMatch(/^jobs_failed\{/m);
  // as a worker's start makes them
  const queues = "unnest(array['end-rounds', 'scan-files', 'deliver-message'])";
  await app.sql(
    `select pgboss.create_queue(name, '{"policy": "short"}') from ${queues} as q (name)`,
  );
  await app.sql(
    `insert into pgboss.job (name, state, completed_on) values
       ('end-rounds', 'failed', now()), ('end-rounds', 'failed', now() - interval '59 minutes'),
       ('end-rounds', 'failed', now() - interval '61 minutes'), ('scan-files', 'completed', now()),
       ('deliver-message', 'failed', now())`,
  );
  const { text } = await scrape();
  expect(text.match(/^jobs_failed\{.*$/gm)).toEqual(['jobs_failed{name="end-rounds"} 2']);
});

test("failures of each job that runs less often than each minute have an alert of their own", () => {
  const source = readFileSync("adapters/jobs/start-worker.ts", "utf8");
  const rare = Array.from(source.matchAll(/queue: (\w+),\s+cron: "\d/g), ([, queue]) => queue);
  const names = Object.entries(queues)
    .flatMap(([key, queue]) => (rare.includes(key) && "name" in queue ? [queue.name] : []))
    .sort();
  expect(names.length).toBeGreaterThan(3);
  const alerts = readFileSync("deploy/prometheus-alerts.yml", "utf8");
  const lists = Array.from(alerts.matchAll(/name([!=])~"([^"]+)"/g), ([, sign, list]) => [
    sign,
    list?.split("|").sort(),
  ]);
  expect(lists).toEqual([
    ["!", names],
    ["=", names],
  ]);
});

test("metrics are for the bearer of the token", async () => {
  for (const bearer of ["", token, "Bearer ", `Bearer ${token}x`, `bearer ${token}`]) {
    const answer = await scrape(bearer);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain("http_request_duration");
  }
});

test("alerts and the dashboard use each metric, and none that does not exist, and the operator's guide names each alert", async () => {
  const standbyReads = () => ({ standby: 1, primary: 0 });
  const freeBytes = async () => 7;
  const sources = {
    clock: app.clock,
    newEm: app.newEm,
    pool: () => undefined,
    standbyReads,
    freeBytes,
  };
  const withStandbys = openMetrics({ metricsToken: token }, sources, undefined).metrics;
  const text = `${(await scrape()).text}${await withStandbys?.read()}`;
  const served = new Set(Array.from(text.matchAll(/^# TYPE (\w+)/gm), ([, name]) => name));
  const alerts = readFileSync("deploy/prometheus-alerts.yml", "utf8");
  const dashboard = readFileSync("deploy/grafana-dashboard.json", "utf8");
  const used = `${alerts}${dashboard}`.matchAll(/\b(\w+?)(?:_count|_bucket)?\{job=/g);
  const names = Array.from(used, ([, name]) => name).filter((name) => name !== "up");
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !served.has(name))).toEqual([]);
  // by which Prometheus finds restarts
  const shown = new Set([...names, "process_start_time_seconds"]);
  expect([...served].filter((name) => !shown.has(name))).toEqual([]);
  const guide = readFileSync("docs/operating/fix.md", "utf8");
  const named = Array.from(guide.matchAll(/^\| `(Boothwright\w+)`/gm), ([, name]) => name);
  expect(named).toEqual(Array.from(alerts.matchAll(/- alert: (\w+)/g), ([, name]) => name));
});

type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: object }[];
  startTimeUnixNano: string;
};

/** The spans that the collector has by now. */
const spans = () =>
  posts.flatMap(({ body }): Span[] =>
    JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  );

test("traces show a request and its statements, and hold no secret of an address, a header or a body [Z33]", async () => {
  const visitor = app.client();
  const secrets = ["s3cret-of-a-link", "s3cret-of-a-query", "s3cret-of-a-body"];
  await visitor.get(`/api/respond/${secrets[0]}?token=${secrets[1]}`);
  await visitor.send("POST", "/api/contact-messages", { name: secrets[2] });
  const answer = await visitor.get("/api/builders?limit=2");
  expect(answer.status).toBe(200);
  const requestId = answer.headers.get("x-request-id");
  const ofRequest = () => spans().find((span) => JSON.stringify(span).includes(`${requestId}`));
  await expect.poll(ofRequest).toBeDefined();
  const request = ofRequest();
  expect(request?.name).toBe("GET /api/builders");
  expect(request?.attributes).toContainEqual({
    key: "http.response.status_code",
    value: { intValue: 200 },
  });
  const statements = spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map(({ name }) => name)).toContain("select");
  expect(statements.every(({ traceId }) => traceId === request?.traceId)).toBe(true);
  expect(spans().map(({ name }) => name)).toContain("GET /api/respond/:id");
  const sent = posts.map(({ body }) => body).join();
  for (const secret of [...secrets, token]) expect(sent).not.toContain(secret);
  expect(new Set(posts.map(({ path, token }) => `${path} ${token}`))).toEqual(
    new Set(["/v1/traces of a collector"]),
  );
  // some collectors refuse a body without a length [Z33]
  for (const { length, body } of posts) expect(Number(length)).toBe(Buffer.byteLength(body));
  expect(request?.startTimeUnixNano).toMatch(/^\d{19}$/);
});
