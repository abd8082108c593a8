import { expect } from "vitest";
import type { BlogPostBody } from "../../app-server/contract/blog/blog.ts";
import { usualNumbers, withNumbers } from "../../domain/shared/promised-numbers.ts";
import { bannerVariants } from "../blog/banner-variants.ts";
import { hurryRetries } from "./hurry-retries.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectOneHead } from "./steps/expect-one-head.ts";
import { readPage, type Served } from "./steps/read-page.ts";

const placeholder = /^\/img\/topic\/[a-z]+-\d+-1\.svg$/;

const articlesOf = (page: Served) =>
  page.all("section").find(({ html }) => html.includes('aria-label="Articles"')) ?? page;

async function readPosts(origin: string): Promise<BlogPostBody[]> {
  return (await fetch(`${origin}/api/blog`)).json();
}

browserTest(
  "GET /api/blog answers every field of every post, oldest first [N04] [N09]",
  async ({ app }) => {
    const posts = await readPosts(app.origin);
    expect(posts).toHaveLength(20);
    for (const post of posts) {
      expect(Object.keys(post).sort()).toEqual(
        ["body", "createdTime", "description", "featuredImage", "galleryImages"].concat([
          "id",
          "notionId",
          "title",
        ]),
      );
      expect(post.notionId).toBe(post.id);
      expect(post.body).toContain("<p>");
    }
    const times = posts.map(({ createdTime }) => createdTime);
    expect(times).toEqual([...times].sort());

    const page = await fetch(`${app.origin}/api/blog?page=2&limit=7`);
    expect(await page.json()).toEqual(posts.slice(7, 14));
    expect(page.headers.get("x-total-count")).toBe("20");
    expect(page.headers.get("link")).toBe('</api/blog?page=3&limit=7>; rel="next"');
    const again = { headers: { "if-none-match": await etagOf(app.origin) } };
    expect((await fetch(`${app.origin}/api/blog`, again)).status).toBe(304);
    expect((await fetch(`${app.origin}/api/blog?limit=0`)).status).toBe(400);
  },
);

async function etagOf(origin: string): Promise<string> {
  return (await fetch(`${origin}/api/blog`)).headers.get("etag") ?? "";
}

browserTest(
  "the hub has its title and one of six banners, by chance, and its feed [I01]",
  async ({ app, visitor }) => {
    const titles = bannerVariants.map(({ title }) => withNumbers(title, usualNumbers));
    const seen = new Set<string>();
    const { page, visit } = visitor;
    for (let visits = 0; visits < 12 && seen.size < 2; visits++) {
      await visit("/blog");
      await page.getByRole("heading", { level: 1, name: "Trade Show Resource Hub" }).waitFor();
      const shown = async () => {
        const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
        return titles.filter((title) => headings.includes(title));
      };
      await expect.poll(shown).toHaveLength(1);
      seen.add((await shown())[0] ?? "");
    }
    expect(seen.size).toBeGreaterThan(1);
    const variant = bannerVariants.find(
      ({ title }) => withNumbers(title, usualNumbers) === [...seen].at(-1),
    );
    // feed readers get the latest articles first
    const posts = await readPosts(app.origin);
    const response = await fetch(`${app.origin}/blog/rss.xml`);
    expect(response.headers.get("content-type")).toContain("application/rss+xml");
    const feed = await response.text();
    expect(await page.locator('link[type="application/rss+xml"]').getAttribute("href")).toBe(
      "/blog/rss.xml",
    );
    const links = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, "text/xml");
      if (parsed.querySelector("parsererror")) throw new Error("Not well-formed");
      return Array.from(parsed.querySelectorAll("item > link"), (link) => link.textContent);
    }, feed);
    expect(links).toEqual(posts.map(({ id }) => `${app.origin}/blog/${id}`).reverse());
    const main = page.getByRole("main");
    await main
      .getByRole("link", { name: withNumbers(variant?.button ?? "", usualNumbers) })
      .click();
    await page.waitForURL("**/#quote-form");
  },
);

browserTest("chance leaves the page the same bytes for everyone [I01]", async ({ app }) => {
  const [one, other] = await Promise.all([1, 2].map(() => fetch(`${app.origin}/blog`)));
  expect(await one?.text()).toBe(await other?.text());
});

browserTest("posts by age, nine a page, three in a row [I02]", async ({ app, reader }) => {
  const posts = await readPosts(app.origin);
  const cards = articlesOf(await readPage(`${app.origin}/blog`)).all("article");
  expect(cards).toHaveLength(9);
  for (const [index, post] of posts.slice(0, 9).entries()) {
    const card = cards[index];
    expect(card?.part("h2").text).toBe(post.title);
    const words = (post.description ?? "").replace(/<[^>]+>/g, "").replaceAll("&amp;", "&");
    expect(card?.text).toContain(words);
    expect(card?.html.match(/<img /g)).toHaveLength(1);
    expect(card?.links[`Read more → ${post.title}`]).toBe(`/blog/${post.id}`);
  }
  await reader.visit("/blog");
  const shown = reader.page.getByRole("region", { name: "Articles" }).getByRole("article");
  const tops = await shown.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(new Set(tops.map(Math.round)).size).toBe(3);
});

browserTest("pages have numbers, and are counted [I03]", async ({ app }) => {
  for (const [page, words, previous, next] of [
    ["", "Showing 1-9 of 20 articles", undefined, "/blog?page=2"],
    ["?page=2", "Showing 10-18 of 20 articles", "/blog", "/blog?page=3"],
    ["?page=3", "Showing 19-20 of 20 articles", "/blog?page=2", undefined],
  ] as const) {
    const main = (await readPage(`${app.origin}/blog${page}`)).part("main");
    expect(main.lines).toContain(words);
    const pages = main.all("nav").find(({ html }) => html.includes('"Pages of articles"'));
    expect([pages?.links.Previous, pages?.links.Next], words).toEqual([previous, next]);
    expect(pages?.links["Page 3"]).toBe("/blog?page=3");
  }
});

browserTest(
  "drawn pictures stay the same and differ from their neighbors' [I05]",
  async ({ app }) => {
    const posts = await readPosts(app.origin);
    const sourcesIn = (html: string) =>
      Array.from(html.matchAll(/<img [^>]*src="([^"]*)"/g), ([, source]) => source);
    const sources = async () => sourcesIn(articlesOf(await readPage(`${app.origin}/blog`)).html);
    const shown = await sources();
    expect(new Set(shown).size).toBe(9);
    const bare = posts.slice(0, 9).flatMap((post, at) => (post.featuredImage ? [] : [at]));
    expect(bare.length).toBeGreaterThan(0);
    for (const at of bare) expect(shown[at]).toMatch(placeholder);
    expect(await sources()).toEqual(shown);
    const first = bare[0] ?? 0;
    const post = await readPage(`${app.origin}/blog/${posts[first]?.id}`);
    expect(sourcesIn(post.part("main").all("article")[0]?.html ?? "")[0]).toBe(shown[first]);
  },
);

browserTest("an article with everything around it [I06]", async ({ app }) => {
  const posts = await readPosts(app.origin);
  const [post, ...others] = posts;
  if (!post) throw new Error("There are articles");
  const page = await readPage(`${app.origin}/blog/${encodeURIComponent(post.id)}`);
  expect(page.status).toBe(200);
  expect(page.part("h1").text).toBe(post.title);
  const [article] = page.part("main").all("article");
  expect(/<img [^>]*src="([^"]*)"/.exec(article?.html ?? "")?.[1]).toBe(post.featuredImage);
  expect(article?.part("header").part("strong").text).toBe("seven ways");
  const dated = article?.all("header")[0]?.text ?? "";
  expect(dated.match(/Published on [A-Z][a-z]+ \d{1,2}, \d{4}/g)).toHaveLength(1);
  expect(article?.all("h2").length).toBeGreaterThan(3);
  expect(article?.all("table")).toHaveLength(1);

  const images = page.part("section", "Related Images").html.match(/<img [^>]*/g) ?? [];
  expect(images).toHaveLength(2);
  expect(images[0]).toContain(`src="${post.galleryImages[0]}"`);
  const related = page.part("section", "Related Articles").all("article");
  expect(related.map((card) => card.part("h3").text)).toEqual(
    others.slice(0, 6).map(({ title }) => title),
  );
  expect(related[0]?.lines).toContainEqual(expect.stringMatching(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/));
  expect(Object.values(related[0]?.links ?? {})).toContain(`/blog/${others[0]?.id}`);
});

browserTest("what search engines read of an article", async ({ app }) => {
  const [post] = await readPosts(app.origin);
  const html = await (await fetch(`${app.origin}/blog/${post?.id}`)).text();
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  const data = Array.from(scripts, ([, json = ""]) => JSON.parse(json));
  const posting = data.find((each) => each["@type"] === "BlogPosting");
  expect(posting).toMatchObject({ headline: post?.title, datePublished: post?.createdTime });
  expect(posting.url).toBe(`${app.origin}/blog/${post?.id}`);
  const trail = data.find((each) => each["@type"] === "BreadcrumbList");
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    "Home",
    "Blog",
    post?.title,
  ]);
});

browserTest("articles that are not there, or cannot be read [I07]", async ({ app, visitor }) => {
  const { page, visit, expectComplaint } = visitor;
  const missing = await readPage(`${app.origin}/blog/0190e000-0000-7000-8000-000000000099`);
  expect(missing.status).toBe(404);
  expect(missing.part("h1").text).toBe("Post Not Found");
  expect(missing.links["← Back to Blog"]).toBe("/blog");
  expect((await readPage(`${app.origin}/blog/a%2Fb%20c`)).status).toBe(404);

  const [post, next] = await readPosts(app.origin);
  expectComplaint(/404|503/);
  const answers = { [`${post?.id}`]: 503, [`${next?.id}`]: 404 };
  for (const [id, status] of Object.entries(answers)) {
    await page.route(`**/api/blog/${id}`, (route) => route.fulfill({ status, json: {} }));
  }
  await visit("/blog");
  await page.evaluate(hurryRetries);
  await page.getByRole("article").nth(1).getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: "Post Not Found", exact: true }).waitFor();
  await expectOneHead(page, /^Post Not Found \| Boothwright$/);
  await page.goBack();
  await page.getByRole("article").first().getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: "Blog Post Not Found" }).waitFor();
  await page.getByRole("link", { name: "← Back to Blog" }).waitFor();
  const main = page.getByRole("main");
  await main.getByText("couldn't load this article").first().waitFor();
  await main.getByRole("link", { name: /try again/i }).waitFor();
  await expectOneHead(page, /.+ \| Boothwright$/);
});
