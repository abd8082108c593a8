import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { publicPages } from "../../app-server/http/documents/public-pages.ts";
import { siteAccent, siteLogo, siteName, seededAppTest as test } from "./seeded-app-test.ts";
import { readPage } from "./steps/read-page.ts";
import { unescaped } from "./steps/served-text.ts";

const documents = [
  "/blog/rss.xml",
  "/trade-show-calendar.ics",
  "/openapi.json",
  "/site.webmanifest",
];
const others = ["/login", "/docs", "/no-such-page", "/builders/no-such-builder"];

test("a site has the name that its operator has set, on every page and document [Z16]", async ({
  app,
}) => {
  const pages = [...publicPages, ...others];
  for (const path of pages) {
    const { html } = await readPage(`${app.origin}${path}`);
    const [, title = ""] = /<title[^>]*>([^<]*)/.exec(html) ?? [];
    expect(unescaped(title), path).toContain(siteName);
    expect(html, path).not.toContain("Boothwright");
  }
  for (const path of documents) {
    const text = await (await fetch(`${app.origin}${path}`)).text();
    expect(unescaped(text), path).toContain(siteName);
    expect(text.replace("PRODID:-//Boothwright", ""), path).not.toContain("Boothwright");
  }
});

test("a site has its operator's logo and accent [Z16]", async ({ app }) => {
  const { html } = await readPage(`${app.origin}/`);
  expect(html).toMatch(/<header.*<img[^>]* src="\/site-logo"/s);
  expect(html).toContain('<link rel="icon" href="/site-logo"/>');
  const logo = await fetch(`${app.origin}/site-logo`);
  expect(logo.headers.get("content-type")).toBe("image/png");
  expect(Buffer.from(await logo.arrayBuffer())).toEqual(await readFile(siteLogo));

  expect(html).toContain('<link rel="stylesheet" href="/accent.css"/>');
  const sheet = await fetch(`${app.origin}/accent.css`);
  expect(sheet.headers.get("content-type")).toContain("text/css");
  expect(await sheet.text()).toMatch(new RegExp(`^:root:root{--[\\w-]+:${siteAccent};`));
});
