import { expect } from "vitest";
import { testPicture } from "../../app-server/test/test-picture.ts";
import { callApi } from "./call-api.ts";
import { fieldOf } from "./field-of.ts";
import { sectionOf } from "./section-of.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { signInAs } from "./sign-in-as.ts";

const project = {
  ...{ client: "Beacon Ltd", description: "Tall", industry: "Energy", location: "Hanover" },
  ...{ projectType: "Island Booth", budget: "$1,000,000+", size: "30x40", year: "2025" },
  eventName: "Hannover Messe",
};
/** A site of a builder's own, as the browser sees it: it keeps one picture, and knows of no other. */
const site = "https://stands.example";

browserTest(
  "a builder's uploaded and linked pictures show, a broken one is replaced, and nothing moves",
  async ({ visitor, arrive }) => {
    const linked = Buffer.from(await testPicture({ width: 640, height: 480, format: "jpeg" }));
    const { page, visit, expectComplaint } = visitor;
    // the builder's own page learns of the linked projects, too, and has nobody who answers for that site
    expectComplaint(/415|ERR_NAME_NOT_RESOLVED/);
    await signInAs(page, "builder");
    await visit("/dashboard");
    await sectionOf(page, "Portfolio Management")
      .getByRole("button", { name: "Add Project" })
      .click();
    const dialog = page.getByRole("dialog", { name: "Submit Portfolio Project" });
    const file = (name: string, bytes: Uint8Array) => ({
      name,
      mimeType: "image/png",
      buffer: Buffer.from(bytes),
    });
    const main = dialog.getByLabel("File for the main image");
    await main.setInputFiles(file("notes.png", new TextEncoder().encode("not a picture")));
    const words = "The picture must be a JPEG, PNG, WebP, AVIF or GIF file";
    await dialog.getByText(words).first().waitFor();
    await dialog.getByRole("button", { name: "Dismiss notes.png" }).click();
    await main.setInputFiles(file("booth.png", await testPicture({ width: 1400, height: 1050 })));
    await dialog.getByText("Uploaded", { exact: true }).waitFor();
    await dialog
      .getByLabel("File for additional images")
      .setInputFiles([
        file("a.png", await testPicture({ background: "#12a08f" })),
        file("b.png", await testPicture({ background: "#2f8fd6" })),
      ]);
    await dialog.getByRole("button", { name: "Remove Uploaded picture 2" }).waitFor();
    await fieldOf(dialog, "Project title").fill("Uploaded");
    for (const [label, text] of Object.entries({
      "Client name": project.client,
      ...{ Description: project.description, "Event name": project.eventName },
      ...{ Location: project.location, "Booth size": project.size },
    })) {
      await fieldOf(dialog, label).fill(text);
    }
    await fieldOf(dialog, "Industry").selectOption(project.industry);
    await fieldOf(dialog, "Project type").selectOption(project.projectType);
    await fieldOf(dialog, "Budget range").selectOption(project.budget);
    const answer = page.waitForResponse((each) => each.request().method() === "POST");
    await dialog.getByRole("button", { name: "Submit Project" }).click();
    const uploaded = await (await answer).json();
    expect(uploaded.mainImage).toMatch(/^\/img\/media\/.+-1400x1050-/);
    expect(uploaded.projectImages).toHaveLength(2);

    const submit = async (title: string, mainImage: string) =>
      callApi<{ id: string }>(page, "POST", "/api/portfolio", { ...project, title, mainImage });
    const others = [
      await submit("Linked", `${site}/booth.jpg`),
      await submit("Broken", `${site}/gone.jpg`),
    ];
    const admin = await arrive();
    await signInAs(admin.page, "admin");
    for (const { id } of [uploaded, ...others]) {
      const path = `/api/admin/portfolio/${id}/review`;
      await callApi(admin.page, "POST", path, { decision: "approve" });
    }

    const reader = await arrive({ viewport: { width: 1280, height: 800 } });
    reader.expectComplaint(/Failed to load resource/);
    const asked: (string | undefined)[] = [];
    await reader.page.route(`${site}/**`, async (route) => {
      asked.push(route.request().headers().referer);
      const isThere = route.request().url().endsWith("/booth.jpg");
      await route.fulfill(
        isThere ? { contentType: "image/jpeg", body: linked } : { status: 404, body: "gone" },
      );
    });
    await reader.page.addInitScript(watchShifts);
    await reader.visit("/portfolio");
    const shown = async (title: string) => {
      const card = reader.page.getByRole("article").filter({ hasText: title });
      const picture = card.locator("img").first();
      await picture.scrollIntoViewIfNeeded();
      return picture.evaluate((image: HTMLImageElement) => ({
        address: image.currentSrc,
        width: image.complete ? image.naturalWidth : 0,
      }));
    };
    await expect.poll(() => shown("Uploaded")).toMatchObject({ width: expect.any(Number) });
    const own = await shown("Uploaded");
    expect(own.address).toMatch(/\/img\/media\/.+\?w=\d+$/);
    expect(own.width).toBeGreaterThan(0);
    await expect.poll(() => shown("Linked")).toEqual({ address: `${site}/booth.jpg`, width: 640 });
    await expect
      .poll(async () => (await shown("Broken")).address)
      .toContain("/img/booth/island-20x20-crate-1.svg");
    await expect.poll(async () => (await shown("Broken")).width).toBeGreaterThan(0);
    expect(asked).toEqual(asked.map(() => undefined));
    const moved = await reader.page.evaluate(() => Reflect.get(globalThis, "layoutShift")());
    expect(moved).toBeLessThan(0.02);
    // others at this app look at what is published
    for (const { id } of [uploaded, ...others]) {
      await callApi(page, "DELETE", `/api/portfolio/${id}`);
    }
  },
);

/** Adds up how much of the page has jumped since it was opened. */
function watchShifts() {
  let moved = 0;
  Reflect.set(globalThis, "layoutShift", () => moved);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, "hadRecentInput")) moved += Reflect.get(entry, "value");
    }
  }).observe({ type: "layout-shift", buffered: true });
}
