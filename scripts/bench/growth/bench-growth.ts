import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import pg from "pg";
import { openServer } from "../../../adapters/embedded-postgres/open-server.ts";
import { createPostgresPromiseLedger } from "../../../adapters/postgres/promise/promise-ledger.ts";
import { migrateUp } from "../../../adapters/postgres/server/migrate-up.ts";
import { openDatabase } from "../../../adapters/postgres/server/orm.ts";
import { uuids } from "../../../adapters/system/clock-and-ids.ts";
import type { UserType } from "../../../domain/accounts/user.ts";
import { utcDay } from "../../../domain/shared/time/utc-day.ts";
import { startApp } from "../../../web/e2e/start-app.ts";
import { siteClock } from "../../command/site-clock.ts";
import type { BenchSite } from "../bench-site.ts";
import type { Bound, Effort } from "../goal-table.ts";
import { outputOf } from "../run-wrk.ts";
import { signInSample } from "../sign-in-sample.ts";
import { firstOf, type GrowthPath, growthPaths } from "./growth-paths.ts";

/** Number of projects; builders, shows and requests are a tenth of it each. */
const sizes = { large: 1_000_000, small: 10_000 };
const goal = 1.2;
const toleranceMs = 1;
/**
 * A page whose URL has this parameter is rendered for each request; from the page cache all sizes
 * would be equally fast.
 */
const rendered = "asked=growth";

/**
 * Requests the same from two sites, one with a hundred times as much data, and compares their
 * times: the fastest of all rounds each, ignoring a millisecond of difference. Public pages read
 * their lists each time, by a URL that is rendered each time. Requests alternate in changing order.
 * Missing databases are generated in the folder, once: eight minutes and some gigabytes.
 */
export async function benchGrowth(_: BenchSite, { rounds, databases }: Effort): Promise<Bound[]> {
  const sites = [
    await openSite(databases, sizes.large),
    await openSite(databases, sizes.small),
  ] as const;
  try {
    const measured: Bound[] = [];
    for (const row of growthPaths) measured.push(await compare(row, sites, 3 * rounds));
    return measured;
  } finally {
    for (const { close } of sites) await close();
  }
}

type Site = Awaited<ReturnType<typeof openSite>>;

async function openSite(folder: string, projects: number) {
  const dataDir = resolve(folder, `${projects}`);
  if (!existsSync(dataDir)) await generate(dataDir, projects);
  const server = await openServer({ databaseUrl: undefined, dataDir });
  // the database may be of an earlier version
  if ((await migrateUp(server.migrateUrl, server.url)).length > 0) await addFigures(server.url);
  const app = await startApp({
    env: {
      DATABASE_URL: server.url,
      MIGRATE_DATABASE_URL: server.migrateUrl,
      RUN_WORKER: "false",
      DATA_DIR: dataDir,
    },
  });
  const client = new pg.Client({ connectionString: server.migrateUrl });
  await client.connect();
  const cookies: Partial<Record<UserType, string>> = {};
  for (const userType of ["exhibitor", "builder", "admin"] as const) {
    cookies[userType] = await signInSample(app.origin, userType);
  }
  const edit = () =>
    client.query(
      `update portfolio_project set title = 'Edited at ' || md5(random()::text), updated_at = updated_at + interval '1 millisecond'
       where id = (select id from portfolio_project order by id desc limit 1)`,
    );
  return {
    origin: app.origin,
    cookies,
    edit,
    /**
     * Invalidates answers that a page would take from memory: edits a project's words, and records
     * a finished sync. Counts stay.
     */
    async changeAnswers() {
      await edit();
      await client.query(
        `insert into content_sync (id, source, outcome, started_at, ended_at)
         values ($1, 'notion', 'done', $2, $2)`,
        [uuids.next(), siteClock().now()],
      );
    },
    async close() {
      await client.end();
      await app.stop();
      await server.release();
    },
  };
}

/**
 * Adds sealed ledger rows to the promise's figures, as a worker does when it starts; no worker runs
 * here.
 */
async function addFigures(url: string) {
  const options = { applicationName: "boothwright growth", statementTimeoutMs: 0 };
  const orm = openDatabase(url, options);
  await createPostgresPromiseLedger(orm.em.fork()).seal(utcDay(siteClock().now()));
  await orm.close();
}

async function generate(dataDir: string, projects: number) {
  const tenth = Math.ceil(projects / 10);
  const counts = { projects, builders: tenth, shows: tenth, requests: tenth };
  const options = Object.entries(counts).flatMap(([name, count]) => [`--${name}`, `${count}`]);
  const script = join(import.meta.dirname ?? "", "../generate/generate.ts");
  console.log(`Generating ${dataDir}`);
  process.env.DATA_DIR = dataDir;
  await outputOf([process.execPath, "run", "-A", script, ...options]);
  delete process.env.DATA_DIR;
}

async function compare(
  row: GrowthPath,
  [large, small]: readonly [Site, Site],
  rounds: number,
): Promise<Bound> {
  const [of, than] = [await addressOf(large, row), await addressOf(small, row)];
  const times: [number, number][] = [];
  for (let round = row.once ? 0 : -3; round < (row.once ? 1 : rounds); round++) {
    const isFirst = Math.random() < 0.5;
    const first = await timeOf(row, isFirst ? large : small, isFirst ? of : than);
    const second = await timeOf(row, isFirst ? small : large, isFirst ? than : of);
    // negative rounds warm up
    if (round >= 0) times.push(isFirst ? [first, second] : [second, first]);
  }
  // the fastest of all rounds, since other work on the machine only adds time
  const [largeMs, smallMs] = [fastest(times, 0), fastest(times, 1)];
  const figure = largeMs / smallMs;
  const isMet = figure <= goal || largeMs - smallMs <= toleranceMs;
  const notes = [row.by, row.afterEdit && "after an edit", row.once && "counted afresh"];
  const what = [row.path, ...notes.filter(Boolean)].join(", ");
  const unit = `(${smallMs.toFixed(1)} and ${largeMs.toFixed(1)} ms)`;
  return { what, unit, figure, most: goal, isMet };
}

function fastest(times: [number, number][], at: 0 | 1): number {
  return Math.min(...times.map((pair) => pair[at]));
}

const isPublicPage = ({ path, by }: GrowthPath) =>
  !path.startsWith("/api/") && !path.includes(".") && !by;

async function addressOf({ origin, cookies }: Site, row: GrowthPath): Promise<string> {
  const { path } = row;
  const mark = isPublicPage(row) ? `${path.includes("?") ? "&" : "?"}${rendered}` : "";
  const kind = /\{([a-z-]+)\}/.exec(path)?.[1];
  if (!kind) return `${origin}${path}${mark}`;
  const headers = { cookie: cookies.admin ?? "" };
  const found = await (await fetch(`${origin}${firstOf[kind]}`, { headers })).json();
  const list = Array.isArray(found) ? found : (Object.values(found).find(Array.isArray) ?? []);
  return `${origin}${path.replace(/\{.*\}/, list[0].id)}${mark}`;
}

/**
 * Time from sending the request to the last byte, in milliseconds. Throws on any status but 200.
 */
async function timeOf(row: GrowthPath, site: Site, address: string): Promise<number> {
  const { by, afterEdit } = row;
  if (afterEdit) await site.edit();
  else if (isPublicPage(row)) await site.changeAnswers();
  const cookie = by && site.cookies[by];
  const start = performance.now();
  const answer = await fetch(address, { headers: cookie ? { cookie } : {}, redirect: "manual" });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status} ${body.slice(0, 500)}`);
  return performance.now() - start;
}
