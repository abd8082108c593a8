import { listedPages, publicPages } from "./sample-pages.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectFit } from "./steps/expect-fit.ts";

for (const path of publicPages) {
  browserTest(
    `${path} is fit to see, no word in a table is broken and no link too low to tap [D01] [E01] [F03] [G01] [G06] [H01] [Q37] [W28] [W31]`,
    async ({ arrive }) => {
      const { page, visit } = await arrive({ reducedMotion: "reduce" });
      await visit(path);
      const part = page.getByRole("main");
      await expectFit(page, { looks: "every", part, picture: path.replaceAll("/", " ") });
    },
  );
}

browserTest(
  "shows, an article and a project are fit to see [E01] [H05]",
  async ({ app, arrive }) => {
    const { page, visit } = await arrive({ reducedMotion: "reduce" });
    for (const path of await listedPages(app.origin)) {
      await visit(path);
      const part = page.getByRole("main");
      await expectFit(page, { looks: "every", part, picture: path.replaceAll("/", " ") });
    }
  },
);

browserTest("projects with their filters are fit to see [D01]", async ({ arrive }) => {
  const { page, visit } = await arrive({ reducedMotion: "reduce" });
  await visit("/portfolio?industries=Technology&sort=size-up");
  await expectFit(page, { looks: "every" });
  await page.getByRole("button", { name: "More Filters" }).click();
  await page.locator("#portfolio-filters summary").nth(1).click();
  await expectFit(page, { looks: "every", what: "more filters" });
});

browserTest("the contact form with its errors is fit to see", async ({ arrive }) => {
  const { page, visit } = await arrive({ reducedMotion: "reduce" });
  await visit("/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Subject is required").waitFor();
  await expectFit(page, { looks: "every" });
});
