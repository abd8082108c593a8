import type { Locator, Page, Request, Response } from "playwright-core";
import { expect } from "vitest";
import { callApi } from "./call-api.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectFit } from "./steps/expect-fit.ts";
import { signInAs } from "./steps/sign-in-as.ts";

type Named = { id: string; title: string; name: string };
type Kind = "portfolio_project" | "builder";

const paths = { portfolio_project: "/portfolio", builder: "/builders" };

/** One of the samples, by its place in the public list, so that no two tests share one. */
async function sample(page: Page, kind: Kind, at: number): Promise<Named & { path: string }> {
  const all = await callApi<Named[]>(page, "GET", `/api${paths[kind]}`);
  const found = all[at];
  if (!found) throw new Error(`No sample ${kind} ${at}`);
  return { ...found, path: `${paths[kind]}/${found.id}` };
}

const heart = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Favorite:" }).first();
const toast = (page: Page) => page.locator("[role=region][aria-label^=Notifications] li");
const isPressed = async (page: Page) => (await heart(page).getAttribute("aria-pressed")) === "true";

async function stored(page: Page, kind: Kind, id: string): Promise<boolean> {
  const path = `/api/favorites/check/${kind}/${id}`;
  return (await callApi<{ isFavorited: boolean }>(page, "GET", path)).isFavorited;
}

async function isReady(page: Page) {
  await expect.poll(() => heart(page).isEnabled()).toBe(true);
}

/** Presses the heart in some way, and waits until each toggle that it caused is answered; returns how many there were. */
async function togglesAfter(page: Page, press: () => Promise<void>): Promise<number> {
  let [sent, answered] = [0, 0];
  const isToggle = (url: string) => url.endsWith("/api/favorites/toggle");
  const count = {
    request: (request: Request) => isToggle(request.url()) && sent++,
    response: (response: Response) => isToggle(response.url()) && answered++,
  };
  page.on("request", count.request).on("response", count.response);
  await press();
  await expect.poll(() => sent > 0 && sent === answered).toBe(true);
  await isReady(page);
  page.off("request", count.request).off("response", count.response);
  return sent;
}

browserTest(
  "the heart of a project and of a builder marks it and lets it go; only where it is shown is it counted, and a page of cards asks once [J06]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    await signInAs(page, "exhibitor");
    const counted: string[] = [];
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/favorites/count/")) counted.push(request.url());
      if (request.url().includes("/api/favorites/check/")) asked.push(request.url());
    });
    for (const kind of ["portfolio_project", "builder"] as const) {
      const { id, path } = await sample(page, kind, 0);
      await visit(path);
      await isReady(page);
      if (kind === "builder") await heart(page).getByText("0 people").waitFor();
      else expect(counted).toEqual([]);
      for (const [title, marked] of [
        ["Added to favorites", true],
        ["Removed from favorites", false],
      ] as const) {
        await heart(page).click();
        await toast(page).getByText(title).waitFor();
        await isReady(page);
        await expect.poll(() => isPressed(page)).toBe(marked);
        expect(await stored(page, kind, id)).toBe(marked);
        if (kind === "builder") {
          await heart(page)
            .getByText(marked ? "1 person" : "0 people")
            .waitFor();
        }
      }
    }
    expect(counted.length).toBeGreaterThan(0);

    asked.splice(0);
    await visit("/portfolio");
    await isReady(page);
    expect(await page.getByRole("button", { name: "Favorite:" }).count()).toBeGreaterThan(3);
    expect(asked).toHaveLength(1);
  },
);

browserTest(
  "it turns at once, waits, turns back on failure, and agrees with the database after a double click and ten in a burst [J06]",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    expectComplaint(/Failed to load resource/);
    await signInAs(page, "exhibitor");
    const { id, path } = await sample(page, "builder", 2);
    await visit(path);
    await isReady(page);
    const answers = [
      { status: 500, json: { message: "The heart is being mended" }, words: "being mended" },
      { status: 502, body: "", words: "Failed to update favorites. Please try again." },
      { abort: true, words: "Failed to update favorites. Please try again." },
    ];
    for (const { words, abort, ...answer } of answers) {
      const held = Promise.withResolvers<void>();
      await page.route("**/api/favorites/toggle", async (route) => {
        await held.promise;
        await (abort ? route.abort() : route.fulfill(answer));
      });
      await heart(page).click();
      await expect.poll(() => isPressed(page)).toBe(true);
      expect(await heart(page).isDisabled()).toBe(true);
      held.resolve();
      const failed = toast(page).filter({ has: page.getByText("Error", { exact: true }) });
      await failed.getByText(words).waitFor();
      await isReady(page);
      await expect.poll(() => isPressed(page)).toBe(false);
      await page.unroute("**/api/favorites/toggle");
    }
    expect(await stored(page, "builder", id)).toBe(false);

    // an answer that gets lost is asked for again
    await page.route("**/api/favorites/toggle", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await heart(page).click();
    await toast(page).getByText("Error", { exact: true }).waitFor();
    await expect.poll(() => stored(page, "builder", id)).toBe(true);
    await expect.poll(() => isPressed(page)).toBe(true);

    await page.unroute("**/api/favorites/toggle");
    await isReady(page);
    expect(await togglesAfter(page, () => heart(page).dblclick())).toBe(1);
    await expect.poll(() => isPressed(page)).toBe(false);
    expect(await stored(page, "builder", id)).toBe(false);

    const burst = await togglesAfter(page, () =>
      heart(page).evaluate(async (button: HTMLButtonElement) => {
        for (let click = 0; click < 10; click++) {
          button.click();
          await new Promise((later) => setTimeout(later, 15));
        }
      }),
    );
    await expect.poll(() => isPressed(page)).toBe(burst % 2 === 1);
    expect(await stored(page, "builder", id)).toBe(burst % 2 === 1);
  },
);

browserTest(
  "two tabs: the one that lags behind learns what the server did [J06]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    await signInAs(page, "exhibitor");
    const { id, path } = await sample(page, "builder", 5);
    await visit(path);
    await isReady(page);
    const other = await page.context().newPage();
    await other.goto(path);
    await isReady(other);
    await page.bringToFront(); // a hidden tab renders once a second
    await heart(page).click();
    await toast(page).getByText("Added to favorites").waitFor();
    await other.bringToFront();
    await heart(other).click();
    await toast(other).getByText("Removed from favorites").waitFor();
    await expect.poll(() => isPressed(other)).toBe(false);
    expect(await stored(page, "builder", id)).toBe(false);
    await other.close();
  },
);

browserTest(
  "a visitor is offered to sign in, and comes back to a full heart [J06]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    const { id, path } = await sample(page, "portfolio_project", 2);
    await visit(path);
    await heart(page).click();
    await toast(page).getByText("Sign in to save favorites").waitFor();
    expect(await isPressed(page)).toBe(false);
    await toast(page).getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL(/\/api\/login\?returnTo=/);
    await page.getByRole("button", { name: "builder@example.com" }).click();
    await page.waitForURL(`**${path}`);
    await toast(page).getByText("Added to favorites").waitFor();
    await expect.poll(() => stored(page, "portfolio_project", id)).toBe(true);
    await visit(path);
    await expect.poll(() => isPressed(page)).toBe(true);
  },
);

browserTest("/favourites has both kinds, from the account menu [J06]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await signInAs(page, "admin");
  const project = await sample(page, "portfolio_project", 3);
  const builder = await sample(page, "builder", 6);
  for (const [itemType, { id: itemId }] of [
    ["portfolio_project", project],
    ["builder", builder],
  ] as const) {
    await callApi(page, "POST", "/api/favorites/toggle", { itemType, itemId });
  }
  await visit("/");
  const banner = page.getByRole("banner");
  await banner.locator("button[aria-expanded]:visible").last().click();
  await banner.getByRole("link", { name: "Favorites" }).click();
  await page.waitForURL("**/favourites"); // the home page names builders too
  await page.getByRole("heading", { name: "Projects" }).waitFor();
  await page.getByRole("link", { name: builder.name }).waitFor();
  await isReady(page);
  const quotes = page.getByRole("link", { name: "Get quotes from this builder" });
  expect(await quotes.getAttribute("href")).toMatch(
    new RegExp(`^/\\?builder=${builder.id}\\+.*#quote-form$`),
  );
  await expectFit(page, { picture: "favourites" });
  // the focus goes to the next heart, and from the last one to the heading
  const hasFocus = (place: Locator) => place.evaluate((one) => one === document.activeElement);
  await page.getByRole("button", { name: `Favorite: ${project.title}` }).press("Enter");
  await page.getByRole("link", { name: project.title }).waitFor({ state: "detached" });
  await page.getByRole("heading", { name: "Projects" }).waitFor({ state: "detached" });
  const left = page.getByRole("button", { name: `Favorite: ${builder.name}` });
  await expect.poll(() => hasFocus(left)).toBe(true);
  await left.press("Enter");
  await page.getByRole("heading", { name: "No favorites yet" }).waitFor();
  await expect.poll(() => hasFocus(page.getByRole("heading", { level: 1 }))).toBe(true);
});
