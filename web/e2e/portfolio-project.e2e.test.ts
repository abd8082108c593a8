import { expect } from "vitest";
import type { ProjectBody } from "../../app-server/contract/portfolio/portfolio.ts";
import { hurryRetries } from "./hurry-retries.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectOneHead } from "./steps/expect-one-head.ts";
import { untilAlive } from "./until-alive.ts";
import type { Visitor } from "./visitor.ts";

async function projects({ page }: Visitor): Promise<ProjectBody[]> {
  return (await page.request.get("/api/portfolio")).json();
}

async function open(visitor: Visitor, wanted: (project: ProjectBody) => boolean) {
  const project = (await projects(visitor)).find(wanted);
  if (!project) throw new Error("There is such a sample project");
  const response = await visitor.visit(`/portfolio/${project.id}`);
  return { project, response, main: visitor.page.getByRole("main") };
}

const isTold = (project: ProjectBody) =>
  project.featured && project.awardsRecognition !== null && project.videoContent.length > 0;

browserTest(
  "a project has its breadcrumb, pictures, title and badge, shares by the device's own way, and leads to its builder and to one like it [E01] [E03]",
  async ({ visitor }) => {
    const { page } = visitor;
    const { project, response, main } = await open(visitor, isTold);
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
    await aside.getByText(project.client ?? "", { exact: true }).waitFor();
    const builder = aside.locator("section", { hasText: "Built By" });
    const specialties = await builder.getByRole("listitem").count();
    expect(specialties).toBeGreaterThan(0);
    expect(specialties).toBeLessThanOrEqual(2);
    const profile = builder.getByRole("link");
    expect(await profile.getAttribute("href")).toBe(`/builder-profile/${project.builderNotionId}`);
    const after = aside.getByRole("link", { name: "What happens next" });
    expect(await after.getAttribute("href")).toBe("/quote-success");
    await aside.getByRole("link", { name: "Get quotes" }).click();
    await page.waitForURL(/\/quote\?project=/);
    const asked = page.locator("[name=additionalRequirements]");
    await expect.poll(() => asked.inputValue()).toContain(project.title);
  },
);

browserTest("a project without pictures says so [E01]", async ({ reader }) => {
  const { project, main } = await open(reader, ({ mainImage }) => mainImage === null);
  await main.getByText("No images available").waitFor();
  expect(project.imageUrl).toMatch(/^\/img\/booth\//);
  const picture = await reader.page.request.get(project.imageUrl);
  expect(picture.headers()["content-type"]).toContain("image/");
});

browserTest("Share copies the address and says so [E01]", async ({ arrive }) => {
  const visitor = await arrive({ permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = visitor;
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  const { main } = await open(visitor, isTold);
  await main.getByRole("button", { name: "Share" }).click();
  await page.getByRole("region").getByText("Link copied", { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

browserTest(
  "a project tells its story in seven sections, in HTML of which nothing runs, and describes itself to search engines [A13] [E02] [E04]",
  async ({ reader }) => {
    const { page } = reader;
    const { project, main } = await open(reader, isTold);
    const sections = await main.locator("article > div > div h2").allInnerTexts();
    expect(sections).toEqual([
      "Challenge & Solution",
      "Technical Specifications",
      "Results & Performance",
      "Recognition & Testimonials",
      "Key Features",
      "Video Content",
      "Tags",
    ]);
    const video = main.getByRole("link", { name: /^Watch on/ });
    expect(await video.getAttribute("rel")).toContain("noopener");

    expect(await main.locator("article ul li, article blockquote p").count()).toBeGreaterThan(2);
    const body = await main.innerText();
    expect(body).not.toMatch(/<\/?(p|ul|li|blockquote)>/);
    for (const each of await projects(reader)) {
      expect(JSON.stringify(each)).not.toMatch(/<script|onerror=|javascript:/i);
    }

    expect(await page.title()).toContain(project.title);
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(canonical).toMatch(new RegExp(`/portfolio/${project.id}$`));
    const blocks = await page.locator("script[type='application/ld+json']").allInnerTexts();
    expect(blocks.map((text) => JSON.parse(text)["@type"])).toEqual([
      "CreativeWork",
      "BreadcrumbList",
    ]);
  },
);

browserTest("sections without content are not there [E02]", async ({ reader }) => {
  const { main } = await open(reader, (each) => !each.challengeBrief && !each.successMetrics);
  const sections = await main.locator("article > div > div h2").allInnerTexts();
  expect(sections).not.toContain("Challenge & Solution");
  expect(sections).not.toContain("Results & Performance");
});

browserTest("a missing project is a 404 with a way back [E05]", async ({ reader }) => {
  const { page, visit } = reader;
  for (const id of ["0190f000-0000-7000-8000-000000000001", "no-such-project"]) {
    const response = await visit(`/portfolio/${id}`);
    expect(response.status()).toBe(404);
    await page.getByRole("heading", { name: "Portfolio Project Not Found" }).waitFor();
    const text = "The portfolio project you're looking for doesn't exist or may have been removed.";
    await page.getByText(text, { exact: true }).waitFor();
    await page.getByRole("link", { name: "Back to Portfolio" }).click();
    await page.getByRole("heading", { level: 1, name: /Booths/ }).waitFor();
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
