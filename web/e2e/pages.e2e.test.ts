import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

browserTest("the home page comes alive", async ({ visitor: { page, visit } }) => {
  const response = await visit("/");
  expect(response.status()).toBe(200);
  // only a page that is alive answers this without a new page
  await page.getByRole("link", { name: "How It Works" }).first().click();
  await page.waitForURL("**/how-it-works");
});

browserTest("an unknown path is a Page Not Found page [A03]", async ({ visitor }) => {
  const response = await visitor.visit("/no/such/page");
  expect(response.status()).toBe(404);
  await visitor.page.getByRole("heading", { name: "Page Not Found" }).waitFor();
  expect(await visitor.page.title()).toContain("Page Not Found");
});

browserTest("a visitor's complaints are heard", async ({ arrive }) => {
  const { page, visit, leave, expectComplaint } = await arrive();
  await visit("/");
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement("script"), { text: "void 0" }));
  });
  await expect(leave()).rejects.toThrow("Content Security Policy");
  expectComplaint(/Content Security Policy|CSP violation/);
});
