import { expect } from "vitest";
import { testNow } from "../../adapters/system/test/test-time.ts";
import { exampleOperator, exampleRates } from "../../domain/commission/examples.ts";
import { callApi } from "./call-api.ts";
import { createBrowserTest } from "./create-browser-test.ts";
import { billBuilder } from "./steps/bill-builder.ts";
import { expectFit } from "./steps/expect-fit.ts";
import { expectKeyboardDialog } from "./steps/expect-keyboard-dialog.ts";
import { signInAs } from "./steps/sign-in-as.ts";

/** Rates change what every builder is asked: an app of its own. */
const browserTest = createBrowserTest("file");
const phone = { viewport: { width: 360, height: 800 } };

browserTest(
  "an admin without rates reads what that means, sets them, and settles statements on a phone by keyboard; the builder contests a job [U01] [U34]",
  async ({ app, arrive }) => {
    const admin = await arrive(phone);
    await signInAs(admin.page, "admin");
    await admin.visit("/admin-dashboard?view=money");
    const main = admin.page.getByRole("main");
    await main.getByText("So you earn nothing, and builders quote for free.").waitFor();
    expect(await main.getByRole("heading", { level: 2 }).allTextContents()).toEqual(["Money"]);
    await expectFit(admin.page, { part: main, picture: "money-off" });
    await main.getByRole("link", { name: "Set rates" }).press("Enter");
    await main.getByRole("heading", { name: "Commission" }).waitFor();

    await callApi(admin.page, "PUT", "/api/admin/commission/rates", {
      seen: 0,
      params: exampleRates,
    });
    await callApi(admin.page, "PUT", "/api/admin/commission/operator", {
      seen: 0,
      operator: exampleOperator,
    });
    await admin.visit("/admin-dashboard?view=commission");
    await main.getByRole("heading", { name: "Versions" }).waitFor();
    await expectFit(admin.page, { part: main, picture: "money-settings" });

    const { page, visit } = await arrive(phone);
    await signInAs(page, "builder");
    const own = page.getByRole("main");
    const numbers = await billBuilder(app.databaseUrl ?? "", testNow());
    const [, contested = "", , overdue = ""] = numbers;

    await visit("/dashboard?view=money");
    await own.getByText("$3,975 is overdue.").waitFor();
    const statements = own.getByRole("listitem");
    // its sum and its list are read apart
    await expect.poll(() => statements.getByRole("heading").allTextContents()).toEqual(numbers);
    const row = statements.filter({ has: page.getByRole("heading", { name: overdue }) });
    await row.locator("summary").press("Enter");
    await row.getByText("2% of $93,750, repeat").waitFor();
    await expectFit(page, { part: own, picture: "money-builder", looks: "every" });
    const contest = row.getByRole("button", { name: "Contest RSNA 2026" });
    const name = "Contest RSNA 2026";
    await expectKeyboardDialog(page, contest, {
      name,
      role: "alertdialog",
      startsAt: (question) => question.getByRole("button", { name: "Cancel" }),
    });
    await contest.press("Enter");
    const dialog = page.getByRole("alertdialog", { name });
    await dialog.getByLabel("Reason").selectOption("not-built");
    await dialog.getByLabel("What is wrong?").fill("It was called off");
    await dialog.getByRole("button", { name: "Contest it" }).press("Enter");
    await row.getByText("RSNA 2026 is contested: The booth wasn't built.").waitFor();

    await admin.visit("/admin-dashboard?view=money");
    await main.getByRole("button", { name: "Decide about CES 2027" }).waitFor();
    await main.getByRole("button", { name: "Decide about RSNA 2026" }).waitFor();
    const billed = main
      .getByRole("listitem")
      .filter({ has: admin.page.getByRole("heading", { name: contested }) });
    await billed.locator("summary").press("Enter");
    await billed.getByText("CES 2027 is contested: The amount is another.").waitFor();
    await expectFit(admin.page, { part: main, picture: "money-admin", looks: "every" });
    for (const [button, name] of [
      ["Record a payment", `Record a payment: ${contested}`],
      ["Write off", `Write off: ${contested}`],
    ] as const) {
      const opener = billed.getByRole("button", { name: button });
      const isLikeAnother = button === "Write off";
      await expectKeyboardDialog(admin.page, opener, { name, role: "alertdialog", isLikeAnother });
    }
    const decide = main.getByRole("button", { name: "Decide about CES 2027" });
    await expectKeyboardDialog(admin.page, decide, {
      name: "Decide about CES 2027",
      role: "alertdialog",
      isLikeAnother: true,
    });
  },
);
