import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Core } from "../../../domain/core.ts";
import { versionsAt } from "../../test/test-versions.ts";
import type { RequestContext } from "../request-context.ts";
import { siteMapRoutes } from "./site-map.ts";

test("/sitemap.xml numbers what is public once a change, however many ask", async () => {
  const state = { version: "1", numbered: 0 };
  const siteMap = {
    publicVersions: async () => versionsAt(state.version),
    async listMapParts() {
      state.numbered += 1;
      return [{ kind: "projects", from: `from-${state.numbered}` }];
    },
  };
  const app = new Hono<RequestContext>()
    .use((c, next) => {
      c.set("core", { siteMap } as unknown as Core);
      return next();
    })
    .route("/", siteMapRoutes({ origin: "https://www.booths.example" }));
  const ask = async () => (await app.request("/sitemap.xml")).text();

  await Promise.all(Array.from({ length: 20 }, ask));
  expect(await ask()).toContain("/sitemaps/projects-from-1.xml");
  expect(state.numbered).toBe(1);
  state.version = "2";
  expect(await ask()).toContain("/sitemaps/projects-from-2.xml");
  expect(state.numbered).toBe(2);
});
