import { expect } from "vitest";
import { testDay } from "../../adapters/system/test/test-time.ts";
import { createTestClient } from "../../app-server/test/test-client.ts";
import { usualNumbers, withNumbers } from "../../domain/shared/promised-numbers.ts";
import { aboutUsCopy } from "../about-us/about-us-copy.ts";
import { howItWorksCopy } from "../how-it-works/how-it-works-copy.ts";
import { claims } from "../marketing/claims.ts";
import { tagline } from "../marketing/tagline.ts";
import { vettingSteps } from "../marketing/vetting-steps.ts";
import { followHeader } from "./follow-header.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { readPage, type Served } from "./steps/read-page.ts";

function expectToSay(part: Served, words: readonly string[]) {
  const text = part.lines.join(" ").toLowerCase();
  for (const each of words) {
    expect(text).toContain(withNumbers(each, usualNumbers).toLowerCase());
  }
}

/** The page's own, after those of its quotations. */
const footerOf = (page: Served) => page.all("footer").at(-1) ?? page;

browserTest("how it works: steps, benefits, numbers, questions, ways on [F01]", async ({ app }) => {
  const main = (await readPage(`${app.origin}/how-it-works`)).part("main");
  const { steps, benefits, vetted, stats, questions } = howItWorksCopy;
  expect([steps, benefits, questions].map(({ length }) => length)).toEqual([4, 5, 6]);
  expectToSay(
    main,
    [...steps, vetted.none, ...benefits].map(({ title }) => title),
  );
  expectToSay(
    main,
    stats.flatMap(({ value, label }) => [value, label]),
  );
  const asked = main.all("details");
  expect(asked).toHaveLength(6);
  for (const [at, { question, answer }] of questions.entries()) {
    expectToSay(asked[at] ?? main, [question, answer.replace(" {rates}", "")]);
    expect(asked[at]?.part("summary").lines).toContain(question);
  }
  const targets = Object.values(main.links);
  expect(targets).toEqual(expect.arrayContaining(["/#quote-form", "/portfolio"]));
});

browserTest("about us: mission, values, years, team, numbers, ways on [F02]", async ({ app }) => {
  const main = (await readPage(`${app.origin}/about-us`)).part("main");
  const { values, timeline, team, stats, mission } = aboutUsCopy;
  expect([values, timeline, team].map(({ length }) => length)).toEqual([4, 6, 4]);
  const years = timeline.map(({ year }) => year);
  expect(years).toEqual(["2019", "2020", "2021", "2022", "2023", "2024"]);
  expectToSay(main, ["Our mission", ...mission, ...years]);
  expectToSay(
    main,
    [...values, ...timeline].flatMap(({ title, text }) => [title, text]),
  );
  expectToSay(
    main,
    team.flatMap(({ name, role }) => [name, role]),
  );
  expectToSay(
    main,
    stats.flatMap(({ value, label }) => [value, label]),
  );
  expect(main.links["Meet the builder network"]).toBe("/builder-network");
  expect(main.links["Get quotes"]).toBe("/#quote-form");
});

browserTest(
  "the legal pages say their four points and when they were written [F06]",
  async ({ app }) => {
    const pages = {
      "/privacy-policy": ["Quote request details are shared with builders in our network"],
      "/terms-of-service": ["The service only facilitates", "we are not a party to it"],
      "/cookie-policy": ["Essential cookies", "Analytics", "Preference", "Marketing cookies"],
    };
    for (const [path, words] of Object.entries(pages)) {
      const main = (await readPage(app.origin + path)).part("main");
      expectToSay(main, [...words, "Last updated: January 2025", "operator's counsel"]);
      const contents = main.all("nav").find(({ html }) => html.includes('aria-label="Contents"'));
      const parts = Object.entries(contents?.links ?? {});
      expect(parts.length).toBeGreaterThan(3);
      for (const [name, address] of parts) {
        const [, id] = address.split("#");
        expect(main.html).toMatch(new RegExp(`id="${id}"[^>]*>(<[^>]+>)*${name}<`));
      }
    }
  },
);

browserTest("the cookie page tells the truth about our cookies [F06]", async ({ app }) => {
  const client = createTestClient((path, init) => fetch(app.origin + path, init));
  await client.get("/");
  const policy = await readPage(`${app.origin}/cookie-policy`);
  expect((await client.get("/cookie-policy")).status).toBe(200);
  expect([...client.jar]).toEqual([]);
  const named = policy
    .part("table")
    .all("code")
    .flatMap(({ lines }) => lines);
  const signIn = () =>
    client.call("/login", {
      method: "POST",
      body: new URLSearchParams({ step: "sample", userType: "exhibitor" }),
    });
  const set = new Set<string>();
  const note = () => {
    for (const name of client.jar.keys()) set.add(name);
  };
  await signIn();
  note();
  client.jar.delete("session");
  await client.send("POST", "/api/login/email", { email: "cookies@example.com" });
  note();
  await signIn();
  note();
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
  await client.send("POST", "/api/quote-requests", quote);
  note();
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

browserTest(
  "promises and numbers stand where people read them [F07] [Q37] [U36]",
  async ({ app }) => {
    const main = async (path: string) => (await readPage(app.origin + path)).part("main");
    const whole = (name: "builders" | "projects" | "satisfaction" | "repeatBusiness") =>
      claims[name].value;
    const home = await readPage(`${app.origin}/`);
    expectToSay(home.part("main"), [
      "100% free",
      "first quote within 24 hours",
      "all five within 48",
    ]);
    expectToSay(home.part("main"), [whole("builders"), "2,847", "98%", "85%"]);
    expectToSay(footerOf(home), [tagline]);
    expectToSay(await main("/portfolio"), ["255+", "10+"]);
    expectToSay(await main("/builder-network"), [
      "150+",
      ...vettingSteps.map(({ title }) => title),
    ]);
    expectToSay(await main("/how-it-works"), ["500+", "Checks you can see"]);
    // no check is required of builders, so no page says that all have passed one
    expectToSay(await main("/for-builders"), ["Checks that exhibitors see"]);
    expectToSay(await main("/our-builders"), ["which of our checks are valid"]);
    expectToSay(await main("/about-us"), ["2,800+"]);
    for (const path of ["/for-builders", "/how-it-works"]) {
      expect((await main(path)).links["How we earn"]).toBe("/numbers#commission");
    }
    expectToSay(await main("/numbers"), ["How we earn", "Exhibitors pay us nothing."]);
    const figures = ["No percentage yet", "How we count"];
    const promise = await main("/promise");
    expectToSay(promise, figures);
    expect(promise.links["365 days"]).toBe("/promise?days=365");
    expectToSay(await main("/promise?days=365"), [
      "Requests of the last 365 days are counted",
      ...figures,
    ]);
  },
);

browserTest("the footer leads everywhere it says [A11]", async ({ app }) => {
  const footer = footerOf(await readPage(`${app.origin}/contact`));
  const columns = {
    Resources: ["Blog", "Builder Network"],
    Exhibitors: ["Connect with Booth Builders", "Find a Trade Show Event", "Exhibit Design Ideas"],
    Builders: ["For Builders"],
    Company: ["About Us", "How It Works", "Reviews", "Contact"],
  };
  for (const [title, labels] of Object.entries(columns)) {
    expect(
      footer
        .part("nav", title)
        .all("a")
        .flatMap(({ lines }) => lines),
    ).toEqual(labels);
  }
  for (const name of ["LinkedIn", "Twitter", "Facebook"]) {
    expect(Object.keys(footer.links).filter((link) => link.startsWith(name))).toHaveLength(1);
  }
  expect(footer.lines.join(" ")).toContain("© 2024");
  const paths = Object.values(footer.links).filter((address) => address.startsWith("/"));
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

browserTest("figures agree: the regions add up", async ({ app }) => {
  const read = async (path: string) => (await fetch(`${app.origin}${path}`)).json();
  const { regions, otherBuilders } = await read("/api/builders/network");
  const { builders, hasSamples } = await read("/api/figures");
  const within = regions.reduce(
    (sum: number, region: { builders: number }) => sum + region.builders,
    0,
  );
  expect([within + otherBuilders, hasSamples]).toEqual([builders, true]);
});

const note = "The figures on this page are illustrative";

browserTest("a band marks sample figures", async ({ app }) => {
  for (const path of ["/", "/portfolio", "/builder-network", "/about-us", "/how-it-works"]) {
    const { lines } = await readPage(app.origin + path);
    expect(
      lines.filter((line) => line.includes(note)),
      path,
    ).toHaveLength(1);
  }
  expect((await fetch(`${app.origin}/favicon.ico`)).status).toBe(200);
});

browserTest(
  "figures that can't be read again stay as they were seen, with their band",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    expectComplaint(/503/);
    await page.route("**/api/figures", (route) => route.fulfill({ status: 503, body: "" }));
    await visit("/how-it-works");
    const refused = page.waitForResponse("**/api/figures");
    await followHeader(page, "About Us");
    await (await refused).finished();
    const numbers = page.getByRole("region", { name: "In numbers" });
    await numbers.getByText(claims.projectsOnAboutUs.value).waitFor();
    await page.getByText(note).waitFor();
    // the outcome is on the screen before the second frame
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    expect(await numbers.getByText(claims.projectsOnAboutUs.value).count()).toBe(1);
  },
);
