import { expect } from "vitest";
import type { BlogPostBody } from "../../app-server/contract/blog/blog.ts";
import { usualNumbers, withNumbers } from "../../domain/shared/promised-numbers.ts";
import { bannerVariants } from "../blog/banner-variants.ts";
import { hurryRetries } from "./hurry-retries.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectOneHead } from "./steps/expect-one-head.ts";

const placeholder = /^\/img\/topic\/[a-z]+-\d+-1\.svg$/;

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

browserTest("the hub has its title and one of six banners, by chance [I01]", async ({ arrive }) => {
  const titles = bannerVariants.map(({ title }) => withNumbers(title, usualNumbers));
  const seen = new Set<string>();
  const { page, visit } = await arrive();
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
  const main = page.getByRole("main");
  await main.getByRole("link", { name: withNumbers(variant?.button ?? "", usualNumbers) }).click();
  await page.waitForURL("**/#quote-form");
});

browserTest("chance leaves the page the same bytes for everyone [I01]", async ({ app }) => {
  const [one, other] = await Promise.all([1, 2].map(() => fetch(`${app.origin}/blog`)));
  expect(await one?.text()).toBe(await other?.text());
});

browserTest("posts by age, nine a page, three in a row [I02]", async ({ app, reader }) => {
  const { page, visit } = reader;
  const posts = await readPosts(app.origin);
  await visit("/blog");
  const cards = page.getByRole("region", { name: "Articles" }).getByRole("article");
  expect(await cards.count()).toBe(9);
  for (const [index, post] of posts.slice(0, 9).entries()) {
    const card = cards.nth(index);
    expect(await card.getByRole("heading").textContent()).toBe(post.title);
    const words = (post.description ?? "").replace(/<[^>]+>/g, "").replaceAll("&amp;", "&");
    expect(await card.textContent()).toContain(words);
    expect(await card.textContent()).toContain("Read more →");
    expect(await card.locator("img").count()).toBe(1);
  }
  const tops = await cards.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(new Set(tops.map(Math.round)).size).toBe(3);
  await cards.nth(1).getByText("Read more →").click();
  await page.waitForURL(`**/blog/${posts[1]?.id}`);
});

browserTest("pages have numbers, and are counted [I03]", async ({ visitor: { page, visit } }) => {
  await visit("/blog");
  await page.getByText("Showing 1-9 of 20 articles").waitFor();
  const pages = page.getByRole("navigation", { name: "Pages of articles" });
  expect(await pages.getByRole("link", { name: "Previous" }).count()).toBe(0);
  await pages.getByRole("link", { name: "Page 3" }).click();
  await page.getByText("Showing 19-20 of 20 articles").waitFor();
  expect(page.url()).toContain("/blog?page=3");
  expect(await pages.getByRole("link", { name: "Next" }).count()).toBe(0);
  await pages.getByRole("link", { name: "Previous" }).click();
  await page.getByText("Showing 10-18 of 20 articles").waitFor();
  await page.reload();
  await page.getByText("Showing 10-18 of 20 articles").waitFor();
});

browserTest(
  "drawn pictures stay the same and differ from their neighbors' [I05]",
  async ({ app, reader }) => {
    const { page, visit } = reader;
    const posts = await readPosts(app.origin);
    const sources = async () => {
      const images = page.getByRole("region", { name: "Articles" }).locator("img");
      return images.evaluateAll((all) => all.map((it) => it.getAttribute("src") ?? ""));
    };
    await visit("/blog");
    const shown = await sources();
    expect(new Set(shown).size).toBe(9);
    const bare = posts.slice(0, 9).flatMap((post, at) => (post.featuredImage ? [] : [at]));
    expect(bare.length).toBeGreaterThan(0);
    for (const at of bare) expect(shown[at]).toMatch(placeholder);
    await visit("/blog");
    expect(await sources()).toEqual(shown);
    await visit(`/blog/${posts[bare[0] ?? 0]?.id}`);
    expect(await page.locator("article img").first().getAttribute("src")).toBe(shown[bare[0] ?? 0]);
  },
);

browserTest("an article with everything around it [I06]", async ({ app, visitor }) => {
  const { page, visit } = visitor;
  const posts = await readPosts(app.origin);
  const [post, ...others] = posts;
  if (!post) throw new Error("There are articles");
  const response = await visit(`/blog/${encodeURIComponent(post.id)}`);
  expect(response.status()).toBe(200);
  await page.getByRole("heading", { level: 1, name: post.title }).waitFor();
  const article = page.locator("main article").first();
  expect(await article.locator("img").first().getAttribute("src")).toBe(post.featuredImage);
  expect(await article.locator("header strong").textContent()).toBe("seven ways");
  expect(await article.getByText(/^Published on [A-Z][a-z]+ \d{1,2}, \d{4}$/).count()).toBe(1);
  expect(await article.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(3);
  expect(await article.getByRole("table").count()).toBe(1);

  const images = page.getByRole("region", { name: "Related Images" }).getByRole("img");
  expect(await images.count()).toBe(2);
  expect(await images.first().getAttribute("src")).toBe(post.galleryImages[0]);
  const related = page.getByRole("region", { name: "Related Articles" }).getByRole("article");
  expect(await related.count()).toBe(6);
  const titles = await related.getByRole("heading").allTextContents();
  expect(titles).toEqual(others.slice(0, 6).map(({ title }) => title));
  expect(
    await related
      .first()
      .getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
      .count(),
  ).toBe(1);

  await related.first().getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: others[0]?.title ?? "" }).waitFor();
  await expect.poll(() => page.title()).toContain(others[0]?.title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
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
  const missing = await visit("/blog/0190e000-0000-7000-8000-000000000099");
  expect(missing.status()).toBe(404);
  await page.getByRole("heading", { level: 1, name: "Post Not Found", exact: true }).waitFor();
  await page.getByRole("link", { name: "← Back to Blog" }).click();
  await page.getByRole("heading", { name: "Trade Show Resource Hub" }).waitFor();
  expect((await visit("/blog/a%2Fb%20c")).status()).toBe(404);

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

browserTest("feed readers get the latest articles first", async ({ app, reader }) => {
  const posts = await readPosts(app.origin);
  const response = await fetch(`${app.origin}/blog/rss.xml`);
  expect(response.headers.get("content-type")).toContain("application/rss+xml");
  const feed = await response.text();
  const { page, visit } = reader;
  await visit("/blog");
  expect(await page.locator('link[type="application/rss+xml"]').getAttribute("href")).toBe(
    "/blog/rss.xml",
  );
  const links = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "text/xml");
    if (parsed.querySelector("parsererror")) throw new Error("Not well-formed");
    return Array.from(parsed.querySelectorAll("item > link"), (link) => link.textContent);
  }, feed);
  expect(links).toEqual(posts.map(({ id }) => `${app.origin}/blog/${id}`).reverse());
});
