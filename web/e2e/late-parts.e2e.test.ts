import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

/** A build shortens the names of scripts. */
const signUpScript = /\/sign-u[^/]*\.js/;

browserTest(
  "a part whose script can't be fetched says so, leaves the page and what was typed, and comes once it can",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    expectComplaint(/ERR_FAILED|Failed to (load|fetch)/);
    await visit("/contact");
    const message = page.getByRole("textbox", { name: "Message" });
    await message.fill("Who builds double-deckers?");
    await page.waitForLoadState("networkidle");
    await page.route(signUpScript, (route) => route.abort());
    const signUp = page.getByRole("banner").getByRole("button", { name: "Sign Up" });
    await signUp.click();
    const region = page.getByRole("region", { name: /^Notifications/ });
    await region.getByText("Part of this page hasn't loaded").waitFor();
    expect(await message.inputValue()).toBe("Who builds double-deckers?");
    await signUp.click();
    expect(await page.getByRole("dialog").count()).toBe(0);

    await page.unroute(signUpScript);
    const dialog = page.getByRole("dialog", { name: "Choose Your Account Type" });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await region.getByText("Part of this page hasn't loaded").waitFor({ state: "hidden" });
    expect(await message.inputValue()).toBe("Who builds double-deckers?");
    await signUp.click();
    await dialog.waitFor();
  },
);
