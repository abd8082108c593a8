import { expect } from "vitest";
import { callApi } from "./call-api.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectFit } from "./steps/expect-fit.ts";
import { arriveWithProfile } from "./steps/new-builder.ts";
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

browserTest(
  "an admin declines, the builder changes, the admin approves, then refuses a change alone [O05] [W15]",
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
    await first.getByRole("textbox", { name: "Reason" }).waitFor();
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
    await second.getByText("1 field changed since the last decision").waitFor();
    await second.getByText("City: Austin, then Dallas").waitFor();
    await second.getByText("Dallas", { exact: true }).waitFor();
    await expectFit(admin.page, { part: second, picture: "review", what: "the dialog" });
    await second.getByRole("button", { name: "Approve" }).press("Enter");
    await toasts(admin.page).getByText("Nova is approved").waitFor();
    const third = await open("Nova's Lighthouse");
    await third.getByText("The builder asked for it.").waitFor();
    await third.getByRole("checkbox", { name: "Feature this project" }).press("Space");
    await third.getByRole("button", { name: "Approve" }).press("Enter");
    await toasts(admin.page).getByText("Nova's Lighthouse is approved").waitFor();
    const own = reviews.getByRole("button", { name: /^Review Nova($|'s)/ });
    await expect.poll(() => own.count()).toBe(0);

    const anyone = await arrive();
    for (const path of [`/builders/${builderId}`, `/portfolio/${projectId}`]) {
      expect((await anyone.visit(path)).status()).toBe(200);
    }
    await visit("/dashboard");
    expect(await card.getByText("Your profile").count()).toBe(0);
    await visit("/dashboard?view=portfolio");
    await sectionOf(page, "Portfolio Management").getByText("Featured", { exact: true }).waitFor();

    const site = { website: "https://other-nova.example" };
    await page.request.put("/api/builders/profile", { data: site });
    await admin.visit("/admin-dashboard?view=reviews");
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
    await visit("/dashboard?view=profile");
    await card.getByText("Not your site. Your profile stays public as it was.").waitFor();
    const shown = await anyone.visit(`/builders/${builderId}`);
    expect(shown.status()).toBe(200);
    expect(await shown.text()).not.toContain(site.website);
    await callApi(page, "DELETE", `/api/portfolio/${projectId}`);
    await takeOff(admin, builderId);
  },
);

browserTest("what changed meanwhile is not decided on [O05]", async ({ visitor, arrive }) => {
  const { builderId } = await arriveWaiting(visitor, "Vega");
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
  await dialog.getByText("The builder changed this after you opened it").waitFor();
  expect(await dialog.getByText("Dallas").count()).toBe(0);
  await dialog.getByRole("button", { name: "Show the current version" }).click();
  await dialog.getByText("Dallas").waitFor();
  await dialog.getByRole("button", { name: "Approve" }).click();
  await toasts(admin.page).getByText("Vega is approved").waitFor();
  await takeOff(admin, builderId);
});
