import type { Page } from "playwright-core";
import { expect } from "vitest";
import { callApi } from "./call-api.ts";
import { createBrowserTest } from "./create-browser-test.ts";
import { arriveWithProfile } from "./steps/new-builder.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { signInAs } from "./steps/sign-in-as.ts";

/** An app of this file's own: what it publishes stays, first in the lists that others look at. */
const browserTest = createBrowserTest("file");

const project = {
  title: "The Lighthouse",
  client: "Beacon Ltd",
  description: "Tall & bright",
  industry: "Energy",
  projectType: "Island Booth",
  budget: "$1,000,000+",
  size: "30x40",
  eventName: "Hannover Messe",
  location: "Hanover",
  year: "2025",
};

/** Payloads that run when a text is inserted as markup, an attribute or a script. */
const hostile = (word: string) =>
  `${word}<img src=x onerror=alert(1)></title></script><script>alert(2)</script>"'onload=alert(3)`;

/** The elements that stick out of a phone's page, where it is wider than the screen. */
async function overhang(page: Page) {
  await page.setViewportSize({ width: 360, height: 800 });
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return Array.from(document.querySelectorAll("body *"))
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 300));
  });
}

browserTest("texts full of markup run nothing and fit a phone's screen", async ({ arrive }) => {
  const [builder, exhibitor] = [await arrive(), await arrive()];
  const [admin, anyone] = [await arrive(), await arrive()];
  const ran: string[] = [];
  for (const { page } of [builder, exhibitor, admin, anyone]) {
    page.on("dialog", (dialog) => {
      ran.push(`${page.url()}: ${dialog.message()}`);
      void dialog.dismiss();
    });
  }
  const rich = `<p onclick=alert(4)>Rich</p><a href="javascript:alert(5)">link</a><svg onload=alert(6)>`;
  const builderId = await arriveWithProfile(builder.page, hostile("Maker"));
  await callApi(builder.page, "PUT", "/api/builders/profile", { description: rich });
  const texts = Object.fromEntries(
    ["title", "client", "eventName", "location"].map((field) => [field, hostile(field)]),
  );
  const { id: projectId } = await callApi<{ id: string }>(builder.page, "POST", "/api/portfolio", {
    ...project,
    ...texts,
    description: rich,
    features: ["<b onclick=alert(7)>"],
  });
  await signInAs(admin.page, "admin");
  for (const path of [`builders/${builderId}`, `portfolio/${projectId}`]) {
    await callApi(admin.page, "POST", `/api/admin/${path}/review`, { decision: "approve" });
  }
  const email = await arriveAsNewExhibitor(exhibitor.page);
  await callApi(exhibitor.page, "PATCH", "/api/auth/user/profile", {
    email,
    firstName: "<img src=x onerror=a()>",
    lastName: "</script><script>b()",
  });
  const form = {
    tradeShowName: hostile("Fair"),
    eventDate: hostile(""),
    venue: hostile("Hall"),
    industry: "<b>",
    boothSize: "<i onclick=c()>",
    serviceType: "<b>",
    budget: "<b>",
    firstName: "<svg onload=d()>",
    lastName: "<b>",
    email,
    phone: "<b>",
    company: "<b>Co",
    designLink: "javascript:alert(8)",
    additionalRequirements: rich,
    features: ["<b>"],
  };
  const { quoteRequest } = await callApi<{ quoteRequest: { id: string } }>(
    exhibitor.page,
    "POST",
    "/api/quote-requests",
    form,
  );
  const { id } = quoteRequest;
  await callApi(admin.page, "POST", `/api/admin/quotes/${id}/assign`, { builderIds: [builderId] });
  await callApi(admin.page, "PATCH", `/api/admin/quotes/${id}`, { notes: rich });
  await callApi(builder.page, "POST", "/api/quote-responses", {
    quoteRequestId: id,
    quotedAmount: 100,
    responseMessage: rich,
    estimatedTimeline: hostile("Weeks"),
  });

  const asked = encodeURIComponent(hostile("Asked"));
  for (const [{ page, visit }, path, shown] of [
    [anyone, `/builders/${builderId}`, "Maker<img"],
    [anyone, `/portfolio/${projectId}`, "title<img"],
    [anyone, "/our-builders?search=maker", "Maker<img"],
    [anyone, `/our-builders?search=${asked}`, ""],
    [anyone, `/trade-show-calendar?search=${asked}`, ""],
    [anyone, `/quote?show=${asked}&builder=${asked}&project=${asked}`, ""],
    [anyone, `/login?returnTo=${encodeURIComponent("javascript:alert(9)")}`, ""],
    [exhibitor, `/dashboard?request=${id}`, "Weeks<img"],
    [exhibitor, `/requests/${id}`, "Weeks<img"],
    [builder, "/dashboard", "Fair<img"],
    [admin, `/admin-dashboard?search=${email}&request=${id}`, "Weeks<img"],
    [admin, `/admin-dashboard?search=${email}&assign=${id}`, "Fair<img"],
  ] as const) {
    await visit(path);
    if (shown) await page.getByText(shown).first().waitFor({ state: "attached" });
    // folded texts are looked at, too
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll("details")) fold.open = true;
    });
    if (shown) await page.getByText(shown).first().waitFor();
    const active = await page.evaluate(() =>
      Array.from(document.querySelectorAll("*"))
        .filter(
          (element) =>
            element.getAttributeNames().some((name) => name.startsWith("on")) ||
            /^\s*javascript:/i.test(element.getAttribute("href") ?? ""),
        )
        .map(({ outerHTML }) => outerHTML),
    );
    expect([path, active]).toEqual([path, []]);
    expect([path, await overhang(page)]).toEqual([path, []]);
  }
  expect(ran).toEqual([]);
});
