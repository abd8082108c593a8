import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../adapters/embedded-postgres/free-port.ts";
import { type BenchSite, cpuTime } from "./bench-site.ts";
import type { Effort, Goal } from "./goal-table.ts";
import { pairedRounds } from "./paired-rounds.ts";
import { runWrk } from "./run-wrk.ts";
import { spawnServer, untilAnswering } from "./serve-bare.ts";
import { makeStockApp } from "./stock/make-stock-app.ts";

const connections = 8;

/**
 * A page that is rendered for each request, compared with React Router's stock server with the same
 * elements and as much data.
 */
export async function benchRendered(site: BenchSite, { rounds, seconds }: Effort): Promise<Goal[]> {
  const app = await site.start("deno");
  const html = await (await fetch(`${app.origin}/portfolio`)).text();
  const { byteLength } = await (await fetch(`${app.origin}/portfolio.data`)).arrayBuffer();
  const found = await (await fetch(`${app.origin}/api/portfolio/search`)).json();
  const { command, folder } = makeStockApp(html, dataOf(found.projects, byteLength));
  const port = await freePort();
  const scripts = mkdtempSync(join(tmpdir(), "boothwright-bench-"));
  const eachItsOwn = join(scripts, "rendered.lua");
  writeFileSync(eachItsOwn, ownAddresses);
  const stock = spawnServer(command, { PORT: `${port}`, NODE_ENV: "production" }, folder);
  try {
    const url = `http://localhost:${port}/portfolio`;
    await untilAnswering(stock, url);
    expectAlike(html, await (await fetch(url)).text());
    const [own, anchor] = await pairedRounds(
      [
        contestant("app", app.pid, app.origin, eachItsOwn),
        contestant("stock", stock.pid ?? 0, url),
      ],
      rounds,
      cpuTime,
    );
    if (!own || !anchor) return [];
    const what = `rendered /portfolio, ${connections} connections, ÷ stock react-router-serve`;
    return [{ what, own, anchor, goal: 1.7 }];
  } finally {
    stock.kill();
    await app.stop();
    rmSync(scripts, { recursive: true });
  }

  function contestant(name: string, pid: number, url: string, script?: string) {
    return { name, pid, measure: () => runWrk({ url, connections, seconds, script }) };
  }
}

/**
 * wrk script that requests each URL only once: concurrent requests for one URL would share a
 * rendered page.
 */
const ownAddresses = `local n = 0
math.randomseed(os.time())
local run = math.random(1000000000)
request = function()
  n = n + 1
  return wrk.format("GET", "/portfolio?asked=" .. run .. "-" .. n)
end
`;

/** The first projects whose JSON has this many bytes. */
function dataOf(projects: unknown[], bytes: number): unknown[] {
  const most = projects.findIndex((_, at) => JSON.stringify(projects.slice(0, at)).length >= bytes);
  return most < 0 ? projects : projects.slice(0, most);
}

/** Throws unless the stock page has nearly as many elements. */
function expectAlike(own: string, stock: string): void {
  const [one, other] = [own, stock].map((html) => html.match(/<[a-z]/g)?.length ?? 0);
  console.log(`elements: ${one}, stock ${other}; bytes: ${own.length}, stock ${stock.length}`);
  if (Math.abs((one ?? 0) - (other ?? 0)) > 0.05 * (one ?? 0)) throw new Error("Not the same page");
}
