import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type BenchSite, cpuTime } from "./bench-site.ts";
import type { Effort, Goal } from "./goal-table.ts";
import { pairedRounds } from "./paired-rounds.ts";
import { runWrk } from "./run-wrk.ts";
import { capture } from "./serve-bare.ts";

const headers = { "accept-encoding": "br, gzip" };
const editsPerSecond = 10;
const leastShare = 0.8;
/**
 * Number of edits before measuring: V8 compiles the rendering code meanwhile, and the first hundred
 * edits take half as long again.
 */
const editsToWarmUp = 200;

/** Lists whose first row is on the pages, each with its table. */
const edited = {
  articles: { table: "blog_post", list: "/api/blog" },
  shows: { table: "trade_show", list: "/api/trade-shows/upcoming" },
  projects: { table: "portfolio_project", list: "/api/portfolio/showcase" },
};

/**
 * Twenty pages from the page cache while content is edited ten times a second, compared with the
 * same pages without edits.
 */
export async function benchEdits(site: BenchSite, { rounds, seconds }: Effort): Promise<Goal[]> {
  const app = await site.start("deno");
  const paths = await listPaths(app.origin);
  const script = writeScript(paths);
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  const ask = () =>
    runWrk({ url: app.origin, connections: 64, seconds: Math.max(seconds, 2), headers, script });
  const measured: Goal[] = [];
  try {
    for (const [kind, list] of Object.entries(edited)) {
      const edit = await editOf(app.origin, list);
      for (let edits = 0; edits < editsToWarmUp; edits++) {
        await client.query(edit);
        await Promise.all(paths.map((path) => capture(app.origin + path, headers)));
      }
      const contestants = [
        { name: kind, pid: app.pid, measure: () => whileEdited(client, edit, ask) },
        { name: "no edits", pid: app.pid, measure: ask },
      ];
      const [own, anchor] = await pairedRounds(contestants, rounds, cpuTime);
      const what = `cached, 20 pages, ${editsPerSecond} edits of ${kind} a second, ÷ none`;
      if (own && anchor) measured.push({ what, own, anchor, goal: leastShare });
    }
  } finally {
    await client.end();
    await app.stop();
  }
  return measured;
}

async function whileEdited<T>(client: pg.Client, edit: string, run: () => Promise<T>): Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    last = client.query(edit);
  }, 1_000 / editsPerSecond);
  try {
    return await run();
  } finally {
    clearInterval(timer);
    // on a busy machine some edits are still queued
    await last;
  }
}

/** The paths of the lists, and of projects on them. */
async function listPaths(origin: string): Promise<string[]> {
  const { projects } = await (await fetch(`${origin}/api/portfolio/showcase`)).json();
  const lists = ["/", "/portfolio", "/our-builders", "/blog", "/trade-show-calendar", "/quote"];
  return [...lists, ...projects.map(({ id }: { id: string }) => `/portfolio/${id}`)].slice(0, 20);
}

/** Writes a Lua script for wrk that requests the paths in turn. */
function writeScript(paths: string[]): string {
  const script = join(tmpdir(), `boothwright-edits-${process.pid}.lua`);
  writeFileSync(
    script,
    `local paths = {${paths.map((path) => JSON.stringify(path))}}
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
`,
  );
  return script;
}

/** A statement that changes the title of a list's first row, which the pages show. */
async function editOf(origin: string, { table, list }: { table: string; list: string }) {
  const answer = await (await fetch(origin + list)).json();
  const [{ id }] = answer.projects ?? answer.shows ?? answer;
  return `update ${table} set title = 'Edited at ' || md5(random()::text), updated_at = updated_at + interval '1 millisecond' where id = '${id}'`;
}
