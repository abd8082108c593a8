import { expectFit } from "./expect-fit.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

/** On a tablet and a desk, and by night: a phone by day is what the other tests look at. */
const looks = "others";

const publicPages = [
  ...["/portfolio?industries=Technology&sort=size-up", "/our-builders", "/builder-network"],
  ...["/builders/019b0000-5b01-7000-8000-91c3a7e20d58", "/builders/nobody"],
  ...["/trade-show-calendar", "/trade-show-calendar?view=month", "/trade-shows/nope"],
  ...["/blog", "/about-us", "/how-it-works", "/contact", "/privacy-policy", "/favourites"],
  ...["/api/login", "/no/such/page", "/dev/ui", "/admin-dashboard"],
];

for (const path of publicPages) {
  browserTest(`${path}: fit to see in other looks`, async ({ arrive }) => {
    const { page, visit } = await arrive({ reducedMotion: "reduce" });
    await visit(path);
    await expectFit(page, {
      looks,
      part: page.getByRole("main"),
      picture: path.replaceAll("/", " "),
    });
  });
}
