import { type Context, Hono } from "hono";
import type { Core } from "../../../domain/core.ts";
import { type MappedKind, mappedKinds } from "../../../domain/site-map/ports.ts";
import { createCallCoalescer } from "../../services/coalesce-calls.ts";
import type { AppEnv } from "../app-env.ts";
import { publicPages } from "./public-pages.ts";
import { xmlText } from "./xml-text.ts";

const pathOf: Record<MappedKind, string> = {
  articles: "/blog/",
  projects: "/portfolio/",
  builders: "/builders/",
  shows: "/trade-shows/",
};

/** Paths that search engines should not crawl. */
const leaveOut = ["/api/", "/dashboard", "/admin-dashboard", "/login", "/logout", "/dev/"];

type MapParts = Awaited<ReturnType<Core["siteMap"]["listMapParts"]>>;

const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";
const partName = /^(\w+)-([0-9a-f-]{36})\.xml$/;

const maxAgeSeconds = 3_600;
/** Up to this number of parts, numbering takes no noticeable time. */
const fewParts = 10;

/** robots.txt, and the site map of all public URLs in parts. `now` is in milliseconds. */
export function siteMapRoutes({ origin, now }: { origin: string; now: () => number }) {
  const share = createCallCoalescer<MapParts>();
  let stored: { version: string; parts: MapParts; numberedAt: number } | null = null;

  /**
   * The list of parts. Numbering takes longer the more is public, so requests share it: few parts
   * are numbered after each change, many once an hour, which is how long clients keep the list;
   * until then, and for another hour at most, the previous list is served. The content of a part is
   * always read fresh.
   */
  async function partsNow(core: Core): Promise<MapParts> {
    if (!stored || !isMany(stored) || ageOf(stored) > 2 * maxAgeSeconds) return numbered(core);
    // after a failure the earlier list stays, and the next request tries again
    if (ageOf(stored) >= maxAgeSeconds) numbered(core).catch(() => {});
    return stored.parts;
  }

  function numbered({ siteMap }: Core): Promise<MapParts> {
    return share("", async () => {
      const version = JSON.stringify(await siteMap.publicVersions());
      const numberedAt = now();
      if (stored?.version === version) stored = { ...stored, numberedAt };
      if (
        stored &&
        (stored.version === version || (isMany(stored) && ageOf(stored) < maxAgeSeconds))
      )
        return stored.parts;
      const parts = await siteMap.listMapParts();
      stored = { version, parts, numberedAt };
      return parts;
    });
  }

  const isMany = ({ parts }: { parts: MapParts }) => parts.length > fewParts;
  const ageOf = ({ numberedAt }: { numberedAt: number }) => (now() - numberedAt) / 1_000;

  return new Hono<AppEnv>()
    .get("/robots.txt", (c) => {
      const rules = leaveOut.map((path) => `Disallow: ${path}\n`).join("");
      return c.text(`User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`);
    })
    .get("/sitemap.xml", async (c) => {
      const parts = await partsNow(c.var.core);
      const names = ["pages.xml", ...parts.map(({ kind, from }) => `${kind}-${from}.xml`)];
      const items = names.map((name) => `<sitemap>${place(`/sitemaps/${name}`)}</sitemap>`);
      return xml(c, `<sitemapindex xmlns="${schema}">${items.join("")}</sitemapindex>`);
    })
    .get("/sitemaps/pages.xml", (c) =>
      xml(c, urlSet(publicPages.map((path) => `<url>${place(path)}</url>`))),
    )
    .get("/sitemaps/:name", async (c) => {
      const [, name, from = ""] = partName.exec(c.req.param("name")) ?? [];
      const kind = mappedKinds.find((known) => known === name);
      const items = kind ? await c.var.core.siteMap.readMapPart({ kind, from }) : [];
      if (!kind || items.length === 0) return c.notFound();
      const urls = items.map(({ id, changedAt }) => {
        const changed = `<lastmod>${changedAt.toISOString()}</lastmod>`;
        return `<url>${place(`${pathOf[kind]}${id}`)}${changed}</url>`;
      });
      return xml(c, urlSet(urls));
    });

  function place(path: string): string {
    return `<loc>${xmlText(`${origin}${path}`)}</loc>`;
  }
}

function urlSet(urls: string[]): string {
  return `<urlset xmlns="${schema}">${urls.join("")}</urlset>`;
}

function xml(c: Context, body: string) {
  return c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, 200, {
    "content-type": "application/xml; charset=utf-8",
    "cache-control": `public, max-age=${maxAgeSeconds}`,
  });
}
