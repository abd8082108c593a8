import { expect } from "vitest";
import { signInSample } from "../../scripts/bench/sign-in-sample.ts";
import { drawBooth } from "../booth-drawing/draw-booth.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { quoteAnswers, quoteWizard } from "./steps/quote-wizard.ts";
import { readPage } from "./steps/read-page.ts";

const unknown = "/quote-success/0192f0c4-7f5e-7b5a-9c1e-2f3a4b5c6d7e";

browserTest(
  "the success page shows the request, loading first, to the person who asked and no one else [C11]",
  async ({ app, visitor }) => {
    const { page, visit } = visitor;
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/quote-requests/*", async (route) => {
      await isAnswered;
      await route.continue();
    });
    await visit("/quote");
    const path = await quoteWizard(page).goToSuccess();
    await page.getByText("Loading your request...").waitFor({ state: "attached" });
    answer();

    const fact = (label: string) =>
      page
        .locator("dl > div", { has: page.getByText(label, { exact: true }) })
        .locator("dd")
        .innerText();
    const expectFacts = async () => {
      await page.locator("dl").waitFor();
      expect(await fact("First Name")).toBe("Mara");
      expect(await fact("Email")).toBe(quoteAnswers.email);
      expect(await fact("Trade Show Name")).toBe(quoteAnswers.tradeShowName);
      expect(await fact("Event Date")).toBe("May 14, 2031");
      expect(await fact("Venue")).toBe(quoteAnswers.venue);
      expect(await fact("Exhibit Type")).toBe("Island");
      expect(await fact("Booth Size")).toBe("20\u00a0×\u00a020\u00a0ft");
      expect(await fact("Budget")).toBe("$35,000 – $75,000");
    };
    await expectFacts();
    expect(await page.getByText("Loading your request...").count()).toBe(0);
    // the drawing has what was chosen, and nothing else
    const { industry: type, boothSize: size } = quoteAnswers;
    const seed = path.split("/").at(-1) ?? "";
    const { faces } = drawBooth({ type, size, features: [], seed });
    const strokes = page.getByRole("main").locator("[aria-hidden=true] svg > path");
    await expect.poll(() => strokes.count()).toBe(faces.length);

    // five frames wait for quotes
    const five = page.getByRole("region", { name: "Your five quotes" });
    await five.getByText("0 of 5 in").waitFor();
    expect(await five.locator("[data-in=false]").count()).toBe(5);

    // a later visit is served whole, without caching, referrer or indexing
    const response = await visit(path);
    await expectFacts();
    const headers = response.headers();
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-robots-tag"]).toBe("noindex");

    const stranger = await readPage(app.origin + path);
    expect(stranger.status).toBe(200);
    expect(stranger.text).toContain("What happens after you request quotes");
    expect(stranger.html).not.toContain(quoteAnswers.email);
  },
);

browserTest("without the request it speaks in general words [C11]", async ({ app }) => {
  for (const path of [unknown, "/quote-success", "/quote-success/x"]) {
    const page = await readPage(app.origin + path);
    expect(page.status).toBe(200);
    const main = page.part("main");
    const headings = [...main.all("h1"), ...main.all("h2")].map(({ text }) => text);
    expect(headings).toContain("What happens after you request quotes");
    expect(main.lines).not.toContain("Your quote request is in.");
    expect(main.lines).not.toContain("Received");
    expect(main.links["Get quotes"]).toBe("/quote");
    expect(main.lines).toEqual(expect.arrayContaining(["Within 24 hours", "Within 48 hours"]));
    expect(main.all("dl")).toEqual([]);
    expect(main.text).not.toContain("Loading your request...");
  }
});

browserTest(
  "a member who opens another's request reads which account they are in [C11]",
  async ({ app }) => {
    const toSignIn = "Sign in to see this request.";
    const ofVisitor = (await readPage(app.origin + unknown)).part("main");
    expect(ofVisitor.text).toContain(toSignIn);
    const cookie = await signInSample(app.origin, "exhibitor");
    const main = (await readPage(app.origin + unknown, cookie)).part("main");
    expect(main.text).toContain("You're signed in as exhibitor@example.com");
    expect(main.text).not.toContain(toSignIn);
    expect(main.links["Sign out"]).toBe("/api/logout");
  },
);

browserTest(
  "a request that was just sent is received, also where it can't be read, which can be tried again [C11]",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    expectComplaint(/Failed to load resource.*500/);
    await page.route("**/api/quote-requests/*", (route) =>
      route.fulfill({ status: 500, body: "" }),
    );
    await visit("/quote");
    await quoteWizard(page).goToSuccess();
    await page.getByRole("heading", { name: "Your quote request is in." }).waitFor();
    const failure = page.getByRole("alert").filter({ hasText: "We couldn't show your request" });
    await failure.waitFor();
    await page.unroute("**/api/quote-requests/*");
    await failure.getByRole("link", { name: "Try Again" }).click();
    await page.locator("dl").getByText(quoteAnswers.venue).waitFor();
    expect(await failure.count()).toBe(0);
  },
);
