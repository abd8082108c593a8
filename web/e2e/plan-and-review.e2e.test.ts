import { expect } from "vitest";
import { callApi } from "./call-api.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { askForQuotes } from "./steps/ask-for-quotes.ts";
import { assignBuilders } from "./steps/assign-builders.ts";
import { expectFit } from "./steps/expect-fit.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { signInAs } from "./steps/sign-in-as.ts";

browserTest(
  "an exhibitor reads the plan as a line and a list, ticks a step, and reviews the builder by keyboard once the project is complete [S27] [S30] [S01] [S02]",
  async ({ arrive }) => {
    const [exhibitor, admin, builder] = [await arrive(), await arrive(), await arrive()];
    await arriveAsNewExhibitor(exhibitor.page);
    await signInAs(admin.page, "admin");
    await signInAs(builder.page, "builder");
    const { page, visit } = exhibitor;
    const { id } = await askForQuotes(page, "Plan and Review Expo");
    await assignBuilders(admin.page, id, ["Redwood & Pike Exhibits"]);
    const quote = await callApi<{ id: string }>(builder.page, "POST", "/api/quote-responses", {
      quoteRequestId: id,
      quotedAmount: 50_000,
      estimatedTimeline: "7 weeks",
      responseMessage: "Everything included",
    });
    const path = `/api/quote-responses/${quote.id}`;
    await callApi(page, "POST", `${path}/accept`, { revision: 1 });

    await visit(`/requests/${id}?view=plan`);
    const line = page.getByRole("img", { name: /^Line of \d+ milestones from / });
    await line.waitFor();
    expect(await line.getAttribute("aria-label")).toContain("; next: Sign the contract, ");
    const steps = page.getByRole("main").getByRole("listitem");
    expect(await line.locator("[data-state]").count()).toBe(
      await steps.locator("[data-state]").count(),
    );
    await expectFit(page, { looks: "every" });
    const contract = steps.filter({ hasText: "Sign the contract" });
    await contract.locator("summary").click();
    await contract.getByLabel("State").selectOption("Done");
    await contract.getByText("Done · Both").waitFor();
    expect(await line.locator("[data-state=done]").allTextContents()).toEqual(["1"]);
    await page.getByRole("button", { name: "Add to your calendar" }).click();
    const file = page.getByRole("link", { name: "Download the days as a file" });
    const address = (await file.getAttribute("href")) ?? "";
    expect(await (await page.request.get(address)).text()).toContain("SUMMARY:Done: Sign the");

    await callApi(admin.page, "POST", `/api/admin/quotes/${id}/complete`);
    await visit(`/requests/${id}`);
    await page.getByRole("link", { name: "Review Redwood & Pike Exhibits" }).click();
    await page.getByRole("heading", { name: "How was Redwood & Pike Exhibits?" }).waitFor();
    await expectFit(page, { looks: "every" });
    await page.getByRole("button", { name: "Send review" }).press("Enter");
    await page.getByText("Choose 1 to 5 points").waitFor();
    await page.getByRole("radio", { name: /^4/ }).press("Space");
    await page.getByLabel("On time").selectOption("5 – Excellent");
    await page.getByLabel("In your words").fill("Up a day early.");
    await page.getByRole("button", { name: "Send review" }).press("Enter");
    await page.getByText("Thank you. We have your review.").waitFor();

    await page.getByLabel("In your words").fill("Up two days early.");
    await page.getByRole("button", { name: "Save changes" }).press("Enter");
    await page.getByText("Review changed", { exact: true }).waitFor();
    await page.reload();
    expect(await page.getByLabel("In your words").inputValue()).toBe("Up two days early.");
    await page.getByRole("button", { name: "Withdraw review" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByText("we won't email you about it").waitFor();
    await dialog.getByRole("button", { name: "Withdraw review" }).press("Enter");
    await page.getByRole("button", { name: "Send review" }).waitFor();
    expect(await page.getByLabel("In your words").inputValue()).toBe("");
  },
);
