import { expect } from "vitest";
import { createPostgresLinkedPictureRepository } from "../../adapters/postgres/portfolio/linked-picture-repository.ts";
import { openDatabase } from "../../adapters/postgres/server/orm.ts";
import { testPicture } from "../../app-server/test/test-picture.ts";
import { callApi } from "./call-api.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import type { RunningApp } from "./start-app.ts";
import { fieldOf } from "./steps/field-of.ts";
import { readPage } from "./steps/read-page.ts";
import { sectionOf } from "./steps/section-of.ts";
import { signInAs } from "./steps/sign-in-as.ts";

const project = {
  client: "Beacon Ltd",
  description: "Tall and open on every side",
  industry: "Energy",
  location: "Hanover",
  projectType: "Island Booth",
  budget: "$1,000,000+",
  size: "30x40",
  year: "2025",
  eventName: "Hannover Messe",
};
/** A builder's own site, which is unreachable. */
const site = "https://stands.example";

browserTest(
  "uploaded pictures show at once and linked ones with their copies, asked for only once they are there",
  async ({ app, arrive }) => {
    const { page, visit, expectComplaint } = await arrive({ hasPictures: true });
    expectComplaint(/415/);
    await signInAs(page, "builder");
    await visit("/dashboard?view=portfolio");
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
      Description: project.description,
      "Event name": project.eventName,
      Location: project.location,
      "Booth size": project.size,
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

    const link = `${site}/booth.jpg`;
    const { id: linkedId } = await callApi<{ id: string }>(page, "POST", "/api/portfolio", {
      ...project,
      title: "Linked",
      mainImage: link,
    });
    const admin = await arrive({ hasPictures: true });
    await signInAs(admin.page, "admin");
    const review = admin.page.getByRole("dialog", { name: "Linked" });
    const openReview = async () => {
      await admin.visit("/admin-dashboard?view=reviews");
      await admin.page.getByRole("button", { name: "Review Linked" }).click();
      await review.getByText(link, { exact: true }).first().waitFor();
    };
    await openReview();
    await review.getByText("No copy yet").waitFor();
    expect(await review.locator("img").count()).toBe(0);
    for (const id of [uploaded.id, linkedId]) {
      const path = `/api/admin/portfolio/${id}/review`;
      await callApi(admin.page, "POST", path, { decision: "approve" });
    }

    const reader = await arrive({
      viewport: { width: 1280, height: 800 },
      hasPictures: true,
    });
    await reader.page.addInitScript(watchShifts);
    await reader.visit("/portfolio");
    const shown = async (title: string) => {
      const card = reader.page.getByRole("article").filter({ hasText: title });
      const picture = card.locator("img").first();
      await picture.scrollIntoViewIfNeeded();
      return picture.evaluate((image: HTMLImageElement) => ({
        address: image.currentSrc,
        isThere: image.complete && image.naturalWidth > 0,
      }));
    };
    const stored = { address: expect.stringMatching(/\/img\/media\/.+\?w=\d+$/), isThere: true };
    const drawn = { address: expect.stringMatching(/\/img\/booth\/island-30x40-/), isThere: true };
    await expect.poll(() => shown("Uploaded")).toEqual(stored);
    await expect.poll(() => shown("Linked")).toEqual(drawn);
    const moved = await reader.page.evaluate(() => Reflect.get(globalThis, "layoutShift")());
    expect(moved).toBeLessThan(0.02);
    const own = await readPage(`${app.origin}/portfolio/${linkedId}`);
    expect(own.part("h1").text).toBe("Linked");

    // the page that was cached without the copy is not served again
    await saveCopy(app, link, uploaded.mainImage);
    await reader.visit("/portfolio");
    await expect.poll(() => shown("Linked")).toEqual(stored);
    await callApi(page, "PATCH", `/api/portfolio/${linkedId}`, { title: "Linked again" });
    await openReview();
    const picture = review.getByRole("img", { name: `The picture at ${link}` });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // others at this app look at what is published
    for (const id of [uploaded.id, linkedId]) {
      await callApi(page, "DELETE", `/api/portfolio/${id}`);
    }
  },
);

/** As the worker does it, once it has the bytes: at the address of that stored picture. */
async function saveCopy({ databaseUrl = "" }: RunningApp, link: string, address: string) {
  const orm = openDatabase(databaseUrl, { applicationName: "boothwright test", poolSize: 1 });
  await createPostgresLinkedPictureRepository(orm.em.fork()).saveCopy(link, address);
  await orm.close();
}

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
