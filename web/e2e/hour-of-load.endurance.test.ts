import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import { signInSample } from "../../scripts/bench/sign-in-sample.ts";
import { createSampledDatabase } from "./sampled-database.ts";
import { startApp } from "./start-app.ts";
import { metricsToken, readMetric } from "./steps/expect-to-survive-hang-ups.ts";

/** Of both runtimes together: half an hour each. */
const minutes = Number(process.env.LOAD_MINUTES ?? 60);
const clients = 16;
/** A container may take 1 GB. Deno lets 200 MB of garbage gather before it collects. */
const maxBytes = 800 * 1024 * 1024;
/** From the second third of the time, when caches are filled, to the last. */
const growthBytes = 80 * 1024 * 1024;
const samples = 30;

const cached = ["/", "/portfolio", "/our-builders", "/trade-show-calendar", "/blog", "/quote"];
const lists = ["/api/portfolio", "/api/exhibit-builders", "/api/trade-shows", "/api/blog"];

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

test.each([["deno"], ["node"]] as const)(
  "half an hour of mixed load leaves the memory of a server on %s bounded, and no answer fails",
  async (runtime) => {
    const database = await createSampledDatabase();
    onTestFinished(database.drop);
    const env = { DATABASE_URL: database.url, METRICS_TOKEN: metricsToken };
    const app = await startApp({ runtime, env });
    onTestFinished(app.stop);
    const { origin } = app;
    const [exhibitor, builder, admin] = await Promise.all(
      (["exhibitor", "builder", "admin"] as const).map((role) => signInSample(origin, role)),
    );
    const members = [
      { path: "/dashboard", cookie: exhibitor },
      { path: "/dashboard", cookie: builder },
      { path: "/admin-dashboard", cookie: admin },
      { path: "/api/admin/quotes?page=1", cookie: admin },
    ];

    const until = Date.now() + (minutes / 2) * 60_000;
    const statuses = new Map<number, number>();
    async function visit(client: number) {
      for (let turn = client; Date.now() < until; turn++) {
        // addresses that no one asked for before are rendered
        const asked = [
          ...[...cached, ...lists].map((path) => ({ path, cookie: "" })),
          { path: `/portfolio?search=${client}-${turn}`, cookie: "" },
          { path: `/?asked=${client}-${turn}`, cookie: "" },
          ...members,
        ];
        const { path, cookie } = asked[turn % asked.length] ?? { path: "/" };
        const answer = await fetch(origin + path, { headers: cookie ? { cookie } : {} });
        await answer.arrayBuffer();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }
    }
    const memory: number[] = [];
    async function watch() {
      const everyMs = ((minutes / 2) * 60_000) / samples;
      while (Date.now() < until) {
        await new Promise((later) => setTimeout(later, everyMs));
        memory.push(await readMetric(origin, "process_resident_memory_bytes"));
      }
    }
    await Promise.all([watch(), ...Array.from({ length: clients }, (_, client) => visit(client))]);

    const mb = memory.map((bytes) => Math.round(bytes / 1024 / 1024));
    const asked = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    console.log(
      `${runtime}: ${asked} requests in ${minutes / 2} min, memory in MB: ${mb.join(" ")}`,
    );
    expect([...statuses.keys()]).toEqual([200]);
    expect(Math.max(...memory)).toBeLessThan(maxBytes);
    const third = Math.floor(memory.length / 3);
    const [second, last] = [memory.slice(third, 2 * third), memory.slice(-third)];
    expect(median(last) - median(second)).toBeLessThan(growthBytes);
  },
);
