import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestWorkspace } from "../adapters/notion/test/test-workspace.ts";
import { openTestApp, type TestApp } from "../app-server/test/test-app.ts";

const script = fileURLToPath(new URL("./sync-content.ts", import.meta.url));
let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await openTestApp();
  folder = await mkdtemp(join(tmpdir(), "boothwright sync "));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

type Ended = { code: number | null; out: string; err: string };

/** Runs the command as an operator does; `kill` ends it at once. */
function start(args: string[], env: Record<string, string> = {}) {
  let kill = () => {};
  const ended = new Promise<Ended>((end) => {
    const child = execFile(
      process.execPath,
      ["run", "-A", script, ...args],
      { env: { ...process.env, ...app.env, ...env } },
      (_, out, err) => end({ code: child.exitCode, out, err }),
    );
    kill = () => child.kill("SIGKILL");
  });
  return { ended, kill: () => kill() };
}
const visitor = () => app.client();
const count = async (table: string) => (await app.sql(`select from ${table}`)).length;

test("sync-content reads a folder of JSON and CSV, and prints what it did [P01]", async () => {
  await writeFile(
    join(folder, "builders.json"),
    JSON.stringify([{ id: "alder", name: "Alder & Sons", city: "Reno", specialties: ["Wood"] }]),
  );
  await writeFile(
    join(folder, "portfolio.csv"),
    'id,Title,Builder,Booth Size,Features,Year\n1,The Glass Lab,Alder & Sons,20x30,"LED wall; Café",2025\n2,"A ""Nest""",alder,10x10,,20\n',
  );
  const dry = await start(["--folder", folder, "--dry-run"]).ended;
  expect(dry.out).toContain("would create builders: Alder & Sons (alder)");
  expect(await count("portfolio_project")).toBe(0);

  const done = await start(["--folder", folder]).ended;
  expect(done.out).toContain('problem in portfolio, A "Nest" (2), year: is not a year: "20"');
  expect(done.out).toContain("portfolio: 2 created, 1 flawed");
  expect(done.code).toBe(1);
  const projects = (await visitor().get("/api/portfolio")).body;
  expect(projects).toHaveLength(2);
  expect(projects[0]).toMatchObject({ features: expect.any(Array), size: expect.any(String) });
  const [builder] = await app.sql<{ name: string }>(
    "select b.name from builder b join portfolio_project p on p.builder_id = b.id limit 1",
  );
  expect(builder?.name).toBe("Alder & Sons");
});

test("sync-content says in a sentence what is wrong, and changes nothing", async () => {
  const cases: [string[], Record<string, string>, number, RegExp][] = [
    [[], {}, 2, /^Set NOTION_TOKEN and the data sources, or give --folder PATH/],
    [["--source", "cars"], {}, 2, /^There is no source "cars", only builders, portfolio/],
    [["--nonsense"], {}, 2, /nonsense/],
    [["--folder", "/nowhere/at/all"], {}, 1, /^In \/nowhere\/at\/all is none of builders/],
  ];
  const runs = cases.map(async ([args, env, code, words]) => {
    const ended = await start(args, env).ended;
    expect(`${ended.err}${ended.out}`).toMatch(words);
    expect(ended.code).toBe(code);
  });
  await Promise.all(runs);
});

test("sync-content, killed between a change and its note, loses and doubles nothing; two at once do the work of one [P01]", async () => {
  const { notion, sources, dataSources } = await openTestWorkspace();
  const before = { builders: await count("builder"), projects: await count("portfolio_project") };
  const builder = sources.builders.add({ Name: "Birch", City: "Reno", Public: true });
  sources.portfolio.add({ "Project Title": "Tower", Builder: builder.id, Public: true });
  sources["trade-shows"].add({ Show: "Show", Dates: ["2027-05-01", "2027-05-03"] });
  sources.blog.add({ Title: "Post" });
  const env = {
    NOTION_TOKEN: notion.token,
    NOTION_URL: notion.url,
    NOTION_BUILDERS: dataSources.builders,
    NOTION_PORTFOLIO: dataSources.portfolio,
    NOTION_TRADE_SHOWS: dataSources["trade-shows"],
    NOTION_BLOG: dataSources.blog,
  };
  const shown = async () => {
    const found = await app.sql<{ n: number }>(
      "select count(*)::int as n from portfolio_project where title = 'Tower'",
    );
    return found[0]?.n;
  };
  // a page is made there, and its making is not noted here; `killed-sync` cuts elsewhere, within one process
  const run = start([], env);
  let isDead = false;
  notion.fail(({ method, path }) => {
    isDead ||= `${method} ${path}` === "POST /v1/pages";
    if (!isDead) return undefined;
    run.kill();
    return "truncate";
  });
  expect((await run.ended).code).not.toBe(0);
  expect([0, 1]).toContain(await shown());
  notion.fail(undefined);
  const both = await Promise.all([start([], env).ended, start([], env).ended]);
  const codes = both.map(({ code }) => code).sort();
  expect(both.find(({ code }) => code === 0)?.err).toBe("");
  // the second may come when the first is done
  expect([
    [0, 4],
    [0, 0],
  ]).toContainEqual(codes);

  expect(await count("builder")).toBe(before.builders + 1);
  expect(await count("portfolio_project")).toBe(before.projects + 1);
  expect(await count("trade_show")).toBe(1);
  expect(await count("content_staging")).toBe(0);
  const own = await app.sql(
    "select from builder where user_id is not null and review_state = 'approved'",
  );
  expect(sources.builders.source.pages.size).toBe(1 + own.length);

  const lists = { "/api/trade-shows": 1, "/api/blog": 1, "/api/portfolio": before.projects + 1 };
  for (const [path, length] of Object.entries(lists)) {
    expect((await visitor().get(path)).body, path).toHaveLength(length);
  }
  const detail = await visitor().get("/api/portfolio");
  const tower = detail.body.find(({ title }: { title: string }) => title === "Tower");
  const viewed = await visitor().get(`/api/portfolio/${tower.id}`);
  expect(viewed.body).toMatchObject({ title: "Tower", builder: { name: "Birch", city: "Reno" } });
  const ready = await visitor().get("/readyz?verbose");
  expect(ready.body).toMatchObject({
    status: "ok",
    contentSync: { source: "notion", outcome: "done", problemCount: 0 },
  });
  expect(JSON.stringify(ready.body)).not.toContain(notion.token);
  await notion.close();
});
