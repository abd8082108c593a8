import { afterAll, expect, it } from "vitest";
import { blogPostOf } from "../../domain/blog/examples.ts";
import { mappedKinds } from "../../domain/site-map/ports.ts";
import { toBlogPostRow } from "./blog-post-mapper.ts";
import { insertRows } from "./insert-rows.ts";
import { openTestTables } from "./open-test-tables.ts";
import { loadSamples } from "./samples/load-samples.ts";
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
