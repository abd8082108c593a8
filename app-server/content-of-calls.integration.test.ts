import { afterAll, beforeAll, expect, test } from "vitest";
import { createPostgresLinkedPictureRepository } from "../adapters/postgres/portfolio/linked-picture-repository.ts";
import { createPostgresPromisePolicies } from "../adapters/postgres/promise/promise-policies.ts";
import { loadSamples } from "../adapters/samples/load-samples.ts";
import { sqlNow, testNow } from "../adapters/system/test/test-time.ts";
import { exampleRates } from "../domain/commission/examples.ts";
import { type ContentKind, contentKinds } from "../domain/site-map/ports.ts";
import { apiCalls } from "./contract/api-calls.ts";
import type { CallRow } from "./contract/call.ts";
import { kindsOf } from "./page-cache/record-calls.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.sql("delete from builder");
  await app.sql("delete from users");
  const { url, newEm } = app;
  expect(await loadSamples({ url, newEm, now: new Date("2026-11-22T10:00:00.000Z") })).toBe(true);
});
afterAll(() => app.close());

const picture = "https://pictures.example/booth.jpg";
/** A change of each kind of content that every answer with that kind in it shows. */
const changes: Record<Exclude<ContentKind, "syncs">, () => Promise<unknown>> = {
  builders: () => app.sql("update builder set name = name || ' & Sons', rating = 4.2"),
  projects: () => app.sql("update portfolio_project set title = title || ' II', year = '2020'"),
  articles: () => app.sql("update blog_post set title = title || ' II'"),
  shows: () => app.sql("update trade_show set title = title || ' II'"),
  copies: () =>
    createPostgresLinkedPictureRepository(app.newEm()).saveCopy(picture, "/img/media/a.webp"),
  promises: async () => {
    const policies = createPostgresPromisePolicies(app.newEm());
    const { version, params } = await policies.current();
    const next = { from: testNow(), setBy: null, params: { ...params, quotesPromised: 6 } };
    await policies.replace(version, next);
  },
  commission: () =>
    app.sql(
      `insert into commission_rates (version, valid_from, params) values (1, '2026-01-01', $1)`,
      [JSON.stringify(exampleRates)],
    ),
};

/** Searches for builders; a show of that name comes with the change of shows. */
const newShow = "show=CES II";
const searches = [
  "search=booth",
  "region=West",
  "specialty=Storage",
  "teamSize=25-50",
  "boothType=island",
  "boothSize=20x30",
  "budget=35000-75000",
  "place=Las Vegas",
  newShow,
];

test("a call names every kind of public content that its answer shows", async () => {
  for (const change of [
    "update builder set company_logo = $1, region = 'West', city = 'Reno'",
    "update portfolio_project set main_image = $1, image_url = $1",
    "update trade_show set featured_image = $1",
    "update blog_post set featured_image = $1",
    "insert into linked_picture (hash, url) values (encode(sha256($1::bytea), 'hex'), $1)",
  ]) {
    await app.sql(change, change.startsWith("insert") ? [Buffer.from(picture)] : [picture]);
  }
  const firstOf = async (table: string) =>
    (await app.sql<{ id: string }>(`select id from ${table} order by id limit 1`))[0]?.id ?? "";
  const ids: Record<string, string> = {
    "/api/blog/:id": await firstOf("blog_post"),
    "/api/trade-shows/:id": await firstOf("trade_show"),
    "/api/trade-shows/:id/deadlines": await firstOf("trade_show"),
    "/api/portfolio/:id": await firstOf("portfolio_project"),
  };
  const builderId = await firstOf("builder");
  const rows = Object.entries(apiCalls) as [string, CallRow][];
  const named = rows.flatMap(([address, row]) => {
    const path = address.replace("GET ", "");
    const { shows = [] } = row;
    const isSearch = shows.includes("builders") && shows.includes("shows");
    const content = kindsOf(row);
    const namesProjects = shows.includes("projects");
    return (isSearch ? ["", ...searches] : [""]).flatMap((query) => {
      const asked = path.replace(":id", ids[path] ?? builderId) + (query && `?${query}`);
      return content
        ? [{ address: `${address} ${query}`.trim(), content, namesProjects, path: asked }]
        : [];
    });
  });
  expect(named.length).toBeGreaterThan(15);
  const visitor = app.client();
  const read = () => Promise.all(named.map(async ({ path }) => (await visitor.get(path)).text));

  const shown = new Map(named.map(({ address }) => [address, new Set<ContentKind>()]));
  for (const [kind, change] of Object.entries(changes)) {
    const before = await read();
    await change();
    const after = await read();
    for (const [at, { address }] of named.entries()) {
      if (before[at] !== after[at]) shown.get(address)?.add(kind as ContentKind);
    }
  }
  // an edit of nothing but a project's words shows only where its id is
  const edited = ids["/api/portfolio/:id"] ?? "";
  const before = await read();
  await app.sql(
    `update portfolio_project set title = 'Reworded', description = '<p>Reworded</p>',
       special_features = '{Reworded}', updated_at = ${sqlNow()},
       ${["challenge_brief", "our_solution", "technology_used", "materials", "success_metrics", "lead_generation", "visitor_engagement", "awards_recognition", "client_testimonial"].map((column) => `${column} = 'Reworded'`).join(", ")}
     where id = $1`,
    [edited],
  );
  const after = await read();
  const reworded = named.filter((_, at) => before[at] !== after[at]);
  expect(reworded.length).toBeGreaterThan(3);
  for (const { address } of reworded.filter(({ namesProjects }) => namesProjects)) {
    const at = named.findIndex((each) => each.address === address);
    expect([before[at], after[at]], address).toEqual([
      expect.stringContaining(edited),
      expect.stringContaining(edited),
    ]);
  }
  for (const { address, content } of named) {
    expect(contentKinds, address).toEqual(expect.arrayContaining([...content]));
    expect([...content], address).toEqual(expect.arrayContaining([...(shown.get(address) ?? [])]));
  }
  // the changes are seen at all
  expect([...(shown.get(`GET /api/builders/search ${newShow}`) ?? [])]).toContain("shows");
  for (const kind of Object.keys(changes)) {
    const seen = [...shown.values()].filter((kinds) => kinds.has(kind as ContentKind));
    // one call alone reads the numbers of the promise, and one the commission rates
    const isOfOneCall = kind === "promises" || kind === "commission";
    expect(seen.length, kind).toBeGreaterThan(isOfOneCall ? 0 : 2);
  }
});
