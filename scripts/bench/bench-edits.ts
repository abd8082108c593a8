import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type BenchSite, cpuTime } from "./bench-site.ts";
import type { Effort, Goal } from "./goal-table.ts";
import { pairedRounds } from "./paired-rounds.ts";
import { runWrk } from "./run-wrk.ts";

const headers = { "accept-encoding": "br, gzip" };
const editsPerSecond = 10;
const leastShare = 0.8;

/** One row of each kind of content, changed as often as its turn comes. */
const edits = {
  articles: "update blog_post set updated_at = now() where id = (select id from blog_post limit 1)",
  shows: "update trade_show set updated_at = now() where id = (select id from trade_show limit 1)",
  projects:
    "update portfolio_project set updated_at = now() where id = (select id from portfolio_project limit 1)",
};

/** Twenty pages from the page cache while content is edited ten times a second, against the same without an edit. */
export async function benchEdits(site: BenchSite, { rounds, seconds }: Effort): Promise<Goal[]> {
  const app = await site.start("deno");
  const script = await writeScript(app.origin);
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  const ask = () =>
    runWrk({ url: app.origin, connections: 64, seconds: Math.max(seconds, 2), headers, script });
  const measured: Goal[] = [];
  try {
    for (const [kind, edit] of Object.entries(edits)) {
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
  const timer = setInterval(() => void client.query(edit), 1_000 / editsPerSecond);
  try {
    return await run();
  } finally {
    clearInterval(timer);
  }
}

/** A Lua script for wrk that asks for the lists and for projects in turns. */
async function writeScript(origin: string): Promise<string> {
  const { projects } = await (await fetch(`${origin}/api/portfolio/showcase`)).json();
  const lists = ["/", "/portfolio", "/our-builders", "/blog", "/trade-show-calendar", "/quote"];
  const paths = [...lists, ...projects.map(({ id }: { id: string }) => `/portfolio/${id}`)];
  const script = join(tmpdir(), `boothwright-edits-${process.pid}.lua`);
  writeFileSync(
    script,
    `local paths = {${paths.slice(0, 20).map((path) => JSON.stringify(path))}}
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
`,
  );
  return script;
}
