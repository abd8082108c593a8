import { expect } from "vitest";
import type { BuilderBody } from "../../app-server/contract/builders/builders.ts";
import type { ExhibitBuilderBody } from "../../app-server/contract/builders/exhibit-builders.ts";
import { callApi } from "./call-api.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

browserTest(
  "stats, checks, the first six builders, and regions and specializations that each lead to some [F03]",
  async ({ reader }) => {
    const { page, visit } = reader;
    const builders = await callApi<BuilderBody[]>(page, "GET", "/api/builders");
    await visit("/builder-network");
    const main = page.getByRole("main");
    for (const claim of ["150+", "2,800+", "98%", "85%"]) {
      await main.getByText(claim, { exact: true }).waitFor();
    }
    const checks = ["Portfolio review", "Reference verification", "Insurance and licensing"];
    for (const check of [...checks, "On-site quality assessment"]) {
      await main.getByRole("heading", { name: check }).waitFor();
    }
    const part = (title: string) =>
      main.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: title }) });
    const regions = part("Where they are").getByRole("listitem");
    expect(await regions.count()).toBe(5);
    for (const region of await regions.all()) {
      const name = await region.getByRole("heading").innerText();
      const there = builders.filter((each) => each.region === name);
      const text = await region.innerText();
      expect(text).toContain(`${there.length}`);
      expect(there.map(({ city }) => city).some((city) => text.includes(city))).toBe(true);
    }
    expect(await part("What they specialize in").getByRole("listitem").count()).toBe(12);
    expect(await main.locator("a[href='/how-it-works']").count()).toBe(2);

    const hrefs = await main
      .locator("a[href^='/our-builders?']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(hrefs).toHaveLength(17);
    for (const href of hrefs) {
      const path = href.replace("/our-builders", "/api/builders/search");
      expect((await callApi<{ total: number }>(page, "GET", path)).total, href).toBeGreaterThan(0);
    }

    const exhibited = await callApi<ExhibitBuilderBody[]>(page, "GET", "/api/exhibit-builders");
    const cards = main.getByRole("article");
    expect(await cards.getByRole("heading").allInnerTexts()).toEqual(
      exhibited.slice(0, 6).map(({ name }) => name),
    );
  },
);
