import { expect } from "vitest";
import type { BuilderBody } from "../../app-server/contract/builders/builders.ts";
import type { ExhibitBuilderBody } from "../../app-server/contract/builders/exhibit-builders.ts";
import { callApi } from "./call-api.ts";
import { followHeader } from "./follow-header.ts";
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

browserTest("a small card says a builder in few words [B04]", async ({ visitor }) => {
  const { page, visit } = visitor;
  const words = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`).join(" ");
  const builder = {
    location: "Austin, Texas",
    rating: 4,
    reviewCount: 3,
    specialties: ["Portable Displays", "Inline Booths"],
  };
  const builders = [
    { ...builder, id: "1", name: "Long", description: words(31) },
    { ...builder, id: "2", name: "Exact", description: words(30) },
    { ...builder, id: "3", name: "Silent", description: "", specialties: [] },
    { ...builder, id: "4", name: "Odd", description: "x", specialties: "Portable" },
  ];
  await page.route("**/api/exhibit-builders?*", (route) => route.fulfill({ json: builders }));
  await visit("/how-it-works");
  await followHeader(page, "Builder Network");
  const card = (name: string) =>
    page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
  const text = await card("Long").innerText();
  expect(text).toContain("Austin, Texas");
  expect(text).toContain(`${words(30)}…`);
  expect(text).not.toContain("w30");
  expect(text).toMatch(/4\.0\s+\(verified\)/);
  expect(text).toContain("Portable Displays");
  expect(text).not.toContain("Inline Booths");
  expect(await card("Exact").innerText()).not.toContain("…");
  const silent = await card("Silent").innerText();
  expect(silent).toContain("No description available");
  expect(silent).toContain("Specialist");
  expect(await card("Odd").innerText()).toContain("Specialist");
});
