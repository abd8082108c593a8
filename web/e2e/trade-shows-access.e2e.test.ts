import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

browserTest("a show's page prints without buttons [H05]", async ({ visitor: { page, visit } }) => {
  await visit("/trade-show-calendar");
  await page
    .getByRole("link", { name: /^Learn More/ })
    .first()
    .click();
  await page.getByRole("heading", { name: "About This Event" }).waitFor();
  await page.emulateMedia({ media: "print" });
  for (const name of ["Get Custom Booth Quote", "Start Quote Request", "Add to calendar"]) {
    expect(await page.getByText(name).isVisible()).toBe(false);
  }
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});
