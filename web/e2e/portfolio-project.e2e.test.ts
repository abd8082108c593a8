import { expect } from "vitest";
import type { ProjectBody } from "../../app-server/contract/portfolio/portfolio.ts";
import { hurryRetries } from "./hurry-retries.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectOneHead } from "./steps/expect-one-head.ts";
import { orangeButtons } from "./steps/orange-buttons.ts";
import { readPage, type Served } from "./steps/read-page.ts";
import { textOf } from "./steps/served-text.ts";
import { untilAlive } from "./until-alive.ts";
import type { Visitor } from "./visitor.ts";

type App = { origin: string };
type Wanted = (project: ProjectBody) => boolean;

const projects = async ({ origin }: App): Promise<ProjectBody[]> =>
  (await fetch(`${origin}/api/portfolio`)).json();

async function projectLike(app: App, wanted: Wanted) {
  const project = (await projects(app)).find(wanted);
  if (!project) throw new Error("There is such a sample project");
  return project;
}

/** The project's page as it is served. */
async function read(app: App, wanted: Wanted) {
  const project = await projectLike(app, wanted);
  const page = await readPage(`${app.origin}/portfolio/${project.id}`);
  return { project, page, main: page.part("main") };
}

/** The titles of the sections beside the project's pictures. */
const sectionsOf = (main: Served) =>
  main
    .all("article")[0]
    ?.html.split("<aside")[0]
    ?.match(/<h2[^>]*>.*?<\/h2>/gs)
    ?.map((heading) => textOf(heading));

async function open(app: App, visitor: Visitor, wanted: Wanted) {
  const project = await projectLike(app, wanted);
  const response = await visitor.visit(`/portfolio/${project.id}`);
  return { project, response, main: visitor.page.getByRole("main") };
}

const isTold = (project: ProjectBody) =>
  project.featured && project.awardsRecognition !== null && project.videoContent.length > 0;

browserTest(
  "a project has its breadcrumb, pictures, title and badge, shares by the device's own way, and leads to its builder and to one like it [E01] [E03]",
  async ({ app, visitor }) => {
    const { page } = visitor;
    const { project, response, main } = await open(app, visitor, isTold);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain("</h1>");
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    expect(await trail.getByRole("link").allInnerTexts()).toEqual(["Home", "Portfolio"]);
    await main.getByRole("heading", { level: 1, name: project.title }).waitFor();
    for (const fact of [project.year, project.location, "Featured"]) {
      await main.locator("header").getByText(`${fact}`, { exact: true }).waitFor();
    }
    const pictures = page.getByRole("region", { name: "Pictures of" });
    const count = 1 + project.projectImages.length;
    await pictures.getByText(`1 of ${count}`, { exact: true }).waitFor();
    await pictures.getByRole("button", { name: "Next" }).click();
    await pictures.getByText(`2 of ${count}`, { exact: true }).waitFor();
    await page.keyboard.press("ArrowLeft");
    await pictures.getByText(`1 of ${count}`, { exact: true }).waitFor();

    const title = await page.title();
    await page.evaluate(() => {
      navigator.share = async (data) => {
        document.title = `shared ${data?.url}`;
      };
    });
    await main.getByRole("button", { name: "Share" }).click();
    await expect.poll(() => page.title()).toBe(`shared ${page.url()}`);
    await page.evaluate((before) => {
      document.title = before;
    }, title);

    const aside = main.getByRole("complementary");
    expect(await aside.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
      "Project Details",
      "Built By",
      "Need a Similar Project?",
    ]);
    // what the head says is not said again [W24]
    const details = await aside.locator("section").first().innerText();
    expect(details).toContain(project.industry);
    for (const said of [project.client, project.location, project.year])
      expect(details).not.toContain(said);
    const builder = aside.locator("section", { hasText: "Built By" });
    const specialties = await builder.getByRole("listitem").count();
    expect(specialties).toBeGreaterThan(0);
    expect(specialties).toBeLessThanOrEqual(2);
    const profile = builder.getByRole("link");
    expect(await profile.getAttribute("href")).toBe(`/builder-profile/${project.builderNotionId}`);
    const after = aside.getByRole("link", { name: "What happens next" });
    expect(await after.getAttribute("href")).toBe("/quote-success");
    // on a phone the way to a quote is in sight wherever one reads [W24]
    await page.setViewportSize({ width: 360, height: 740 });
    const like = main.getByRole("link", { name: "Get quotes like this" });
    for (const part of [0, 0.3, 0.6]) {
      await page.evaluate((to) => scrollTo(0, to * document.documentElement.scrollHeight), part);
      const box = await like.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `at ${part}`).toBeLessThanOrEqual(740);
      expect(box?.y, `at ${part}`).toBeGreaterThan(600);
    }
    expect(await orangeButtons(page)).toEqual(["Get quotes like this"]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4500);
    const results = main.getByText("Results & Performance");
    await main.getByRole("heading", { level: 3, name: "Results" }).waitFor({ state: "hidden" });
    await results.click();
    await main.getByRole("heading", { level: 3, name: "Results" }).waitFor();
    const player = main.getByRole("link", { name: /^Watch on/ });
    const picture = await player.locator("xpath=ancestor::li").boundingBox();
    expect(picture?.height).toBeGreaterThan(150);
    await page.setViewportSize({ width: 1280, height: 800 });
    await main.getByRole("heading", { level: 3, name: "What the client says" }).waitFor();
    expect(await orangeButtons(page)).toEqual(["Get quotes"]);
    await aside.getByRole("link", { name: "Get quotes" }).click();
    await page.waitForURL(/\/quote\?project=/);
    const asked = page.locator("[name=additionalRequirements]");
    await expect.poll(() => asked.inputValue()).toContain(project.title);
  },
);

browserTest("a project without pictures says so [E01]", async ({ app }) => {
  const { project, main } = await read(app, ({ mainImage }) => mainImage === null);
  expect(main.lines).toContain("No images available");
  expect(project.imageUrl).toMatch(/^\/img\/booth\//);
  const picture = await fetch(app.origin + project.imageUrl);
  expect(picture.headers.get("content-type")).toContain("image/");
});

browserTest("Share copies the address and says so [E01]", async ({ app, arrive }) => {
  const visitor = await arrive({ permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = visitor;
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  const { main } = await open(app, visitor, isTold);
  await main.getByRole("button", { name: "Share" }).click();
  await page.getByRole("region").getByText("Link copied", { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

browserTest(
  "a project tells its story in seven sections, in HTML of which nothing runs, and describes itself to search engines [A13] [E02] [E04]",
  async ({ app }) => {
    const { project, page, main } = await read(app, isTold);
    expect(sectionsOf(main)).toEqual([
      "Challenge & Solution",
      "Technical Specifications",
      "Results & Performance",
      "Recognition & Testimonials",
      "Key Features",
      "Video Content",
      "Tags",
    ]);
    expect(main.html).toMatch(/<a[^>]* rel="[^"]*noopener[^"]*"[^>]*>Watch on/);

    const told = main.html.match(/<li|<blockquote[^>]*>(<[^>]*>)*<p/g) ?? [];
    expect(told.length).toBeGreaterThan(2);
    expect(main.text).not.toMatch(/<\/?(p|ul|li|blockquote)>/);
    for (const each of await projects(app)) {
      expect(JSON.stringify(each)).not.toMatch(/<script|onerror=|javascript:/i);
    }

    expect(page.part("title").text).toContain(project.title);
    expect(page.html).toMatch(new RegExp(`rel="canonical" href="[^"]*/portfolio/${project.id}"`));
    const blocks = page.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
    expect(Array.from(blocks, ([, text = ""]) => JSON.parse(text)["@type"])).toEqual([
      "CreativeWork",
      "BreadcrumbList",
    ]);
  },
);

browserTest("sections without content are not there [E02]", async ({ app }) => {
  const { main } = await read(app, (each) => !each.challengeBrief && !each.successMetrics);
  const sections = sectionsOf(main);
  expect(sections?.length).toBeGreaterThan(0);
  expect(sections).not.toContain("Challenge & Solution");
  expect(sections).not.toContain("Results & Performance");
});

browserTest("a missing project is a 404 with a way back [E05]", async ({ app }) => {
  for (const id of ["0190f000-0000-7000-8000-000000000001", "no-such-project"]) {
    const page = await readPage(`${app.origin}/portfolio/${id}`);
    expect(page.status).toBe(404);
    expect(page.part("h1").text).toBe("Portfolio Project Not Found");
    expect(page.lines).toContain(
      "The portfolio project you're looking for doesn't exist or may have been removed.",
    );
    expect(page.links["Back to Portfolio"]).toBe("/portfolio");
  }
});

browserTest("a client-side visit reads the project, or finds none [E05]", async ({ visitor }) => {
  const { page, visit, expectComplaint } = visitor;
  expectComplaint(/Failed to load resource.*(404|500)/);
  await visit("/portfolio");
  await page.evaluate(hurryRetries);
  const cards = page.locator("#projects article");
  const title = await cards.first().getByRole("heading").innerText();
  // a link that is not alive yet leaves the site's one document, and asks the server instead
  await untilAlive(cards.first().getByRole("link"));
  await cards.first().getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await expect.poll(() => page.title()).toContain(title);
  await page.goBack();
  let status = 404;
  await page.route("**/api/portfolio/0*", (route) => route.fulfill({ status, body: "{}" }));
  await cards.nth(1).getByRole("link").click();
  await page.getByRole("heading", { name: "Portfolio Project Not Found" }).waitFor();
  await expectOneHead(page, /^Portfolio Project Not Found \| Boothwright$/);
  status = 500;
  await page.goBack();
  await cards.nth(2).getByRole("link").click();
  const main = page.getByRole("main");
  await main.getByText("couldn't load this project").first().waitFor();
  await main.getByRole("link", { name: /try again/i }).waitFor();
  await expectOneHead(page, /.+ \| Boothwright$/);
});
