import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { testPicture } from "../../app-server/test/test-picture.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { askForQuotes } from "./steps/ask-for-quotes.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { untilWhole } from "./steps/until-whole.ts";

browserTest(
  "an exhibitor adds files to their request: what is refused is said by file, a picture is seen, a PDF only downloaded [R26] [R29]",
  async ({ arrive }) => {
    const { page, visit, expectComplaint } = await arrive({ hasPictures: true });
    expectComplaint(/415/);
    await arriveAsNewExhibitor(page);
    const { id } = await askForQuotes(page, "Private Files Expo");
    // a button without its script chooses no file
    await untilWhole(page, () => visit(`/requests/${id}?view=questions`));
    const main = page.getByRole("main");
    await main.getByText("PNG, JPEG, WebP, AVIF or PDF, up to 25 MB each").waitFor();
    const pdf = Buffer.from("%PDF-1.7\n%%EOF\n");
    await main.getByLabel("File for your request").setInputFiles([
      { name: "hall.png", mimeType: "image/png", buffer: Buffer.from(await testPicture()) },
      { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") },
      { name: "plan.pdf", mimeType: "application/pdf", buffer: pdf },
    ]);
    const list = main.getByRole("list", { name: "Files of the brief" });
    await list.getByText("Drawing, 1 kB, not scanned for viruses").waitFor();
    const uploads = main.getByRole("list", { name: "Uploads for your request" });
    const refused = "This file isn't a picture (PNG, JPEG, WebP, AVIF) or a PDF";
    await uploads.getByText(refused).waitFor();
    // each failed file has its own words, and a further try takes its place
    const choose = main.getByLabel("File for your request");
    const bad = { name: "draft.pdf", mimeType: "application/pdf", buffer: Buffer.from("draft") };
    await choose.setInputFiles([bad]);
    await main.getByRole("alert").getByText(`draft.pdf: ${refused}`).waitFor();
    await choose.setInputFiles([{ ...bad, buffer: pdf }]);
    await list.getByRole("link", { name: "draft.pdf" }).waitFor();
    await expect
      .poll(() => uploads.getByRole("listitem").allTextContents())
      .toEqual([`notes.png${refused}`]);
    const preview = list.locator("img");
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(40);
    const download = page.waitForEvent("download");
    await list.getByRole("link", { name: "plan.pdf" }).click();
    expect(await readFile(await (await download).path())).toEqual(pdf);
    await list.getByRole("button", { name: "Remove hall.webp" }).click();
    await page.getByRole("button", { name: "Remove file" }).click();
    await expect.poll(() => list.getByRole("listitem").count()).toBe(2);
  },
);
