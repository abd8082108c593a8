import { expect, onTestFinished, test } from "vitest";
import { release } from "../../app-server/contract/release.ts";
import { runSmokeTest } from "../../scripts/smoke-test/run-smoke-test.ts";
import { createSampledDatabase } from "./sampled-database.ts";
import { startApp } from "./start-app.ts";

test.for(["deno", "node"] as const)(
  "the story runs over the API on %s, in one process with its pages [N01] [N06] [N07] [P04]",
  async (runtime) => {
    const database = await createSampledDatabase();
    onTestFinished(database.drop);
    const roles = { DATABASE_URL: database.appUrl, MIGRATE_DATABASE_URL: database.url };
    const app = await startApp({ runtime, env: roles });
    const said: string[] = [];
    try {
      expect(await (await fetch(`${app.origin}/healthz`)).json()).toEqual({
        status: "ok",
        version: release,
      });
      expect(await (await fetch(app.origin)).text()).toContain("<h1");
      await runSmokeTest(app.origin, (line) => said.push(line));
      const page = await fetch(`${app.origin}/quote`);
      expect(page.headers.get("content-type")).toContain("text/html");
    } finally {
      await app.stop();
    }
    expect(said.at(-1)).toContain("completed");
  },
);
