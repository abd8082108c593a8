import pg from "pg";
import { expect, onTestFinished } from "vitest";
import type { UserType } from "../../../domain/accounts/user.ts";
import { signInSample } from "../../../scripts/bench/sign-in-sample.ts";
import { hangUpOften } from "../hang-up.ts";
import { createSampledDatabase } from "../sampled-database.ts";
import { type AppOptions, startApp } from "../start-app.ts";

const roles: UserType[] = ["exhibitor", "builder", "admin"];
const streamed = ["/dashboard", "/admin-dashboard", "/dashboard.data", "/admin-dashboard.data"];
const encodings = ["identity", "br", "gzip"];
/** `METRICS_TOKEN` of a server whose figures `readMetric` reads. */
export const metricsToken = "a-scraper-of-tests";
/** Growth of a server that has answered few requests before, with garbage not collected yet: 60 MB after 200 clients, 200 MB after 1,000. */
const growthBytes = 300 * 1024 * 1024;

/**
 * The server answers, and has met no error, after clients have hung up that many times on streamed pages of all roles: no
 * transaction stays open, no connection stays taken, and memory is about what it was before.
 */
export async function expectToSurviveHangUps(
  runtime: Required<AppOptions>["runtime"],
  times: number,
): Promise<void> {
  const database = await createSampledDatabase();
  onTestFinished(database.drop);
  const env = { DATABASE_URL: database.url, METRICS_TOKEN: metricsToken };
  const app = await startApp({ runtime, env });
  onTestFinished(app.stop);
  const { origin } = app;

  const cookies = await Promise.all(roles.map((role) => signInSample(origin, role)));
  const asked = cookies.flatMap((cookie) =>
    streamed.flatMap((path) => encodings.map((encoding) => ({ origin, path, cookie, encoding }))),
  );
  const memory: number[] = [];
  const noteMemory = async () => {
    memory.push(await readMetric(origin, "process_resident_memory_bytes"));
  };
  await hangUpOften(asked, times, noteMemory);

  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect(app.output()).not.toMatch(/Uncaught|enqueue|failed:/);
  await expect.poll(() => openTransactions(database.url)).toEqual([]);
  for (const state of ["busy", "waiting"]) {
    const name = `database_pool_connections{state="${state}"}`;
    await expect.poll(() => readMetric(origin, name)).toBe(0);
  }
  await noteMemory();
  const [before = 0, after = 0] = memory;
  expect(before).toBeGreaterThan(0);
  expect(after - before).toBeLessThan(growthBytes);
}

/** The last statements of transactions that wait for their next one. */
async function openTransactions(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ query: string }>(
      `select query from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'`,
    );
    return rows.map(({ query }) => query);
  } finally {
    await client.end();
  }
}

/** A figure of `GET /metrics`; NaN when it has none of this name. */
export async function readMetric(origin: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  const line = text.split("\n").find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length));
}
