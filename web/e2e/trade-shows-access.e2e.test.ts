import { expect } from "vitest";
import { browserTest } from "./browser-test.ts";
import { expectFit } from "./expect-fit.ts";

const looks = [
  { width: 360, colorScheme: "light" },
  { width: 360, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const;

for (const { width, colorScheme } of looks) {
  browserTest(
    `axe finds nothing about shows at ${width} px, ${colorScheme} [H01] [H05]`,
    async ({ arrive }) => {
      const { page, visit } = await arrive({ viewport: { width, height: 800 }, colorScheme });
      const main = page.locator("main");
      const shows: { id: string; title: string; status: string }[] = await (
        await page.request.get("/api/trade-shows")
      ).json();
      const idOf = (wanted: (show: (typeof shows)[number]) => boolean) => shows.find(wanted)?.id;
      const pages = {
        list: "/trade-show-calendar",
        empty: "/trade-show-calendar?search=nothing",
        month: "/trade-show-calendar?view=month",
        show: `/trade-shows/${idOf(({ title }) => title === "CES")}`,
        "sold-out": `/trade-shows/${idOf(({ status }) => status === "sold-out")}`,
        bare: `/trade-shows/${idOf(({ status }) => status === "Postponed")}`,
        "long-name": `/trade-shows/${idOf(({ title }) => title.length > 120)}`,
        lost: "/trade-shows/nope",
      };
      for (const [name, path] of Object.entries(pages)) {
        const response = await visit(path);
        expect(response.status()).toBe(name === "lost" ? 404 : 200);
        await expectFit(page, main, `shows-${name}-${width}-${colorScheme}`);
      }
    },
  );
}

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
