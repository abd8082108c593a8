import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { expectFit } from "./steps/expect-fit.ts";

type Named = { id: string; title: string };
type Show = Named & { status: string };

const publicPages = [
  ...["/our-builders", "/our-builders?search=nobody+at+all", "/builder-network"],
  ...["/builders/019b0000-5b01-7000-8000-91c3a7e20d58", "/builders/nobody"],
  "/builders/019b0000-5b14-7000-8000-e85f19c4a027",
  ...["/portfolio?industries=Alchemy", "/portfolio/nothing", "/favourites"],
  ...["/trade-show-calendar", "/trade-show-calendar?view=month", "/trade-shows/nope"],
  ...["/trade-show-calendar?search=nothing", "/blog", "/blog/none", "/about-us"],
  ...["/how-it-works", "/promise", "/privacy-policy", "/terms-of-service", "/cookie-policy"],
  ...["/api/login", "/no/such/page", "/dev/ui", "/admin-dashboard"],
];

/** The addresses of sample content: one of each kind, and shows that look unlike others. */
async function listedPages(origin: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(`${origin}${path}`)).json();
  // by name: the first of a list may be what another test has published
  const idOf = async (list: string, title: string) =>
    (await read(list)).find((each: Named) => each.title === title).id;
  const shows = await read("/api/trade-shows");
  const pathOf = (isIt: (show: Show) => boolean) => `/trade-shows/${shows.find(isIt).id}`;
  return [
    `/portfolio/${await idOf("/api/portfolio", "The Glass Lab")}`,
    `/blog/${await idOf("/api/blog", "Drayage, explained without swearing")}`,
    pathOf(({ title }) => title === "CES"),
    pathOf(({ status }) => status === "sold-out"),
    pathOf(({ status }) => status === "Postponed"),
    pathOf(({ title }) => title.length > 120),
  ];
}

for (const path of publicPages) {
  browserTest(
    `${path} is fit to see [D01] [E01] [F03] [G01] [G06] [H01] [Q37]`,
    async ({ arrive }) => {
      const { page, visit } = await arrive({ reducedMotion: "reduce" });
      await visit(path);
      const part = page.getByRole("main");
      await expectFit(page, { looks: "every", part, picture: path.replaceAll("/", " ") });
    },
  );
}

browserTest(
  "shows, an article and a project are fit to see [E01] [H05]",
  async ({ app, arrive }) => {
    const { page, visit } = await arrive({ reducedMotion: "reduce" });
    for (const path of await listedPages(app.origin)) {
      await visit(path);
      const part = page.getByRole("main");
      await expectFit(page, { looks: "every", part, picture: path.replaceAll("/", " ") });
    }
  },
);

browserTest("projects with their filters are fit to see [D01]", async ({ arrive }) => {
  const { page, visit } = await arrive({ reducedMotion: "reduce" });
  await visit("/portfolio?industries=Technology&sort=size-up");
  await expectFit(page, { looks: "every" });
  await page.getByRole("button", { name: "More Filters" }).click();
  await page.locator("#portfolio-filters summary").nth(1).click();
  await expectFit(page, { looks: "every", what: "more filters" });
});

browserTest("the contact form with its errors is fit to see", async ({ arrive }) => {
  const { page, visit } = await arrive({ reducedMotion: "reduce" });
  await visit("/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Subject is required").waitFor();
  await expectFit(page, { looks: "every" });
});
