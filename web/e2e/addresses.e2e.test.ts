import type { Page } from "playwright-core";
import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

/** Something of each kind to look at. */
async function readIds(origin: string) {
  const first = async (path: string): Promise<string> => {
    const [item] = await (await fetch(`${origin}/api/${path}`)).json();
    return item.id;
  };
  return {
    project: await first("portfolio"),
    builder: await first("builders"),
    show: await first("trade-shows"),
    post: await first("blog"),
  };
}

/** Every public page, with the address under which it wants to be known. */
async function publicPages(origin: string): Promise<Record<string, string>> {
  const { project, builder, show, post } = await readIds(origin);
  const always = [
    "/",
    "/how-it-works",
    "/about-us",
    "/builder-network",
    "/our-builders",
    "/contact",
    "/quote",
    "/quote-success",
    "/portfolio",
    "/trade-show-calendar",
    "/blog",
    "/privacy-policy",
    "/terms-of-service",
    "/cookie-policy",
    `/portfolio/${project}`,
    `/builders/${builder}`,
    `/trade-shows/${show}`,
    `/blog/${post}`,
  ];
  return {
    ...Object.fromEntries(always.map((path) => [path, path])),
    [`/builder-profile/${builder}`]: `/builders/${builder}`,
    [`/trade-show-calendar/${show}`]: `/trade-shows/${show}`,
  };
}

/** Tags that a search engine reads in a served page's head. */
const headOf = (page: Page, html: string) =>
  page.evaluate((text) => {
    const served = new DOMParser().parseFromString(text.split("</head>")[0] ?? "", "text/html");
    const meta = Array.from(served.querySelectorAll("meta[name], meta[property]"));
    return {
      title: served.title,
      titles: served.querySelectorAll("title").length,
      canonicals: Array.from(served.querySelectorAll("link[rel=canonical]"), (link) =>
        link.getAttribute("href"),
      ),
      meta: Object.fromEntries(
        meta.map((tag) => [
          tag.getAttribute("name") ?? tag.getAttribute("property"),
          tag.getAttribute("content"),
        ]),
      ) as Record<string, string>,
    };
  }, html);

browserTest(
  "every address of the list is there; the dashboard sends a visitor home [A01] [A02] [K01]",
  async ({ app }) => {
    const pages = Object.keys(await publicPages(app.origin));
    const id = "0190e000-0000-7000-8000-000000000099";
    for (const path of [...pages, `/quote-success/${id}`]) {
      expect((await fetch(app.origin + path)).status, path).toBe(200);
    }
    const dashboard = await fetch(`${app.origin}/dashboard`, { redirect: "manual" });
    expect([dashboard.status, dashboard.headers.get("location")]).toEqual([302, "/"]);
    expect((await fetch(`${app.origin}/admin-dashboard`)).status).toBe(403);
    for (const path of ["portfolio", "builders", "builder-profile", "trade-shows", "blog"]) {
      expect((await fetch(`${app.origin}/${path}/${id}`)).status, path).toBe(404);
    }
  },
);

browserTest(
  "every page has its head: title, words, pictures, address [A13]",
  async ({ app, reader: { page } }) => {
    const titles = new Set<string>();
    const pages = await publicPages(app.origin);
    const drawn = new Set<string>();
    for (const [path, known] of Object.entries(pages)) {
      const html = await (await fetch(app.origin + path)).text();
      const { title, titles: count, canonicals, meta } = await headOf(page, html);
      expect(count, path).toBe(1);
      expect(title.length, path).toBeGreaterThan(10);
      if (path === known) expect(titles, path).not.toContain(title);
      titles.add(title);
      expect(canonicals, path).toEqual([`${app.origin}${known}`]);
      for (const name of ["description", "keywords", "og:title", "og:description", "og:type"]) {
        expect(meta[name]?.length, `${path} ${name}`).toBeGreaterThan(5);
      }
      expect(meta["og:url"], path).toBe(`${app.origin}${known}`);
      expect(meta["og:image"], path).toMatch(/^http:\/\/localhost:\d+\/.+/);
      expect(meta["twitter:card"], path).toBe("summary_large_image");
      for (const name of ["title", "description", "image"]) {
        expect(meta[`twitter:${name}`], path).toBe(meta[`og:${name}`]);
      }
      expect(meta["og:image:alt"], path).toBe(meta["og:title"]);

      // drawing one takes long: one of each kind of address is looked at
      const kind = known.replace(/[^/]+$/, "");
      if (drawn.has(kind)) continue;
      drawn.add(kind);
      const picture = await fetch(meta["og:image"] ?? "");
      expect([picture.status, picture.headers.get("content-type")], path).toEqual([
        200,
        "image/png",
      ]);
      // where a PNG says how wide and high it is
      const bytes = new DataView(await picture.arrayBuffer());
      expect([bytes.getUint32(16), bytes.getUint32(20)], path).toEqual([1200, 630]);
    }
  },
);

browserTest(
  "a record that the browser comes to within the site has the head that the server gives it [A13]",
  async ({ app, visitor: { page, visit } }) => {
    for (const [list, of] of [
      ["/portfolio", "/portfolio/"],
      ["/our-builders", "/builders/"],
      ["/trade-show-calendar", "/trade-shows/"],
      ["/blog", "/blog/"],
    ] as const) {
      await visit(list);
      // the scripts add no second one
      const alive = await headOf(page, await page.content());
      expect([alive.titles, alive.canonicals], list).toEqual([1, [app.origin + list]]);
      const link = page.locator(`main article a[href^="${of}"], main li a[href^="${of}"]`).first();
      const path = (await link.getAttribute("href")) ?? "";
      await link.click();
      const served = await headOf(page, await (await fetch(app.origin + path)).text());
      await expect.poll(() => page.title()).toBe(served.title);
      const { titles, canonicals, meta } = await headOf(page, await page.content());
      expect({ titles, canonicals, meta }, path).toEqual({
        titles: 1,
        canonicals: served.canonicals,
        meta: served.meta,
      });
    }
  },
);

browserTest("search engines get a map of every public address [A01]", async ({ app }) => {
  const read = async (url: string) => {
    const response = await fetch(url);
    expect(response.headers.get("content-type"), url).toContain("application/xml");
    const text = await response.text();
    return Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, place = ""]) => place);
  };
  const robots = await (await fetch(`${app.origin}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${app.origin}/sitemap.xml`);
  const parts = await read(`${app.origin}/sitemap.xml`);
  const places = (await Promise.all(parts.map(read))).flat();
  expect(new Set(places).size).toBe(places.length);
  const { project, builder, show, post } = await readIds(app.origin);
  const some = ["/", "/blog", `/portfolio/${project}`, `/builders/${builder}`];
  for (const path of [...some, `/trade-shows/${show}`, `/blog/${post}`]) {
    expect(places).toContain(app.origin + path);
  }
  for (const path of ["/sitemaps/nothing.xml", "/sitemaps/articles-.xml"]) {
    expect((await fetch(app.origin + path)).status).toBe(404);
  }
});

browserTest("pages tell search engines who we are and what they answer", async ({ app }) => {
  const typesOf = async (path: string) => {
    const html = await (await fetch(app.origin + path)).text();
    const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
    return Array.from(scripts, ([, json = ""]) => JSON.parse(json)["@type"]);
  };
  expect(await typesOf("/")).toContain("Organization");
  expect(await typesOf("/how-it-works")).toContain("FAQPage");
  expect(await typesOf("/contact")).toContain("FAQPage");
});
