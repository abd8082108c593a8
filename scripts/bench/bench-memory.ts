import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { UserType } from "../../domain/accounts/user.ts";
import { hangUpOften } from "../../web/e2e/hang-up.ts";
import type { BenchSite } from "./bench-site.ts";
import type { Bound } from "./goal-table.ts";
import { publicPages } from "./public-pages.ts";
import { runWrk } from "./run-wrk.ts";
import { signInSample } from "./sign-in-sample.ts";

const loadSeconds = 60;
const maxMb = 400;
const stretches = 3;
const hangUps = 2_000;
const members: UserType[] = ["exhibitor", "builder", "admin"];
const streamed = ["/dashboard", "/admin-dashboard", "/dashboard.data", "/admin-dashboard.data"];
const encodings = ["identity", "br", "gzip"];

/**
 * Resident memory of the server on both runtimes: after a minute of mixed load, and while thousands
 * of clients disconnect from streamed pages.
 */
export async function benchMemory(site: BenchSite): Promise<Bound[]> {
  const measured: Bound[] = [];
  for (const runtime of ["deno", "node"] as const) {
    const { origin, pid, stop } = await site.start(runtime);
    const note = (what: string) =>
      measured.push({
        what: `memory on ${runtime}, ${what}`,
        unit: "MB",
        figure: resident(pid),
        most: maxMb,
      });
    try {
      const cookies = await Promise.all(members.map((member) => signInSample(origin, member)));
      note("started");
      const script = await writeMixedLoad(origin, cookies);
      await runWrk({ url: origin, connections: 16, seconds: loadSeconds, script, mayBeBusy: true });
      note(`${loadSeconds} s of mixed load`);
      const asked = cookies.flatMap((cookie) =>
        streamed.flatMap((path) =>
          encodings.map((encoding) => ({ origin, path, cookie, encoding })),
        ),
      );
      for (let stretch = 1; stretch <= stretches; stretch++) {
        await hangUpOften(asked, hangUps, async () => {});
        note(`then ${(stretch * hangUps).toLocaleString("en-US")} clients that hung up`);
      }
    } finally {
      await stop();
    }
  }
  return measured;
}

/**
 * Writes a Lua script for wrk that requests cached pages, rendered pages, and the three dashboards
 * in turn.
 */
async function writeMixedLoad(origin: string, cookies: string[]): Promise<string> {
  const pages = (await publicPages(origin)).filter((path) => path !== "/quote-success");
  const [exhibitor, builder, admin] = cookies;
  const asked = [
    ...pages.map((path) => ({ path })),
    ...pages.map((path) => ({ path: `${path}?asked=bench` })),
    { path: "/dashboard", cookie: exhibitor },
    { path: "/dashboard", cookie: builder },
    { path: "/admin-dashboard", cookie: admin },
    { path: "/api/admin/quotes?page=1", cookie: admin },
    { path: "/api/portfolio", cookie: undefined },
  ];
  const rows = asked.map((one) => {
    const cookie = "cookie" in one && one.cookie ? JSON.stringify(one.cookie) : "nil";
    return `{${JSON.stringify(one.path)}, ${cookie}}`;
  });
  const script = join(tmpdir(), `boothwright-memory-${process.pid}.lua`);
  writeFileSync(
    script,
    `local asked = {${rows}}
local at = 0
request = function()
  at = at % #asked + 1
  local one = asked[at]
  return wrk.format("GET", one[1], {["accept-encoding"] = "br, gzip", ["cookie"] = one[2]})
end
`,
  );
  return script;
}

/** The resident memory of a process in MB; NaN on systems that do not report it. */
function resident(pid: number): number {
  try {
    const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return Number(line?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
