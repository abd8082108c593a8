import { expect } from "vitest";
import { beasBooths } from "../../../domain/builder-profiles/examples.ts";
import { syncContent } from "../../../domain/content-sync/sync-content.ts";
import { sanitizeHtml } from "../../html/sanitize-html.ts";
import { createPostgresContentStore } from "../../postgres/content/content-store.ts";
import { openDatabase } from "../../postgres/server/orm.ts";
import { openTestTables } from "../../postgres/test/open-test-tables.ts";
import { startCuttingProxy } from "../../postgres/test/test-cutting-proxy.ts";
import { runSql } from "../../postgres/test/test-sql.ts";
import { uuids } from "../../system/clock-and-ids.ts";
import { createNotionSource } from "../notion-source.ts";
import { openTestWorkspace } from "./test-workspace.ts";

const whole = "Alder, CES, Hello, One by Alder, Two by Alder";

/** Points at which a sync is cut: after this many answers of the database or of Notion. */
type Points = { database: number[]; notion: number[] };

/** A database behind a proxy that can be cut, and workspaces to sync into it. */
export async function openKilledSync() {
  const tables = await openTestTables();
  const proxy = await startCuttingProxy(tables.url);
  const orm = openDatabase(proxy.url, { applicationName: "boothwright sync", poolSize: 2 });
  const pool = await orm.em.getConnection().getNativeClient();
  // connections that were cut
  pool.on("error", () => {});
  const rows = <Row extends object>(sql: string) => runSql<Row>(tables.newEm(), sql);
  const newPlace = () => openPlace(tables, proxy, orm);

  /** Names visible to visitors. */
  async function shown(): Promise<string> {
    const found = await rows<{ name: string }>(
      `select name from builder where name = 'Alder'
       union all select p.title || ' by ' || b.name from portfolio_project p join builder b on b.id = p.builder_id
       union all select title from trade_show union all select title from blog_post order by 1`,
    );
    return found.map(({ name }) => name).join(", ");
  }

  return {
    /** Number of answers in an undisturbed sync, and of builders in Notion after it. */
    async whole() {
      const first = await newPlace();
      proxy.open();
      expect(await first.sync()).toBe("done");
      expect(await shown()).toBe(whole);
      const counts = { database: proxy.answers(), notion: first.notion.calls.length };
      const builders = first.pagesOf("builders").length;
      await first.close();
      expect(counts.database).toBeGreaterThan(40);
      expect(counts.notion).toBeGreaterThan(12);
      return { counts, builders };
    },

    /**
     * Cuts a sync at each point and syncs again: nothing may be lost or duplicated. Counts cuts
     * before and after the publication.
     */
    async cutAt(points: Points, builders: number) {
      const seen = { nothing: 0, all: 0 };
      for (const [where, at] of Object.entries(points))
        for (const point of at) seen[await cut(where, point, builders)] += 1;
      return seen;
    },

    async close() {
      await orm.close(true);
      await proxy.close();
      await tables.close();
    },
  };

  async function cut(where: string, point: number, builders: number) {
    const place = await newPlace();
    const at = `${where} ${point}`;
    proxy.open();
    if (where === "database") {
      proxy.cutAfter(point, () => place.notion.fail(() => "drop"));
    } else {
      const isLate = () => place.notion.calls.length > point;
      // half of them after Notion has executed the call
      place.notion.fail(() => {
        if (!isLate()) return undefined;
        proxy.cutAfter(0);
        return point % 2 === 0 ? "drop" : "truncate";
      });
    }
    await place.sync().catch(() => {});
    place.notion.fail(undefined);
    const left = await shown();
    expect(["", whole], at).toContain(left);

    proxy.open();
    let again = await place.sync();
    // the database needs a moment to notice that the lock's holder is dead
    while (again === "sync-under-way") again = await place.sync();
    expect([at, again]).toEqual([at, "done"]);
    expect([at, await shown()]).toEqual([at, whole]);
    expect([at, place.pagesOf("builders").length]).toEqual([at, builders]);
    const own = place
      .pagesOf("builders")
      .filter((page) => JSON.stringify(page).includes(beasBooths.id));
    expect([at, own.length]).toEqual([at, 1]);
    expect([at, await rows("select from content_staging")]).toEqual([at, []]);
    await place.close();
    return left === "" ? "nothing" : "all";
  }
}

/**
 * A new database and workspace: builders of two people here, one of them published; in Notion one
 * page of each kind.
 */
async function openPlace(
  tables: Awaited<ReturnType<typeof openTestTables>>,
  proxy: Awaited<ReturnType<typeof startCuttingProxy>>,
  orm: ReturnType<typeof openDatabase>,
) {
  await tables.fill();
  const workspace = await openTestWorkspace();
  const { sources, notion } = workspace;
  let now = new Date("2026-11-21T10:00:00.000Z");
  notion.settings.now = () => now;
  const alder = sources.builders.add({ Name: "Alder", City: "Reno", Public: true });
  for (const title of ["One", "Two"])
    sources.portfolio.add({ "Project Title": title, Builder: alder.id, Public: true });
  sources["trade-shows"].add({ Show: "CES", Dates: ["2027-01-06", "2027-01-09"] });
  sources.blog.add({ Title: "Hello" });

  async function sync() {
    const store = createPostgresContentStore({ url: proxy.url, newEm: () => orm.em.fork() });
    const source = createNotionSource({
      token: notion.token,
      url: notion.url,
      dataSources: workspace.dataSources,
      mapping: workspace.mapping,
      fileHosts: [],
      origin: "https://site.example",
      idProperty: "Boothwright ID",
      perSecond: 1_000,
      attempts: 1,
      storePicture: async () => ({ problem: "is not asked for" }),
      timing: { now: () => Date.now(), sleep: async () => {} },
    });
    const clock = { now: () => now };
    try {
      const run = syncContent({ source, store, clock, ids: uuids, sanitize: sanitizeHtml });
      const done = await run({});
      return done.ok ? done.value.outcome : done.refusal.kind;
    } finally {
      now = new Date(now.getTime() + 5 * 60_000);
    }
  }
  const pagesOf = (kind: "builders" | "portfolio") => [...sources[kind].source.pages.values()];
  return { notion, sync, pagesOf, sources, close: notion.close };
}
