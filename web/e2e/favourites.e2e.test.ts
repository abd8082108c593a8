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
  "the heart of a builder marks it, lets it go and counts; it turns at once, waits, turns back on failure, and agrees with the database after another tab, a double click and ten in a burst [J06]",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    await signInAs(page, "exhibitor");
    const { id, path } = await sample(page, "builder", 0);
    await visit(path);
    await isReady(page);
    await heart(page).getByText("0 people").waitFor();
    for (const [title, marked, people] of [
      ["Added to favorites", true, "1 person"],
      ["Removed from favorites", false, "0 people"],
    ] as const) {
      await heart(page).click();
      await toast(page).getByText(title).waitFor();
      await heart(page).getByText(people).waitFor();
      await isReady(page);
      expect(await isPressed(page)).toBe(marked);
      expect(await stored(page, "builder", id)).toBe(marked);
    }

    expectComplaint(/Failed to load resource/);
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
    await expect.poll(() => stored(page, "builder", id)).toBe(true);
    await expect.poll(() => heart(page).isDisabled()).toBe(false);
    await expect.poll(() => isPressed(page)).toBe(true);
    await page.unroute("**/api/favorites/toggle");

    // another tab let it go: the next press marks it again, and the page learns that
    await callApi(page, "POST", "/api/favorites/toggle", { itemType: "builder", itemId: id });
    expect(await togglesAfter(page, () => heart(page).dblclick())).toBe(1);
    expect(await stored(page, "builder", id)).toBe(true);
    expect(await isPressed(page)).toBe(true);

    const burst = await togglesAfter(page, () =>
      heart(page).evaluate(async (button: HTMLButtonElement) => {
        for (let click = 0; click < 10; click++) {
          button.click();
          await new Promise((later) => setTimeout(later, 15));
        }
      }),
    );
    await expect.poll(() => isPressed(page)).toBe(burst % 2 === 0);
    expect(await stored(page, "builder", id)).toBe(burst % 2 === 0);
  },
);

browserTest(
  "a visitor is offered to sign in, and comes back to a full heart; only where it is shown is it counted, and a page of cards asks once [J06]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    const { id, path, title } = await sample(page, "portfolio_project", 2);
    await visit(path);
    await heart(page).click();
    await toast(page).getByText("Sign in to save favorites").waitFor();
    expect(await isPressed(page)).toBe(false);
    await toast(page).getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL(/\/api\/login\?returnTo=/);
    const reads: string[] = [];
    page.on("request", (request) => reads.push(request.url()));
    const asked = (what: string) => reads.filter((url) => url.includes(`/api/favorites/${what}/`));
    await page.getByRole("button", { name: "builder@example.com" }).click();
    await page.waitForURL(`**${path}`);
    await toast(page).getByText("Added to favorites").waitFor();
    await expect.poll(() => stored(page, "portfolio_project", id)).toBe(true);
    expect(asked("count")).toEqual([]);

    reads.splice(0);
    await visit("/portfolio");
    await isReady(page);
    const hearts = page.getByRole("main").getByTitle(/ favorites$/);
    expect(await hearts.count()).toBeGreaterThan(3);
    expect(asked("check")).toHaveLength(1);
    const own = hearts.filter({ hasText: title });
    await expect.poll(() => own.getAttribute("aria-pressed")).toBe("true");
  },
);

browserTest(
  "/favourites has both kinds, and the focus goes on to what is left [J06]",
  async ({ visitor }) => {
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
    await visit("/favourites");
    const first = page.getByRole("button", { name: `Favorite: ${project.title}` });
    await first.waitFor();
    const quotes = page.getByRole("link", { name: "Get quotes from this builder" });
    expect(await quotes.getAttribute("href")).toMatch(
      new RegExp(`^/\\?builder=${builder.id}\\+.*#quote-form$`),
    );
    await expectFit(page, { picture: "favourites" });
    // the focus goes to the next heart, and from the last one to the heading
    const hasFocus = (place: Locator) => place.evaluate((one) => one === document.activeElement);
    await first.press("Enter");
    await page.getByRole("heading", { name: "Projects" }).waitFor({ state: "detached" });
    const left = page.getByRole("button", { name: `Favorite: ${builder.name}` });
    await expect.poll(() => hasFocus(left)).toBe(true);
    await left.press("Enter");
    await page.getByRole("heading", { name: "No favorites yet" }).waitFor();
    await expect.poll(() => hasFocus(page.getByRole("heading", { level: 1 }))).toBe(true);
  },
);
