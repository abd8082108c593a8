import type { Page } from "playwright-core";
import { expect } from "vitest";
import { callApi } from "./call-api.ts";
import { sharedAppTest } from "./shared-app-test.ts";
import { askForQuotes } from "./steps/ask-for-quotes.ts";
import { assignBuilders } from "./steps/assign-builders.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { readPage } from "./steps/read-page.ts";
import { signInAs } from "./steps/sign-in-as.ts";
import { toasts } from "./steps/toasts.ts";
import type { Visitor } from "./visitor.ts";

type Mail = { to: string; subject: string; text: string; html: string };

/** The link under the button of the latest mail to this address about the show. */
async function linkTo(page: Page, email: string, show: string, label: string): Promise<string> {
  const emails = await callApi<Mail[]>(page, "GET", "/dev/mail.json");
  const mail = emails.find((each) => each.to === email && each.subject.includes(show));
  const lines = mail?.text.split("\n") ?? [];
  const link = new URL(lines[lines.indexOf(`${label}:`) + 1] ?? "");
  return `${link.pathname}${link.search}`;
}

/** A request of an exhibitor's, by default a new one, with a quote from the sample builder. */
async function quotedRequest(
  arrive: () => Promise<Visitor>,
  show: string,
  arriveAs: (page: Page) => Promise<unknown> = arriveAsNewExhibitor,
) {
  const [exhibitor, admin, builder] = [await arrive(), await arrive(), await arrive()];
  await arriveAs(exhibitor.page);
  await signInAs(admin.page, "admin");
  await signInAs(builder.page, "builder");
  const { id } = await askForQuotes(exhibitor.page, show);
  await assignBuilders(admin.page, id, ["Redwood & Pike Exhibits"]);
  const offer = { quoteRequestId: id, quotedAmount: 12_500_00, estimatedTimeline: "7 weeks" };
  await callApi(builder.page, "POST", "/api/quote-responses", offer);
  return { id, exhibitor, admin, builder };
}

/** The latest email about the show to this address has two pictures: the site's mark and the booth's drawing. */
async function picturesIn(page: Page, email: string, subject: string) {
  const emails = await callApi<Mail[]>(page, "GET", "/dev/mail.json");
  const mail = emails.find((each) => each.to === email && each.subject.includes(subject));
  const addresses = [...(mail?.html ?? "").matchAll(/<img src="([^"]+)"/g)].map(
    ([, at]) => at ?? "",
  );
  return Promise.all(addresses.map((at) => page.request.get(new URL(at).pathname)));
}

const details = (page: Page) => page.getByRole("dialog", { name: "Quote Request Details" });

sharedAppTest(
  "a mail's link says what waits, fills in the address, and leads on after the sign-in; a builder's opens the quote form",
  async ({ arrive }) => {
    const asSample = (page: Page) => signInAs(page, "exhibitor");
    const { id, exhibitor, builder } = await quotedRequest(arrive, "Mail Link Expo", asSample);
    const email = "exhibitor@example.com";
    const link = await linkTo(exhibitor.page, email, "Mail Link Expo", "Compare quotes");
    const { page, visit } = await arrive();
    for (const [to, subject] of [
      [email, "We have your request for Mail Link Expo"],
      ["builder@example.com", ": Mail Link Expo, "],
    ] as const) {
      const pictures = await picturesIn(exhibitor.page, to, subject);
      expect(pictures).toHaveLength(2);
      for (const picture of pictures) {
        expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
        expect(picture.headers()["cross-origin-resource-policy"]).toBe("cross-origin");
      }
    }
    await visit(link);
    await page
      .getByRole("heading", { name: "Sign in to see your quote for Mail Link Expo" })
      .waitFor();
    expect(await page.getByLabel("Email address").inputValue()).toBe(email);
    expect(page.url()).not.toContain("example.com%");

    // from the mail to an accepted quote in five taps: its link, the link's sending, the mail with the
    // code, whose last digit signs in, two for accepting
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByRole("heading", { name: "Check your email" }).waitFor();
    const emails = await callApi<Mail[]>(exhibitor.page, "GET", "/dev/mail.json");
    const signIn = emails.find((mail) => mail.to === email && /^Sign in to/.test(mail.subject));
    const code = /^ *(\d{6})$/m.exec(signIn?.text ?? "")?.[1] ?? "no code";
    await page.getByLabel("Code").pressSequentially(code);
    const amount = page.getByRole("gridcell").getByText("$12,500", { exact: true });
    await amount.waitFor();
    expect(new URL(page.url()).pathname).toBe(`/requests/${id}/compare`);

    const fromEarlierMail = await page.request.get(`/dashboard?compare=${id}`);
    expect(new URL(fromEarlierMail.url()).pathname).toBe(`/requests/${id}/compare`);

    const label = "See it in your dashboard";
    const quote = await linkTo(builder.page, "builder@example.com", "Mail Link Expo", label);
    await builder.visit(quote);
    expect(new URL(builder.page.url()).search).toBe(`?quote=${id}`);
    await builder.page.getByRole("dialog", { name: "Revise Quote" }).waitFor();

    await page.getByRole("button", { name: "Accept Quote" }).first().click();
    const question = page.getByRole("alertdialog", { name: "Accept this quote?" });
    await question.getByRole("button", { name: "Accept quote" }).click();
    await toasts(page).getByText("Quote accepted").waitFor();
  },
);

sharedAppTest(
  "a mail's link gives a person who is signed in the request that they sent elsewhere, signed out",
  async ({ arrive }) => {
    const laptop = await arrive();
    await signInAs(laptop.page, "exhibitor");
    const { id } = await quotedRequest(arrive, "Phone Expo", async () => {});
    const emails = await callApi<Mail[]>(laptop.page, "GET", "/dev/mail.json");
    const links = emails.flatMap(({ to, text }) =>
      to === "exhibitor@example.com" ? (text.match(/\/login\?\S+/g) ?? []) : [],
    );
    const link = links.find((link) => link.includes(`${id}%2Fcompare`)) ?? "";
    const comparison = await laptop.page.request.get(link);
    expect(new URL(comparison.url()).pathname).toBe(`/requests/${id}/compare`);
    expect(await comparison.text()).toContain("$12,500");
  },
);

sharedAppTest("a forged or foreign mail token says nothing", async ({ app }) => {
  const path = `/login?returnTo=%2Fdashboard&mail=${crypto.randomUUID()}.forged`;
  const main = (await readPage(app.origin + path)).part("main");
  expect(main.part("h1").text).toBe("Sign in");
  const [field = ""] = /<input[^>]* type="email"[^>]*>/.exec(main.html) ?? [];
  expect(field).not.toMatch(/ value="[^"]/);
});

sharedAppTest(
  "details have an address of their own: Back closes them, a signed-out reader is led through the sign-in",
  async ({ arrive }) => {
    const { id, exhibitor } = await quotedRequest(arrive, "Address Expo");
    const { page, visit } = exhibitor;
    await visit("/dashboard");
    const row = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Address Expo", exact: true }) });
    await row.getByRole("button", { name: "View Details" }).click();
    await details(page).waitFor();
    expect(new URL(page.url()).search).toBe(`?request=${id}`);
    await page.goBack();
    await details(page).waitFor({ state: "hidden" });
    await page.goForward();
    await details(page).waitFor();
    // pressed twice before the page has gone back, as on a slow device
    const close = details(page).getByRole("button", { name: "Close" }).first();
    await close.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await details(page).waitFor({ state: "hidden" });
    await row.getByRole("button", { name: "View Details" }).click();
    await details(page).waitFor();
    await callApi(page, "PATCH", "/api/auth/user/type", { userType: "builder" });
    await page.reload();
    await page.getByText("You asked for these quotes as an exhibitor").waitFor();
    await page.getByText("Switch to Exhibitor under Edit Profile").waitFor();

    const stranger = await arrive();
    const plain = await stranger.page.request.get("/dashboard", { maxRedirects: 0 });
    expect(plain.headers().location).toBe("/");
    const named = await stranger.page.request.get(`/dashboard?request=${id}`, { maxRedirects: 0 });
    expect(named.headers().location).toBe(
      `/login?${new URLSearchParams({ returnTo: `/dashboard?request=${id}` })}`,
    );
  },
);

for (const role of ["builder", "exhibitor"] as const) {
  sharedAppTest(
    `a link to another account's request is explained at the top of the ${role}'s dashboard`,
    async ({ visitor: { page, visit } }) => {
      await signInAs(page, role);
      await visit(`/dashboard?request=${crypto.randomUUID()}`);
      // a streamed part waits outside of main until the browser puts it in its place
      const notice = page.getByRole("main").getByText("We can't find that request in your account");
      await notice.waitFor();
      // the dashboard below it comes as a stream, and moves it while it comes
      const isOnTop = async () => {
        const [noticed, listed] = await Promise.all([
          notice.boundingBox(),
          page.getByRole("button", { name: "Edit Profile" }).first().boundingBox(),
        ]);
        const bottom = Math.min(listed?.y ?? 0, page.viewportSize()?.height ?? 0);
        return noticed !== null && noticed.y < bottom;
      };
      await expect.poll(isOnTop).toBe(true);
    },
  );
}

sharedAppTest(
  "an admin's link leads through the sign-in to the assignment",
  async ({ app, arrive }) => {
    const exhibitor = await arrive();
    await arriveAsNewExhibitor(exhibitor.page);
    await askForQuotes(exhibitor.page, "Admin Link Expo");
    const link = await linkTo(
      exhibitor.page,
      "admin@example.com",
      "Admin Link Expo",
      "Assign builders",
    );
    const { lines } = await readPage(app.origin + link);
    expect(lines).toContain("Sign in to assign builders for Admin Link Expo");
    const { page, visit } = await arrive();
    await signInAs(page, "admin");
    await visit(link);
    await page.getByRole("dialog", { name: "Assign Builders" }).waitFor();
  },
);
