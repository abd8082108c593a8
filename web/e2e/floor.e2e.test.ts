import axe from "axe-core";
import type { Browser, BrowserContext } from "playwright-core";
import { expect, inject } from "vitest";
import { createTestClient } from "../../app-server/test/test-client.ts";
import { testPicture } from "../../app-server/test/test-picture.ts";
import { ada, bea } from "../../domain/accounts/examples.ts";
import { launchChromium } from "./launch-chromium.ts";
import { seededAppTest as test } from "./seeded-app-test.ts";

let browser: Browser;
test.beforeAll(async () => {
  browser = await launchChromium({ hasPictures: true, executablePath: inject("chromium") });
});
test.afterAll(() => browser.close());

/** Facts that only the sides of the job may know. */
const planted = {
  firstName: "Zqfirst",
  lastName: "Zqlast",
  email: "zqowner@planted.example",
  phone: "+1 555 0171",
};
const secrets = /zqfirst|zqlast|zqowner|0171|zqmessage|42[,.]?000|USD/i;

/** A phone of a hall; where there is one, signed in. */
async function phone(origin: string, cookies: Record<string, string>, hasScripts: boolean) {
  const context: BrowserContext = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: hasScripts,
  });
  const jar = Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin }));
  await context.addCookies(jar);
  return { context, page: await context.newPage() };
}

test("a crew's page is small, fits a phone, works without scripts and has nothing private [T16] [T17] [T18]", async ({
  world,
  app,
}) => {
  const { responseId } = await world.given("accepted", { ...planted, userId: ada.id });
  const asBuilder = createTestClient(
    (path, init) => fetch(new URL(path, app.origin), init),
    await world.sessionOf(bea),
  );
  const job = `/api/jobs/${responseId}`;
  await asBuilder.send("POST", `${job}/messages`, { text: "Zqmessage" });
  const call = { text: `A lamp is off, call ${planted.email} or ${planted.phone}` };
  expect((await asBuilder.send("POST", `${job}/punch`, call)).status).toBe(201);
  const { body } = await asBuilder.send("POST", `${job}/site-link`);
  for (const path of [body.path, `${body.path}.data`]) {
    const answer = await fetch(new URL(path, app.origin));
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain("A lamp is off");
    expect(`${text}${JSON.stringify([...answer.headers])}`).not.toMatch(secrets);
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  const altered = await fetch(new URL(`${body.path}x`, app.origin));
  expect(altered.status).toBe(404);

  const { context, page } = await phone(app.origin, {}, false);
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(body.path);
  await page.waitForLoadState("networkidle");
  const weights = await Promise.all(sizes);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(60_000);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole("button", { name: "It's fixed" }).click();
  await page.getByText("Marked as fixed").waitFor();
  await page.locator("summary", { hasText: "The booth is up" }).click();
  await page.getByRole("button", { name: "The booth is up" }).click();
  await page.getByText("The booth is up since").waitFor();
  const photo = {
    name: "fix.png",
    mimeType: "image/png",
    buffer: Buffer.from(await testPicture()),
  };
  await page.getByLabel("Photo of item 1").setInputFiles(photo);
  await page.getByRole("button", { name: "Send photo" }).click();
  await page.getByText("Photo added").waitFor();
  await context.close();
});

test("typed words survive a lost connection, and photos are sent one by one, each once [T16] [T50]", async ({
  world,
  app,
}) => {
  const { requestId, responseId } = await world.given("accepted", { userId: ada.id });
  const { context, page } = await phone(app.origin, await world.sessionOf(ada), true);
  const complaints: Error[] = [];
  page.on("pageerror", (error) => complaints.push(error));
  await page.goto(`/jobs/${responseId}/site`);
  const field = page.getByLabel("What is not as agreed?");
  await field.fill("The counter wobbles");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Add to the list" }).click();
  await page.getByText("No connection. Your words are kept here").waitFor();
  expect(await field.inputValue()).toBe("The counter wobbles");
  await context.setOffline(false);
  await page.getByText("Added to the list").waitFor();
  await page.getByRole("heading", { name: "Item 1" }).waitFor();
  expect(await field.inputValue()).toBe("");

  // the server stores it, and its answer is lost
  await page.route(/\/site\??$/, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch({ maxRedirects: 0 });
    return route.abort();
  });
  await field.fill("The light flickers");
  await page.getByRole("button", { name: "Add to the list" }).click();
  await page.getByText("No connection. Your words are kept here").waitFor();
  await page.unroute(/\/site\??$/);
  await page.reload();
  await page.getByRole("heading", { name: "Item 2" }).waitFor();
  expect(await field.inputValue()).toBe("The light flickers");
  expect(await page.getByText("Added to the list").count()).toBe(0);
  await page.getByRole("button", { name: "Add to the list" }).click();
  await page.getByText("Added to the list").waitFor();
  expect(await page.getByRole("heading", { name: /^Item / }).count()).toBe(2);

  let tries = 0;
  await page.route("**/photos", (route) => {
    tries += 1;
    return tries === 1 ? route.abort() : route.continue();
  });
  const pictures = await Promise.all([30, 31].map((width) => testPicture({ width })));
  const files = pictures.map((bytes, at) => ({
    name: `photo ${at}.png`,
    mimeType: "image/png",
    buffer: Buffer.from(bytes),
  }));
  await page.getByLabel("Photo of item 1").setInputFiles(files);
  await page.locator("#item-1").getByRole("button", { name: "Send photo" }).click();
  await page.getByText("Photo added").waitFor();
  expect(await page.locator("main img").count()).toBe(2);
  expect(tries).toBe(3);
  const stored = await world.sql("select id from attachment where quote_request_id = $1", [
    requestId,
  ]);
  expect(stored).toHaveLength(2);
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate("axe.run(document)")) as axe.AxeResults;
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
