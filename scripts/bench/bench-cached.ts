import { type BenchSite, cpuTime } from "./bench-site.ts";
import type { Effort, Goal } from "./goal-table.ts";
import { type Contestant, pairedRounds } from "./paired-rounds.ts";
import { runWrk } from "./run-wrk.ts";
import { type Captured, capture, type Runtime, serveBare } from "./serve-bare.ts";

const headers = { "accept-encoding": "br, gzip" };
const goals = { deno: { 64: 0.6, 1: 0.22 }, node: { 64: 0.5 } } as const;

/** Pages from the page cache, compared with a server that only sends the same bytes and headers. */
export async function benchCached(site: BenchSite, { rounds, seconds }: Effort): Promise<Goal[]> {
  const measured: Goal[] = [];
  for (const runtime of ["deno", "node"] as const) {
    const app = await site.start(runtime);
    const paths = ["/portfolio", ...(runtime === "deno" ? ["/", "/quote"] : [])];
    if (runtime === "deno") paths.push(await aProject(app.origin));
    const pages = new Map<string, Captured>();
    for (const path of paths) pages.set(path, await capture(app.origin + path, headers));
    const bare = await serveBare(runtime, pages);
    for (const path of paths) {
      await expectSame(app.origin + path, bare.origin + path);
      const widths =
        path === "/portfolio" && runtime === "deno" ? ([64, 1] as const) : ([64] as const);
      for (const connections of widths) {
        const contestant = (
          name: string,
          { origin, pid }: { origin: string; pid: number },
        ): Contestant => ({
          name,
          pid,
          measure: () => runWrk({ url: origin + path, connections, seconds, headers }),
        });
        const contestants = [contestant("app", app), contestant("bare", bare)];
        const [own, anchor] = await pairedRounds(contestants, rounds, cpuTime);
        if (!own || !anchor) continue;
        const what = `cached ${path.replace(/\/[\w-]{36}$/, "/:id")}, ${connections} connection${connections === 1 ? "" : "s"}, ÷ bare ${runtime}`;
        measured.push({ what, own, anchor, goal: goalOf(runtime, connections) });
      }
    }
    bare.stop();
    await app.stop();
  }
  return measured;
}

function goalOf(runtime: Runtime, connections: 64 | 1): number {
  return runtime === "deno" ? goals.deno[connections] : goals.node[64];
}

async function aProject(origin: string): Promise<string> {
  const { projects } = await (await fetch(`${origin}/api/portfolio/search`)).json();
  return `/portfolio/${projects[0].id}`;
}

/** Throws unless both answers have the same bytes and headers, except for the request id. */
async function expectSame(own: string, other: string): Promise<void> {
  const [one, two] = await Promise.all([capture(own, headers), capture(other, headers)]);
  const names = ({ headers }: Captured) => Object.keys(headers).sort().join();
  if (one.body.equals(two.body) && names(one) === names(two)) return;
  throw new Error(`${own} and ${other} are not alike: ${names(one)} / ${names(two)}`);
}
