import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "./test/test-app.ts";

const token = "a-token-of-a-scraper";
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ METRICS_TOKEN: token });
  return app.close;
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

test("metrics tell of the pool, the outbox and the database", async () => {
  const { text } = await scrape();
  expect(text).toMatch(/^database_up 1$/m);
  expect(text).toMatch(/^outbox_messages\{state="due"\} 0$/m);
  expect(text).toMatch(/^outbox_oldest_due_seconds 0$/m);
  expect(text).toMatch(/^database_pool_connections\{state="busy"\} \d+$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
});

test("metrics are for the bearer of the token", async () => {
  for (const bearer of ["", token, "Bearer ", `Bearer ${token}x`, `bearer ${token}`]) {
    const answer = await scrape(bearer);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain("http_request_duration");
  }
});

test("alerts and the dashboard use metrics that exist, and the operator's guide names each alert", async () => {
  const { text } = await scrape();
  const served = new Set(Array.from(text.matchAll(/^# TYPE (\w+)/gm), ([, name]) => name));
  const alerts = readFileSync("deploy/prometheus-alerts.yml", "utf8");
  const dashboard = readFileSync("deploy/grafana-dashboard.json", "utf8");
  const used = `${alerts}${dashboard}`.matchAll(/\b(\w+?)(?:_count|_bucket)?\{job=/g);
  const names = Array.from(used, ([, name]) => name).filter((name) => name !== "up");
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !served.has(name))).toEqual([]);
  const guide = readFileSync("docs/operating.md", "utf8");
  const named = Array.from(guide.matchAll(/^\| `(Boothwright\w+)`/gm), ([, name]) => name);
  expect(named).toEqual(Array.from(alerts.matchAll(/- alert: (\w+)/g), ([, name]) => name));
});
