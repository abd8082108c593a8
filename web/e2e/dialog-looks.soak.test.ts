import { expect } from "vitest";
import { expectFit } from "./expect-fit.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { signInAs } from "./sign-in-as.ts";

/** On a tablet and a desk, and by night: a phone by day is what the keyboard walk looks at. */
const looks = "others";

/** What opens every dialog of a desk: the button, and for those inside a dialog the button in it. */
const dialogs = {
  exhibitor: [
    ["View Details of Hannover Messe"],
    ["View Details of Hannover Messe", "Compare side by side"],
    ["View Details of Hannover Messe", "Accept Quote"],
    ["View Details of Hannover Messe", "Decline"],
    ["View Details of Hannover Messe", "Cancel Request"],
  ],
  builder: [
    ["Submit Quote"],
    ["View Full Details"],
    ["Contact Client"],
    ["Decline Invitation"],
    ["Withdraw"],
  ],
  admin: [
    ["Assign Builders"],
    ["View Quotes"],
    ["Complete"],
    ["Cancel Request"],
    ["Add Notes"],
    ["History"],
    ["Review Redwood & Pike Exhibits"],
  ],
};

for (const userType of ["exhibitor", "builder", "admin"] as const) {
  for (const buttons of [[], ...dialogs[userType]]) {
    const what = [userType, ...buttons].join(", ");
    browserTest(`${what}: fit to use in other looks`, async ({ arrive }) => {
      const { page, visit } = await arrive({ reducedMotion: "reduce" });
      await signInAs(page, userType);
      await visit(userType === "admin" ? "/admin-dashboard" : "/dashboard");
      await page.getByRole("main").getByRole("listitem").first().waitFor();
      let part = page.getByRole("main");
      for (const button of buttons) {
        await page.getByRole("button", { name: button }).first().click();
        part = page.locator("[role=alertdialog], [role=dialog]").last();
        await part.waitFor();
      }
      await expect.poll(() => part.getByText(/^Loading/).count()).toBe(0);
      await expectFit(page, { looks, part, what, picture: what });
      for (const _ of buttons) await page.keyboard.press("Escape");
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    });
  }
}

browserTest("the audit log is fit to read in other looks", async ({ arrive }) => {
  const { page, visit } = await arrive({ reducedMotion: "reduce" });
  await signInAs(page, "admin");
  await visit("/admin-dashboard?view=log");
  const part = page.getByRole("main");
  await part
    .getByText(/assigned/)
    .first()
    .waitFor();
  await expectFit(page, { looks, part, picture: "admin, audit log" });
});
