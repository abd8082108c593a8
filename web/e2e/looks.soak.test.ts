import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectFit } from "./steps/expect-fit.ts";
import { expectHeadings } from "./steps/expect-headings.ts";
import { quoteAnswers } from "./steps/quote-wizard.ts";
import { signInAs } from "./steps/sign-in-as.ts";

// elsewhere a phone by day is looked at; `page-looks.soak.test.ts` and `keyboard.soak.test.ts` see the rest
for (const [path, userType] of [
  ["/", null],
  ["/portfolio", null],
  ["/quote", null],
  ["/dashboard", "exhibitor"],
  ["/dashboard", "builder"],
  ["/admin-dashboard", "admin"],
  ["/admin-dashboard?view=log", "admin"],
  ["/admin-dashboard?view=measures", "admin"],
] as const) {
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
        looks: "every",
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
