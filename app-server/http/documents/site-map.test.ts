import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Core } from "../../../domain/core.ts";
import { versionsAt } from "../../test/test-versions.ts";
import type { AppEnv } from "../app-env.ts";
import { siteMapRoutes } from "./site-map.ts";

function openSiteMap(partsEach: number) {
  const state = { version: "1", numbered: 0, nowMs: 0 };
  const siteMap = {
    publicVersions: async () => versionsAt(state.version),
    async listMapParts() {
      state.numbered += 1;
      return Array.from({ length: partsEach }, (_, at) => ({
        kind: "projects",
        from: `from-${state.numbered}-${at}`,
      }));
    },
  };
  const app = new Hono<AppEnv>()
    .use((c, next) => {
      c.set("core", { siteMap } as unknown as Core);
      return next();
    })
    .route("/", siteMapRoutes({ origin: "https://www.booths.example", now: () => state.nowMs }));
  return { state, ask: async () => (await app.request("/sitemap.xml")).text() };
}

test("/sitemap.xml numbers what is public once a change, however many ask", async () => {
  const { state, ask } = openSiteMap(1);
  await Promise.all(Array.from({ length: 20 }, ask));
  expect(await ask()).toContain("/sitemaps/projects-from-1-0.xml");
  expect(state.numbered).toBe(1);
  state.version = "2";
  expect(await ask()).toContain("/sitemaps/projects-from-2-0.xml");
  expect(state.numbered).toBe(2);
});

test("/sitemap.xml of very much numbers it once an hour, however often it changes, while the earlier list is answered", async () => {
  const { state, ask } = openSiteMap(100);
  await ask();
  for (const version of ["2", "3", "4"]) {
    state.version = version;
    state.nowMs += 1_199_000;
    expect(await ask()).toContain("/sitemaps/projects-from-1-99.xml");
  }
  expect(state.numbered).toBe(1);
  state.nowMs += 3_000;
  expect(await ask()).toContain("/sitemaps/projects-from-1-99.xml");
  await expect.poll(ask).toContain("/sitemaps/projects-from-2-99.xml");
  expect(await ask()).toContain("/sitemaps/projects-from-2-0.xml");
  expect(state.numbered).toBe(2);
  state.version = "5";
  state.nowMs += 7_201_000;
  expect(await ask()).toContain("/sitemaps/projects-from-3-0.xml");
});
