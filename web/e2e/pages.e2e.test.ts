import { expect } from "vitest";
import { publicPages } from "../../app-server/http/documents/public-pages.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectLevels } from "./steps/expect-headings.ts";
import { readPage } from "./steps/read-page.ts";
import { signInAs } from "./steps/sign-in-as.ts";

browserTest(
  "the home page comes alive, and the browser has nothing to warn of",
  async ({ visitor: { page, visit } }) => {
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    const response = await visit("/");
    expect(response.status()).toBe(200);
    // only a page that is alive answers this without a new page
    await page.getByRole("link", { name: "How It Works" }).first().click();
    await page.waitForURL("**/how-it-works");
    expect(warnings).toEqual([]);
  },
);

browserTest("an unknown path is a Page Not Found page [A03]", async ({ app }) => {
  const page = await readPage(`${app.origin}/no/such/page`);
  expect(page.status).toBe(404);
  expect(page.part("h1").text).toBe("Page Not Found");
  expect(page.part("title").text).toContain("Page Not Found");
});

browserTest("a page beyond the last of a list leads to the last [X14]", async ({ app }) => {
  const ask = (path: string) => fetch(app.origin + path, { redirect: "manual" });
  for (const [path, last] of [
    ["/blog?page=999", /^\/blog(\?page=\d{1,2})?$/],
    ["/our-builders?page=999", /^\/our-builders(\?page=\d{1,2})?$/],
    ["/our-builders?region=Europe&page=999", /^\/our-builders\?region=Europe(&page=\d)?$/],
    ["/trade-show-calendar?page=999", /^\/trade-show-calendar(\?page=\d{1,2})?$/],
    ["/trade-show-calendar?search=nothing+like+it&page=2", /\?search=nothing\+like\+it$/],
    ["/portfolio?page=999999", /^\/portfolio(\?page=\d{1,2})?$/],
  ] as const) {
    const answer = await ask(path);
    const to = answer.headers.get("location") ?? "";
    expect([path, answer.status, to]).toEqual([path, 302, expect.stringMatching(last)]);
    expect((await ask(to)).status).toBe(200);
  }
});

browserTest("a visitor's complaints are heard", async ({ arrive }) => {
  const { page, visit, leave, expectComplaint } = await arrive();
  await visit("/");
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement("script"), { text: "void 0" }));
  });
  await expect(leave()).rejects.toThrow("Content Security Policy");
  expectComplaint(/Content Security Policy|CSP violation/);
});

browserTest(
  "every page that a visitor reads has one heading of level one, and none that skips a level",
  async ({ app }) => {
    const read = async (path: string) => (await fetch(`${app.origin}${path}`)).json();
    const first = async (path: string) => (await read(path))[0].id;
    const found = [
      `/portfolio/${await first("/api/portfolio")}`,
      `/builders/${await first("/api/builders")}`,
      `/trade-shows/${await first("/api/trade-shows")}`,
      `/blog/${await first("/api/blog")}`,
    ];
    const lost = ["/portfolio/no", "/builders/no", "/trade-shows/no", "/blog/no", "/no/such/page"];
    const others = ["/trade-show-calendar?view=month", "/quote-success", "/unsubscribe", "/docs"];
    const entries = ["/login", "/login/email", "/login/failed", "/logout", "/admin-dashboard"];
    // what a visitor reads is whole as it is served, and needs no browser
    for (const path of [...publicPages, ...found, ...lost, ...others, ...entries]) {
      const html = await (await fetch(app.origin + path)).text();
      const headings = html.replace(/<script.*?<\/script>/gs, "").matchAll(/<h([1-6])[\s>]/g);
      expectLevels(
        Array.from(headings, ([, level]) => Number(level)),
        path,
        1,
      );
    }
  },
);

browserTest("an old answer to who is signed in is read again once", async ({ arrive }) => {
  const { page, visit } = await arrive({ isNew: true }); // a clock stays with its context
  await signInAs(page, "exhibitor");
  await visit("/");
  let reads = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/auth/user") reads++;
  });
  await page.clock.fastForward("05:01");
  // each of its cards asks who is signed in
  await page.getByRole("banner").getByRole("link", { name: "Portfolio" }).first().click();
  await page.getByRole("main").getByRole("article").nth(3).waitFor();
  await expect.poll(() => reads).toBe(1);
  await page.waitForLoadState("networkidle");
  expect(reads).toBe(1);
});
