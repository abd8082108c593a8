import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testForm } from "../../app-server/test/test-form.ts";
import { type BenchSite, cpuTime } from "./bench-site.ts";
import type { Effort, Goal } from "./goal-table.ts";
import { onCore } from "./on-core.ts";
import { pairedRounds } from "./paired-rounds.ts";
import { type LoadFigures, outputOf, runWrk } from "./run-wrk.ts";
import { submitScript } from "./submit-script.ts";

/** Number of connections that `openDatabase` gives the app; each transaction uses one. */
const poolSize = 10;

const goals = { 1: 0.3, 8: 0.35, 32: 0.45 } as const;

/**
 * `POST /api/quote-requests`, compared with pgbench running the same transaction. The database is
 * separate and on disk (with fsync).
 */
export async function benchSubmit(site: BenchSite, { rounds, seconds }: Effort): Promise<Goal[]> {
  const folder = mkdtempSync(join(tmpdir(), "boothwright-bench-"));
  const [sql, lua] = [join(folder, "submit.sql"), join(folder, "submit.lua")];
  const app = await site.start("deno");
  // after the samples are loaded: their admin gets an email about each request
  const script = await submitScript(site.databaseUrl);
  console.log(`pgbench runs:\n${script.replace(/^(.{160}).*$/gm, "$1…")}`);
  writeFileSync(sql, script);
  writeFileSync(lua, requestsInLua());
  const measured: Goal[] = [];
  try {
    for (const connections of [1, 8, 32] as const) {
      const standings = await pairedRounds(
        [
          {
            name: "app",
            pid: app.pid,
            measure: () =>
              runWrk({
                url: `${app.origin}/api/quote-requests`,
                connections,
                seconds,
                script: lua,
              }),
          },
          {
            name: "pgbench",
            measure: () => runPgbench(site.databaseUrl, sql, connections, seconds),
          },
        ],
        rounds,
        cpuTime,
      ).catch((error: Error) => {
        console.error(`${connections} connections could not be measured: ${error.message}`);
        return [];
      });
      const [own, anchor] = standings;
      if (!own || !anchor) continue;
      const what = `POST /api/quote-requests, ${connections} connection${connections === 1 ? "" : "s"}, ÷ pgbench`;
      measured.push({ what, own, anchor, goal: goals[connections] });
    }
  } finally {
    await app.stop();
    rmSync(folder, { recursive: true });
  }
  return measured;
}

/** wrk script that sends each request as another person. */
function requestsInLua(): string {
  const body = JSON.stringify({ ...testForm, email: "EMAIL" });
  return `local n = 0
math.randomseed(os.time())
local run = math.random(1000000000)
wrk.method = "POST"
wrk.headers["content-type"] = "application/json"
request = function()
  n = n + 1
  local email = "bench" .. run .. "-" .. n .. "@example.com"
  return wrk.format(nil, nil, nil, (string.gsub([==[${body}]==], "EMAIL", email)))
end
`;
}

async function runPgbench(
  url: string,
  file: string,
  connections: number,
  seconds: number,
): Promise<LoadFigures> {
  // like the app, whose callers wait for one of ten connections; with more, two transactions would
  // lock the same one of 16 counter rows and wait for each other's fsync
  const clients = Math.min(connections, poolSize);
  const how = ["-n", "-M", "prepared", "-f", file, "-c", `${clients}`, "--max-tries=10"];
  const text = await outputOf(
    onCore(1, ["pgbench", ...how, "-j", "1", "-T", `${Math.ceil(seconds)}`, url]),
  );
  const rate = Number(/tps = ([\d.]+) \(without/.exec(text)?.[1]);
  const requests = Number(/transactions actually processed: (\d+)/.exec(text)?.[1]);
  if (!(requests > 0)) throw new Error(`pgbench: ${text.slice(-500)}`);
  const latency = Number(/latency average = ([\d.]+)/.exec(text)?.[1]);
  return { rate, requests, p50: latency, p99: Number.NaN };
}
