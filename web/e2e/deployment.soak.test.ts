import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { noLimits } from "../../app-server/test/test-limits.ts";
import { createBrowserTest } from "./create-browser-test.ts";
import { startApp } from "./start-app.ts";
import { adminRequest, openMoreActions } from "./steps/admin-request.ts";
import { pressEscape } from "./steps/press-escape.ts";
import { signInAs } from "./steps/sign-in-as.ts";
import { untilAlive } from "./until-alive.ts";

const top = fileURLToPath(new URL("../..", import.meta.url));
const present = join(top, "build");
const env = {
  APP_ENV: "development",
  SESSION_SECRET: "kept through the deployment of this test, by its operator",
};

/** Copies the build, in which every script has another name, as in one from other sources. */
function earlierBuild(): string {
  const data = join(top, ".data");
  mkdirSync(data, { recursive: true });
  const folder = mkdtempSync(join(data, "earlier-build-"));
  cpSync(present, folder, { recursive: true, filter: (path) => !/[\\/]earlier$/.test(path) });
  const names = readdirSync(join(present, "client/assets")).filter((name) => /\.js$/.test(name));
  const known = new RegExp(
    `(?<![\\w-])(${names.map((name) => name.slice(0, -3)).join("|")})\\.js`,
    "g",
  );
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const name of scripts) {
    if (/client[\\/]assets[\\/].*\.js\.br$/.test(name)) rmSync(join(folder, name));
    if (!/\.js$/.test(name)) continue;
    const path = join(folder, name);
    const text = readFileSync(path, "utf8").replace(known, "$1-earlier.js");
    const isAsset = /client[\\/]assets[\\/]/.test(name);
    if (isAsset) rmSync(path);
    writeFileSync(isAsset ? path.replace(/\.js$/, "-earlier.js") : path, text);
  }
  return folder;
}

const browserTest = createBrowserTest("file", async (onCleanup) => {
  const build = earlierBuild();
  onCleanup(async () => rmSync(build, { recursive: true, force: true }));
  return { build, env };
});

const reload = (page: Page) =>
  page
    .getByRole("region", { name: /^Notifications/ })
    .filter({ hasText: "Part of this page hasn't loaded" })
    .getByRole("button", { name: "Reload" });

/**
 * Presses a button until it has done its work; where the page says that it needs *Reload*, that is pressed before. Returns
 * whether it was.
 */
async function pressOrReload(page: Page, button: Locator, works: Locator): Promise<boolean> {
  await button.click();
  await works.or(reload(page)).first().waitFor();
  if (!(await reload(page).isVisible())) return false;
  const reloaded = page.waitForEvent("load");
  await reload(page).click();
  await reloaded;
  await untilAlive(button);
  await button.click();
  await works.waitFor();
  return true;
}

browserTest(
  "pages that are open during a deployment go on, or say so with Reload, and nothing typed is lost [X02]",
  async ({ app, arrive }) => {
    const open = async (path: string, who?: "exhibitor" | "builder" | "admin") => {
      const visitor = await arrive({ isNew: true });
      visitor.expectComplaint(/404|Failed to (load|fetch)|ERR_CONNECTION_REFUSED/);
      if (who) await signInAs(visitor.page, who);
      await visitor.visit(path);
      return visitor.page;
    };
    const reader = await open("/about-us");
    const contact = await open("/contact");
    const wizard = await open("/quote");
    const exhibitor = await open("/dashboard", "exhibitor");
    const builder = await open("/dashboard?view=profile", "builder");
    const admin = await open("/admin-dashboard?search=hannover", "admin");
    await openMoreActions(adminRequest(admin, "Hannover Messe"));
    const typed = "Who builds double-deckers?";
    const message = contact.locator("#contact-message");
    await message.fill(typed);
    const show = wizard.locator("#quote-wizard").getByLabel("Trade Show Name");
    await show.fill("Northern Packaging Expo");
    await exhibitor.getByRole("link", { name: "Open Hannover Messe" }).click();
    await exhibitor.getByRole("link", { name: "Questions and files" }).click();
    const asking = exhibitor.getByLabel("Ask the builders");
    await asking.fill(typed);
    await exhibitor.getByRole("link", { name: /^Quotes/ }).click();
    const { port } = new URL(app.origin);

    await app.stop();
    const database = {
      DATABASE_URL: app.databaseUrl ?? "",
      MIGRATE_DATABASE_URL: app.migrateDatabaseUrl ?? "",
    };
    const next = await startApp({ port: Number(port), env: { ...database, ...noLimits, ...env } });
    onTestFinished(next.stop);

    const reloads = [
      await pressOrReload(
        contact,
        contact.getByRole("banner").getByRole("button", { name: "Sign Up" }),
        contact.getByRole("dialog", { name: "Choose Your Account Type" }),
      ),
      await pressOrReload(
        wizard,
        wizard.locator("#quote-wizard").getByRole("button", { name: "Next" }),
        wizard.locator("#quote-wizard [aria-invalid=true]").first(),
      ),
      await pressOrReload(
        exhibitor,
        exhibitor.getByRole("button", { name: "Accept Quote" }).first(),
        exhibitor.getByText("Why this one? (optional)"),
      ),
      await pressOrReload(
        builder,
        builder.getByRole("main").getByRole("button", { name: "Edit Builder Profile" }).first(),
        builder.getByRole("dialog", { name: "Builder Profile Settings" }),
      ),
      await pressOrReload(
        admin,
        admin.getByRole("main").getByRole("button", { name: "View Quotes" }).first(),
        admin.getByRole("dialog", { name: "Builder Responses" }),
      ),
    ];
    // the scripts of the earlier build are gone
    expect(reloads).toContain(true);
    await reader.getByRole("banner").getByRole("link", { name: "Our Builders" }).first().click();
    await reader.waitForURL("**/our-builders");
    await reader
      .getByRole("main")
      .getByRole("link", { name: /Redwood/ })
      .first()
      .waitFor();

    await expect.poll(() => message.inputValue()).toBe(typed);
    await expect.poll(() => show.inputValue()).toBe("Northern Packaging Expo");
    await pressEscape(exhibitor);
    await exhibitor.getByRole("link", { name: "Questions and files" }).click();
    await expect.poll(() => asking.inputValue()).toBe(typed);
  },
);
