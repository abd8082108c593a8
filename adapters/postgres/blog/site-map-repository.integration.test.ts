import { afterAll, expect, it } from "vitest";
import { blogPostOf } from "../../../domain/blog/examples.ts";
import { mappedKinds } from "../../../domain/site-map/ports.ts";
import { loadSamples } from "../../samples/load-samples.ts";
import { sqlNow } from "../../system/test/test-time.ts";
import { insertRows } from "../sql/rows.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { toBlogPostRow } from "./blog-post-mapper.ts";
import { createPostgresSiteMapRepository } from "./site-map-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

it("listStarts() and list() part what is there without a gap or an overlap", async () => {
  await tables.empty();
  const posts = Array.from({ length: 11 }, (_, index) => blogPostOf(index + 1));
  const rows = posts.map((post) => toBlogPostRow(post));
  await insertRows(tables.newEm(), "blog_post", rows);
  const siteMap = createPostgresSiteMapRepository(tables.newEm());
  for (const size of [1, 2, 5, 11, 50]) {
    const starts = await siteMap.listStarts("articles", size);
    expect(starts).toHaveLength(Math.ceil(posts.length / size));
    const parts = await Promise.all(starts.map((from) => siteMap.list("articles", from, size)));
    expect(parts.flat().map(({ id }) => id)).toEqual(posts.map(({ id }) => id));
  }
  expect(await siteMap.listStarts("shows", 5)).toEqual([]);
  expect(await siteMap.list("articles", "nothing", 5)).toEqual([]);
});

it("listStarts() knows every kind of content, and when it changed", async () => {
  await tables.empty();
  const now = new Date("2026-11-21T10:00:00.000Z");
  await loadSamples({ ...tables, now });
  const siteMap = createPostgresSiteMapRepository(tables.newEm());
  for (const kind of mappedKinds) {
    const [from = ""] = await siteMap.listStarts(kind, 100);
    const [first] = await siteMap.list(kind, from, 1);
    expect(first?.id, kind).toBe(from);
    expect(first?.changedAt.getTime(), kind).not.toBeNaN();
  }
});

it("versions() has another version of a kind after every change of what everyone may see of it, and of that alone", async () => {
  await tables.empty();
  await loadSamples({ ...tables, now: new Date("2026-11-21T10:00:00.000Z") });
  const siteMap = () => createPostgresSiteMapRepository(tables.newEm());
  const one = (table: string) => `(select id from ${table} limit 1)`;
  for (const [kind, change] of [
    ["builders", `update builder set name = 'Another name' where id = ${one("builder")}`],
    [
      "projects",
      `update portfolio_project set title = 'Another' where id = ${one("portfolio_project")}`,
    ],
    ["shows", `update trade_show set title = 'Another' where id = ${one("trade_show")}`],
    ["articles", `update blog_post set title = 'Another' where id = ${one("blog_post")}`],
    ["articles", `delete from blog_post where id = ${one("blog_post")}`],
    [
      "syncs",
      `insert into content_sync (id, source, outcome, started_at, ended_at)
       values (gen_random_uuid(), 'notion', 'failed', ${sqlNow()}, ${sqlNow()})`,
    ],
  ] as const) {
    const before = await siteMap().versions();
    expect(await siteMap().versions()).toEqual(before);
    await runSql(tables.newEm(), change);
    const after = await siteMap().versions();
    expect(after).toEqual({ ...before, [kind]: after[kind] });
    expect(after[kind]).not.toBe(before[kind]);
  }
});

it("listReworded() lists the projects of which words alone changed, and nothing when more may have", async () => {
  await tables.empty();
  await loadSamples({ ...tables, now: new Date("2026-11-21T10:00:00.000Z") });
  const siteMap = createPostgresSiteMapRepository(tables.newEm());
  const change = (sql: string) => runSql(tables.newEm(), sql);
  const projects = async () => (await siteMap.versions()).projects;
  const starts = await siteMap.listStarts("projects", 1);
  const [one = "", two = ""] = starts;
  const first = await projects();
  expect(await siteMap.listReworded(first)).toEqual([]);
  await change(`update portfolio_project set title = 'Another' where id = '${one}'`);
  const second = await projects();
  expect(await siteMap.listReworded(first)).toEqual([one]);
  await change(
    `update portfolio_project set description = '<p>Another</p>', updated_at = ${sqlNow()} where id in ('${one}', '${two}')`,
  );
  expect(new Set(await siteMap.listReworded(first))).toEqual(new Set([one, two]));
  expect(new Set(await siteMap.listReworded(second))).toEqual(new Set([one, two]));
  expect(await siteMap.listReworded(await projects())).toEqual([]);
  // an unknown one, one of the time before, one of the time to come
  for (const version of ["", "-1", "1000000"]) {
    expect(await siteMap.listReworded(version), version).toBeNull();
  }
  for (const more of [
    `update portfolio_project set size = '11x17' where id = '${one}'`,
    `update portfolio_project set public = false, title = 'Hidden' where id = '${one}'`,
    "update portfolio_project set main_image = '/img/another.webp', image_url = '/img/another.webp'",
    `delete from portfolio_project where id = '${two}'`,
  ]) {
    const before = await projects();
    await change(more);
    expect(await siteMap.listReworded(before), more).toBeNull();
    expect(await siteMap.listReworded(await projects()), more).toEqual([]);
  }
  const before = await projects();
  await change(
    `do $$ begin for i in 1..65 loop update portfolio_project set title = 'Edit ' || i where id = '${one}'; end loop; end $$`,
  );
  expect(await siteMap.listReworded(before)).toBeNull();
  expect(await siteMap.listReworded(`${Number(before) + 1}`)).toEqual([one]);
});
