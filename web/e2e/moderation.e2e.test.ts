import type { Page } from "playwright-core";
import { expect } from "vitest";
import { callApi } from "./call-api.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectFit } from "./steps/expect-fit.ts";
import { arriveWithProfile } from "./steps/new-builder.ts";
import { readOwnPage, readPage } from "./steps/read-page.ts";
import { sectionOf } from "./steps/section-of.ts";
import { signInAs } from "./steps/sign-in-as.ts";
import { dismissToast, toasts } from "./steps/toasts.ts";
import type { Visitor } from "./visitor.ts";

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
  featured: true,
};

/** A builder of that name with a project of that title, both waiting, beside those of other files: the queue shows fifty of each. */
async function arriveWaiting({ page }: Visitor, name: string) {
  const builderId = await arriveWithProfile(page, name);
  const sent = { ...project, title: `${name}'s Lighthouse` };
  const { id } = await callApi<{ id: string }>(page, "POST", "/api/portfolio", sent);
  return { builderId, projectId: id };
}

/** Takes an approved builder off the site: others at this app look at what is published. */
const takeOff = ({ page }: Visitor, builderId: string) =>
  callApi(page, "POST", `/api/admin/builders/${builderId}/review`, {
    decision: "decline",
    reason: "The test is over",
  });

/** Triggers the polling of a page that becomes visible, without waiting for its timer. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

browserTest(
  "an admin declines, the builder changes, the admin approves, then refuses a change alone; what changed meanwhile is not decided on [O05] [W15]",
  async ({ app, visitor, arrive }) => {
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
    const { page } = visitor;
    const change = (data: object) => page.request.put("/api/builders/profile", { data });
    await expectFit(admin.page, { part: reviews, picture: "reviews" });
    await change({ state: "Tejas" });
    admin.expectComplaint(/Failed to load resource/);
    const first = await open("Nova");
    await first.getByText("Austin", { exact: true }).waitFor();
    await first.getByRole("button", { name: "Approve" }).press("Enter");
    await dismissToast(admin.page, "Review Failed");
    await first.getByText("The builder changed this after you opened it").waitFor();
    expect(await first.getByText("Tejas").count()).toBe(0);
    await first.getByRole("button", { name: "Show the current version" }).click();
    await first.getByText("Tejas").waitFor();
    await first.getByRole("button", { name: "Decline" }).press("Enter");
    await first.getByRole("textbox", { name: "Reason" }).waitFor();
    await first.getByRole("button", { name: "Decline" }).press("Enter");
    await first.getByText("Say why, so the builder can fix it").waitFor();
    await first.getByRole("textbox", { name: "Reason" }).fill("Which street?");
    await first.getByRole("button", { name: "Decline" }).press("Enter");
    await toasts(admin.page).getByText("Nova is declined").waitFor();
    await first.waitFor({ state: "hidden" });

    const card = async () =>
      (await readOwnPage(page, "/dashboard?view=profile")).part(
        "section",
        "Customize Your Builder Profile",
      ).text;
    expect(await card()).toMatch(/Your profile was not approved.*Which street\?/);
    await change({ city: "Dallas" });
    await comeBack(admin.page);
    const second = await open("Nova");
    await second.getByText("1 field changed since the last decision").waitFor();
    await second.getByText("City: Austin, then Dallas").waitFor();
    await second.getByText("Dallas", { exact: true }).waitFor();
    await second.getByRole("button", { name: "Approve" }).press("Enter");
    await toasts(admin.page).getByText("Nova is approved").waitFor();
    const third = await open("Nova's Lighthouse");
    await third.getByText("The builder asked for it.").waitFor();
    await third.getByRole("checkbox", { name: "Feature this project" }).press("Space");
    await third.getByRole("button", { name: "Approve" }).press("Enter");
    await toasts(admin.page).getByText("Nova's Lighthouse is approved").waitFor();
    const own = reviews.getByRole("button", { name: /^Review Nova($|'s)/ });
    await expect.poll(() => own.count()).toBe(0);

    const readAsAnyone = async (path: string) => {
      const { status, html } = await readPage(app.origin + path);
      expect(status, path).toBe(200);
      return html;
    };
    await readAsAnyone(`/portfolio/${projectId}`);
    await readAsAnyone(`/builders/${builderId}`);
    expect(await card()).not.toContain("Your profile was not approved");
    const projects = await readOwnPage(page, "/dashboard?view=portfolio");
    expect(projects.part("section", "Portfolio Management").lines).toContain("Featured");

    const website = "https://other-nova.example";
    await change({ website });
    await comeBack(admin.page);
    const fourth = await open("Nova");
    const hide = fourth.getByRole("button", { name: "Hide the profile" });
    await hide.waitFor({ state: "hidden" });
    await fourth.getByText("More", { exact: true }).click();
    await hide.waitFor();
    const keep = fourth.getByRole("button", { name: "Keep the earlier version" });
    await keep.press("Enter");
    await fourth.getByRole("textbox", { name: /^Reason for keeping/ }).fill("Not your site.");
    await expectFit(admin.page, { part: fourth, picture: "review of a change" });
    await keep.press("Enter");
    await toasts(admin.page).getByText("Nova stays as it was").waitFor();
    expect(await card()).toContain("Not your site. Your profile stays public as it was.");
    expect(await readAsAnyone(`/builders/${builderId}`)).not.toContain(website);
    await callApi(page, "DELETE", `/api/portfolio/${projectId}`);
    await takeOff(admin, builderId);
  },
);
