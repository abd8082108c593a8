import { expect } from "vitest";
import { callApi } from "./call-api.ts";
import { createBrowserTest } from "./create-browser-test.ts";
import { expectFit } from "./steps/expect-fit.ts";
import { arriveWithProfile } from "./steps/new-builder.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { sectionOf } from "./steps/section-of.ts";
import { signInAs } from "./steps/sign-in-as.ts";
import { dismissToast, toasts } from "./steps/toasts.ts";
import type { Visitor } from "./visitor.ts";

/** An app of this file's own: the queue shows the few who have waited longest, and these builders must be among them. */
const browserTest = createBrowserTest("file");

const project = {
  ...{ title: "The Lighthouse", client: "Beacon Ltd", description: "Tall & bright" },
  ...{ industry: "Energy", projectType: "Island Booth", budget: "$1,000,000+", size: "30x40" },
  ...{ eventName: "Hannover Messe", location: "Hanover", year: "2025", featured: true },
};

/** A builder of that name with a project of that title, both waiting. */
async function arriveWaiting({ page }: Visitor, name: string) {
  const builderId = await arriveWithProfile(page, name);
  const sent = { ...project, title: `${name}'s Lighthouse` };
  const { id } = await callApi<{ id: string }>(page, "POST", "/api/portfolio", sent);
  return { builderId, projectId: id };
}

browserTest(
  "an admin declines, the builder changes, the admin approves [O05]",
  async ({ visitor, arrive }) => {
    const { builderId, projectId } = await arriveWaiting(visitor, "Nova");
    const admin = await arrive();
    await signInAs(admin.page, "admin");
    await admin.visit("/admin-dashboard?view=reviews");
    const reviews = sectionOf(admin.page, "Review");
    const open = async (title: string) => {
      await reviews.getByRole("button", { name: `Review ${title}`, exact: true }).press("Enter");
      const dialog = admin.page.getByRole("dialog", { name: title, exact: true });
      await dialog.waitFor();
      return dialog;
    };
    await expectFit(admin.page, { part: reviews, picture: "reviews" });
    const first = await open("Nova");
    await first.getByText("Austin", { exact: true }).waitFor();
    await first.getByRole("button", { name: "Decline" }).press("Enter");
    await first.getByText("Say why, so the builder can fix it").waitFor();
    await first.getByRole("textbox", { name: "Reason" }).fill("Which street?");
    await first.getByRole("button", { name: "Decline" }).press("Enter");
    await toasts(admin.page).getByText("Nova is declined").waitFor();
    await first.waitFor({ state: "hidden" });

    const { page, visit } = visitor;
    await visit("/dashboard");
    const card = sectionOf(page, "Customize Your Builder Profile");
    await card.getByText("Your profile was not approved").waitFor();
    await card.getByText("Which street?").waitFor();
    await page.request.put("/api/builders/profile", { data: { city: "Dallas" } });

    await admin.visit("/admin-dashboard?view=reviews");
    const second = await open("Nova");
    await second.getByRole("heading", { name: "1 field changed" }).waitFor();
    await second.getByText("Austin").waitFor();
    await second.getByText("Dallas").waitFor();
    await expectFit(admin.page, { part: second, picture: "review", what: "the dialog" });
    await second.getByRole("button", { name: "Approve" }).press("Enter");
    await toasts(admin.page).getByText("Nova is approved").waitFor();
    const third = await open("Nova's Lighthouse");
    await third.getByText("The builder asked for it.").waitFor();
    await third.getByRole("checkbox", { name: "Feature this project" }).press("Space");
    await third.getByRole("button", { name: "Approve" }).press("Enter");
    await toasts(admin.page).getByText("Nova's Lighthouse is approved").waitFor();
    await expect.poll(() => reviews.getByText("Nova").count()).toBe(0);

    const anyone = await arrive();
    for (const path of [`/builders/${builderId}`, `/portfolio/${projectId}`]) {
      expect((await anyone.visit(path)).status()).toBe(200);
    }
    await visit("/dashboard");
    expect(await card.getByText("Your profile").count()).toBe(0);
    await sectionOf(page, "Portfolio Management").getByText("Featured", { exact: true }).waitFor();
  },
);

browserTest("what changed meanwhile is not decided on [O05]", async ({ visitor, arrive }) => {
  await arriveWaiting(visitor, "Vega");
  const admin = await arrive();
  await signInAs(admin.page, "admin");
  await admin.visit("/admin-dashboard?view=reviews");
  await visitor.page.request.put("/api/builders/profile", { data: { city: "Dallas" } });
  admin.expectComplaint(/Failed to load resource/);
  const reviews = sectionOf(admin.page, "Review");
  await reviews.getByRole("button", { name: "Review Vega", exact: true }).click();
  const dialog = admin.page.getByRole("dialog", { name: "Vega", exact: true });
  await dialog.getByRole("button", { name: "Approve" }).click();
  await dismissToast(admin.page, "Review Failed");
  await dialog.getByText("Dallas").waitFor();
  await dialog.getByRole("button", { name: "Approve" }).click();
  await toasts(admin.page).getByText("Vega is approved").waitFor();
});

/** Payloads that run when a text is inserted as markup, an attribute or a script. */
const hostile = (word: string) =>
  `${word}<img src=x onerror=alert(1)></title></script><script>alert(2)</script>"'onload=alert(3)`;

browserTest("texts full of markup run nothing on any screen", async ({ arrive }) => {
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
    ...{ ...project, ...texts, description: rich, features: ["<b onclick=alert(7)>"] },
  });
  await signInAs(admin.page, "admin");
  for (const path of [`builders/${builderId}`, `portfolio/${projectId}`]) {
    await callApi(admin.page, "POST", `/api/admin/${path}/review`, { decision: "approve" });
  }
  const email = await arriveAsNewExhibitor(exhibitor.page);
  await callApi(exhibitor.page, "PATCH", "/api/auth/user/profile", {
    ...{ email, firstName: "<img src=x onerror=a()>", lastName: "</script><script>b()" },
  });
  const form = {
    ...{ tradeShowName: hostile("Fair"), eventDate: hostile(""), venue: hostile("Hall") },
    ...{ industry: "<b>", boothSize: "<i onclick=c()>", serviceType: "<b>", budget: "<b>" },
    ...{ firstName: "<svg onload=d()>", lastName: "<b>", email, phone: "<b>", company: "<b>Co" },
    ...{ designLink: "javascript:alert(8)", additionalRequirements: rich, features: ["<b>"] },
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
    ...{ quoteRequestId: id, quotedAmount: 100, responseMessage: rich },
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
    [builder, "/dashboard", "Fair<img"],
    [admin, `/admin-dashboard?search=${email}&request=${id}`, "Weeks<img"],
    [admin, `/admin-dashboard?search=${email}&assign=${id}`, "Fair<img"],
  ] as const) {
    await visit(path);
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
  }
  expect(ran).toEqual([]);
});
