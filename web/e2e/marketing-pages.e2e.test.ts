import type { Page } from "playwright-core";
import { expect } from "vitest";
import { testDay } from "../../adapters/system/test/test-time.ts";
import { usualNumbers, withNumbers } from "../../domain/shared/promised-numbers.ts";
import { aboutUsCopy } from "../about-us/about-us-copy.ts";
import { vettingSteps } from "../builder-network/vetting-steps.ts";
import { howItWorksCopy } from "../how-it-works/how-it-works-copy.ts";
import { claims } from "../marketing/claims.ts";
import { followHeader } from "./follow-header.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

const textOf = async (page: Page) => (await page.getByRole("main").innerText()).toLowerCase();

async function expectToSay(page: Page, words: readonly string[]) {
  const text = await textOf(page);
  for (const each of words) {
    expect(text).toContain(withNumbers(each, usualNumbers).toLowerCase());
  }
}

browserTest(
  "how it works: steps, benefits, numbers, questions, ways on [F01]",
  async ({ reader }) => {
    const { page, visit } = reader;
    await visit("/how-it-works");
    const { steps, benefits, stats, questions } = howItWorksCopy;
    expect([steps, benefits, questions].map(({ length }) => length)).toEqual([4, 6, 6]);
    await expectToSay(
      page,
      [...steps, ...benefits].map(({ title }) => title),
    );
    await expectToSay(
      page,
      stats.flatMap(({ value, label }) => [value, label]),
    );
    await expectToSay(
      page,
      questions.map(({ question }) => question),
    );
    const main = page.getByRole("main");
    await main.getByText(questions[3]?.question ?? "").click();
    expect(
      await main.getByText(withNumbers(questions[3]?.answer ?? "", usualNumbers)).isVisible(),
    ).toBe(true);
    const ways = main.getByRole("link");
    const targets = await ways.evaluateAll((all) => all.map((it) => it.getAttribute("href")));
    expect(targets).toEqual(expect.arrayContaining(["/#quote-form", "/portfolio"]));
  },
);

browserTest(
  "about us: mission, values, years, team, numbers, ways on [F02]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    await visit("/about-us");
    const { values, timeline, team, stats, mission } = aboutUsCopy;
    expect([values, timeline, team].map(({ length }) => length)).toEqual([4, 6, 4]);
    const years = timeline.map(({ year }) => year);
    expect(years).toEqual(["2019", "2020", "2021", "2022", "2023", "2024"]);
    await expectToSay(page, ["Our mission", ...mission, ...years]);
    await expectToSay(
      page,
      [...values, ...timeline].flatMap(({ title, text }) => [title, text]),
    );
    await expectToSay(
      page,
      team.flatMap(({ name, role }) => [name, role]),
    );
    await expectToSay(
      page,
      stats.flatMap(({ value, label }) => [value, label]),
    );
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Meet the builder network" }).click();
    await page.waitForURL("**/builder-network");
    await page.goBack();
    await main.getByRole("link", { name: "Get quotes" }).click();
    await page.waitForURL("**/#quote-form");
  },
);

browserTest(
  "the legal pages say their four points and when they were written [F06]",
  async ({ reader }) => {
    const { page, visit } = reader;
    const pages = {
      "/privacy-policy": ["Quote request details are shared with builders in our network"],
      "/terms-of-service": ["The service only facilitates", "we are not a party to it"],
      "/cookie-policy": ["Essential cookies", "Analytics", "Preference", "Marketing cookies"],
    };
    for (const [path, words] of Object.entries(pages)) {
      await visit(path);
      await expectToSay(page, [...words, "Last updated: January 2025", "operator's counsel"]);
      const parts = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
      const last = parts.last();
      await last.click();
      const name = (await last.innerText()).trim();
      await expect
        .poll(() =>
          page.getByRole("heading", { name }).evaluate((it) => it.getBoundingClientRect().top),
        )
        .toBeLessThan(900);
    }
  },
);

browserTest("the cookie page tells the truth about our cookies [F06]", async ({ arrive }) => {
  const { page, visit } = await arrive();
  await visit("/");
  await visit("/cookie-policy");
  expect(await page.context().cookies()).toEqual([]);
  const named = await page.getByRole("table").locator("code").allTextContents();
  const form = { step: "sample", userType: "exhibitor" };
  await page.request.post("/login", { form });
  await page.context().clearCookies({ name: "session" });
  await page.request.post("/api/login/email", { data: { email: "cookies@example.com" } });
  await page.request.post("/login", { form });
  const quote = {
    tradeShowName: "CES",
    eventDate: testDay(35),
    venue: "LVCC",
    industry: "island",
    boothSize: "20x20",
    serviceType: "other",
    budget: "150000+",
    phone: "1",
    company: "Co",
    firstName: "A",
    lastName: "B",
    email: "a@b.example",
  };
  await page.request.post("/api/quote-requests", { data: quote });
  const set = (await page.context().cookies()).map(({ name }) => name);
  expect(set).toContain("session");
  expect(set).toContain("receipts");
  for (const name of set) expect(named).toContain(name);
  const all = [
    "session",
    "sign-in",
    "opened-link",
    "known-browser",
    "provider-sign-in",
    "apple-sign-in",
    "passkey",
    "receipts",
    "last-write",
  ];
  expect(named).toEqual(all);
});

browserTest("promises and numbers stand where people read them [F07] [Q37]", async ({ reader }) => {
  const { page, visit } = reader;
  const whole = (name: "builders" | "projects" | "satisfaction" | "repeatBusiness") =>
    claims[name].value;
  await visit("/");
  await expectToSay(page, ["100% free", "first quote within 24 hours", "all five within 48"]);
  await expectToSay(page, [whole("builders"), "2,847", "98%", "85%"]);
  expect(await page.getByRole("contentinfo").innerText()).toContain(claims.tagline);
  await visit("/portfolio");
  await expectToSay(page, ["255+", "10+"]);
  await visit("/builder-network");
  await expectToSay(page, ["150+", ...vettingSteps.map(({ title }) => title)]);
  await visit("/how-it-works");
  await expectToSay(page, ["500+"]);
  await visit("/about-us");
  await expectToSay(page, ["2,800+"]);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit("/promise");
  const figures = ["No percentage yet", "How we count"];
  await expectToSay(page, figures);
  await page.getByRole("link", { name: "365 days" }).click();
  await page.waitForURL("**/promise?days=365");
  await expectToSay(page, ["Requests of the last 365 days are counted", ...figures]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});

browserTest("the footer leads everywhere it says [A11]", async ({ app, reader }) => {
  const { page, visit } = reader;
  await visit("/contact");
  const footer = page.getByRole("contentinfo");
  const columns = {
    Resources: ["Blog", "Builder Network"],
    Exhibitors: ["Connect with Booth Builders", "Find a Trade Show Event", "Exhibit Design Ideas"],
    Company: ["About Us", "How It Works", "Reviews", "Contact"],
  };
  for (const [title, labels] of Object.entries(columns)) {
    const column = footer.getByRole("navigation", { name: title });
    for (const name of labels) {
      expect(await column.getByText(name, { exact: true }).count(), name).toBe(1);
    }
  }
  const links = footer.locator('a[href^="/"]');
  const paths = await links.evaluateAll((all) => all.map((it) => it.getAttribute("href") ?? ""));
  for (const path of ["/privacy-policy", "/terms-of-service", "/cookie-policy"]) {
    expect(paths).toContain(path);
  }
  for (const path of new Set(paths)) {
    expect((await fetch(app.origin + path)).status, path).toBe(200);
  }
});

browserTest("pages agree on what is promised, and on who reads a request", async ({ app }) => {
  for (const path of [
    "/",
    "/about-us",
    "/how-it-works",
    "/terms-of-service",
    "/privacy-policy",
    "/quote",
  ]) {
    const page = await (await fetch(app.origin + path)).text();
    expect(page, path).not.toMatch(/nobody else sees|no one else sees|\ban aim\b/i);
  }
  const terms = await (await fetch(`${app.origin}/terms-of-service`)).text();
  expect(terms).toMatch(/We promise five quotes: the first within 24 hours, all five within 48/);
  const privacy = await (await fetch(`${app.origin}/privacy-policy`)).text();
  expect(privacy).toContain("shared with builders in our network");
});

browserTest(
  "figures agree: the regions add up, and a band marks sample figures",
  async ({ app, reader, visitor: { page, visit } }) => {
    const read = async (path: string) => (await fetch(`${app.origin}${path}`)).json();
    const { regions, otherBuilders } = await read("/api/builders/network");
    const { builders, hasSamples } = await read("/api/figures");
    const within = regions.reduce(
      (sum: number, region: { builders: number }) => sum + region.builders,
      0,
    );
    expect([within + otherBuilders, hasSamples]).toEqual([builders, true]);
    for (const path of ["/", "/portfolio", "/builder-network", "/about-us", "/how-it-works"]) {
      await reader.visit(path);
      const notes = reader.page.getByText("The figures on this page are illustrative");
      expect(await notes.count(), path).toBe(1);
    }
    await visit("/how-it-works");
    await followHeader(page, "About Us");
    await page.waitForURL("**/about-us");
    await page.getByText("The figures on this page are illustrative").waitFor();
    expect((await fetch(`${app.origin}/favicon.ico`)).status).toBe(200);
  },
);

browserTest("figures that can't be read again stay as they were seen", async ({ visitor }) => {
  const { page, visit, expectComplaint } = visitor;
  expectComplaint(/503/);
  await page.route("**/api/figures", (route) => route.fulfill({ status: 503, body: "" }));
  await visit("/how-it-works");
  const refused = page.waitForResponse("**/api/figures");
  await followHeader(page, "About Us");
  await (await refused).finished();
  const numbers = page.getByRole("region", { name: "In numbers" });
  await numbers.getByText(claims.projectsOnAboutUs.value).waitFor();
  // the outcome is on the screen before the second frame
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await numbers.getByText(claims.projectsOnAboutUs.value).count()).toBe(1);
});
