import type { UserType } from "../../domain/accounts/user.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectFit } from "./steps/expect-fit.ts";
import { expectHeadings } from "./steps/expect-headings.ts";
import { quoteAnswers } from "./steps/quote-wizard.ts";
import { signInAs } from "./steps/sign-in-as.ts";

// elsewhere a phone by day is looked at; `page-looks.soak.test.ts` and `keyboard.soak.test.ts` see the rest, without header and
// footer, and in what differs on a desktop only by its colors
for (const { path, userType, hasAllRules } of [
  { path: "/", hasAllRules: true },
  { path: "/portfolio" },
  { path: "/quote" },
  { path: "/dashboard", userType: "exhibitor" },
  { path: "/dashboard", userType: "builder" },
  { path: "/admin-dashboard", userType: "admin", hasAllRules: true },
  { path: "/admin-dashboard?view=log", userType: "admin" },
  { path: "/admin-dashboard?view=measures", userType: "admin" },
] as { path: string; userType?: UserType; hasAllRules?: boolean }[]) {
  browserTest(
    `${path} of ${userType ?? "a visitor"} is fit to see on a phone and a desktop, light and dark`,
    async ({ arrive }) => {
      const { page, visit } = await arrive();
      // words that nothing breaks stay in their place
      const long = { company: "x".repeat(100), tradeShowName: "x".repeat(200) };
      if (userType) await signInAs(page, userType);
      if (userType === "admin") {
        await page.request.post("/api/quote-requests", { data: { ...quoteAnswers, ...long } });
      }
      await visit(path);
      if (userType) await page.getByRole("main").getByRole("listitem").first().waitFor();
      await expectHeadings(page.locator("body"), `${path} of ${userType ?? "a visitor"}`, 1);
      await expectFit(page, {
        looks: hasAllRules ? "every, by all rules" : "every",
        picture: `look of ${userType ?? ""} ${path.replaceAll("/", " ")}`,
      });
    },
  );
}

browserTest("an exhibitor's other pages have one heading of level one", async ({ arrive }) => {
  const { page, visit } = await arrive();
  await signInAs(page, "exhibitor");
  for (const path of ["/favourites", "/confirm-email"]) {
    await visit(path);
    await expectHeadings(page.locator("body"), path, 1);
  }
});
