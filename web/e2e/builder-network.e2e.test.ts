import { expect } from "vitest";
import type { BuilderBody } from "../../app-server/contract/builders/builders.ts";
import type { ExhibitBuilderBody } from "../../app-server/contract/builders/exhibit-builders.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { readPage } from "./steps/read-page.ts";

browserTest(
  "stats, checks, the first six builders, and regions and specializations that each lead to some [F03]",
  async ({ app }) => {
    const call = async (path: string) => (await fetch(app.origin + path)).json();
    const builders: BuilderBody[] = await call("/api/builders");
    const main = (await readPage(`${app.origin}/builder-network`)).part("main");
    expect(main.lines).toEqual(expect.arrayContaining(["150+", "2,800+", "98%", "85%"]));
    const headings = [...main.all("h2"), ...main.all("h3")].map(({ text }) => text);
    const checks = ["Portfolio review", "Reference verification", "Insurance and licensing"];
    expect(headings).toEqual(expect.arrayContaining([...checks, "On-site quality assessment"]));
    const regions = main.part("section", "Where they are").all("li");
    expect(regions).toHaveLength(5);
    for (const region of regions) {
      const name = region.part("h3").text;
      const there = builders.filter((each) => each.region === name);
      expect(region.text).toContain(`${there.length}`);
      expect(there.map(({ city }) => city).some((city) => region.text.includes(city))).toBe(true);
    }
    expect(main.part("section", "What they specialize in").all("li")).toHaveLength(12);
    const hrefs = main.all("a").flatMap(({ links }) => Object.values(links));
    expect(hrefs.filter((href) => href === "/how-it-works")).toHaveLength(2);

    const searches = hrefs.filter((href) => href.startsWith("/our-builders?"));
    expect(searches).toHaveLength(17);
    for (const href of searches) {
      const found = await call(href.replace("/our-builders", "/api/builders/search"));
      expect(found.total, href).toBeGreaterThan(0);
    }

    const exhibited: ExhibitBuilderBody[] = await call("/api/exhibit-builders");
    const cards = main.all("article");
    expect(cards.map((card) => card.part("h3").text)).toEqual(
      exhibited.slice(0, 6).map(({ name }) => name),
    );
  },
);
