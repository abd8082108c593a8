import { expect } from "vitest";
import { expectFit } from "./expect-fit.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

type Show = { id: string; title: string; status: string };

const shows: Record<string, (show: Show) => boolean> = {
  show: ({ title }) => title === "CES",
  "sold-out": ({ status }) => status === "sold-out",
  bare: ({ status }) => status === "Postponed",
  "long-name": ({ title }) => title.length > 120,
};

for (const [name, isIt] of Object.entries(shows)) {
  browserTest(`a ${name} show is fit to see [H05]`, async ({ visitor: { page, visit } }) => {
    const all: Show[] = await (await page.request.get("/api/trade-shows")).json();
    const response = await visit(`/trade-shows/${all.find(isIt)?.id}`);
    expect(response.status()).toBe(200);
    await expectFit(page, { part: page.locator("main"), picture: `shows-${name}` });
  });
}

for (const [name, path] of Object.entries({
  list: "/trade-show-calendar",
  empty: "/trade-show-calendar?search=nothing",
  month: "/trade-show-calendar?view=month",
  lost: "/trade-shows/nope",
})) {
  browserTest(`${path} is fit to see [H01]`, async ({ visitor: { page, visit } }) => {
    await visit(path);
    await expectFit(page, { part: page.locator("main"), picture: `shows-${name}` });
  });
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
