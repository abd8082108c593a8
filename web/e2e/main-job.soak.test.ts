import type { Page } from "playwright-core";
import { expect } from "vitest";
import { callApi } from "./call-api.ts";
import { createBrowserTest } from "./create-browser-test.ts";
import { type MailCatcher, startMailCatcher } from "./mail-catcher.ts";
import { quoteAnswers, quoteWizard } from "./steps/quote-wizard.ts";

const mail = await startMailCatcher();
const storyTest = createBrowserTest("file", async (onCleanup) => {
  onCleanup(() => mail.stop());
  return { env: { MAIL_URL: mail.url } };
});
const show = quoteAnswers.tradeShowName;

/** Signs in with the link that really came by mail. */
async function signInByMail(page: Page, email: string, catcher: MailCatcher) {
  await page.goto("/api/login");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  const { text } = await catcher.waitFor(email, /login\/email\?token=/);
  await page.goto(/https?:\S+login\/email\?token=[\w-]+/.exec(text)?.[0] ?? "/");
  await page.getByRole("button", { name: /^Continue as/ }).click();
  await page.waitForURL("**/dashboard");
}

/** The same by the calls that the page makes: one person signs in on the page. */
async function signInByCall(page: Page, email: string, catcher: MailCatcher) {
  await callApi(page, "POST", "/api/login/email", { email });
  const { text } = await catcher.waitFor(email, /login\/email\?token=/);
  const token = /login\/email\?token=([\w-]+)/.exec(text)?.[1];
  await callApi(page, "POST", "/api/login/email/verify", { token });
}

const item = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByText(show, { exact: true }) });

storyTest(
  "the whole story: asked, assigned, quoted, accepted, emailed [C01] [C08] [C12] [J01] [J02] [K03] [K05] [L08] [L12] [M03] [M04]",
  async ({ arrive }) => {
    const exhibitor = await arrive();
    await exhibitor.visit("/");
    await quoteWizard(exhibitor.page).goToSuccess();
    await exhibitor.page.getByText(quoteAnswers.email).first().waitFor();
    await mail.waitFor(quoteAnswers.email, /request/i);

    const admin = await arrive();
    await mail.waitFor("admin@example.com", new RegExp(quoteAnswers.company));
    await signInByCall(admin.page, "admin@example.com", mail);
    await admin.visit(`/admin-dashboard?search=${encodeURIComponent(quoteAnswers.company)}`);
    await item(admin.page).getByRole("button", { name: "Assign Builders" }).click();
    const dialog = admin.page.getByRole("dialog");
    await dialog.getByRole("checkbox", { name: /Redwood & Pike Exhibits/ }).click();
    await dialog.getByRole("button", { name: "Save Assignment" }).click();
    await admin.page.getByText("Quote Assignment Updated Successfully").first().waitFor();

    const builder = await arrive();
    await mail.waitFor("builder@example.com", new RegExp(show));
    await signInByCall(builder.page, "builder@example.com", mail);
    await builder.visit("/dashboard");
    await item(builder.page).getByRole("button", { name: "Submit Quote" }).click();
    const offer = builder.page.getByRole("dialog");
    await offer.getByLabel(/amount/i).fill("48,500");
    await offer.getByLabel(/timeline/i).fill("8 weeks");
    await offer.getByRole("button", { name: /Submit Quote|Send quote/ }).click();
    await builder.page.getByText("Response submitted").first().waitFor();

    const quoted = await mail.waitFor(quoteAnswers.email, /Redwood & Pike/);
    await signInByMail(exhibitor.page, quoteAnswers.email, mail);
    await item(exhibitor.page).getByRole("link", { name: "Read the quote" }).click();
    const request = exhibitor.page.getByRole("main");
    await request.getByText("$48,500").first().waitFor();
    await request.getByRole("button", { name: "Accept Quote" }).click();
    await exhibitor.page
      .getByRole("alertdialog")
      .getByRole("button", { name: "Accept quote" })
      .click();
    await request.getByRole("region", { name: "Your choice" }).getByText("Accepted").waitFor();
    await mail.waitFor("builder@example.com", /accepted/i);

    const { page, visit } = exhibitor;
    const link = /List-Unsubscribe: <([^>]+)>/.exec(quoted.text)?.[1] ?? "";
    const isWanted = async () =>
      (await (await page.request.get("/api/auth/user/mail")).json()).topics[0].wanted;
    await visit(link);
    await page.getByRole("heading", { name: "Unsubscribe from these emails?" }).waitFor();
    expect(await isWanted()).toBe(true);
    const oneClick = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await fetch(link, { method: "POST", body: oneClick })).status).toBe(200);
    expect(await isWanted()).toBe(false);
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await page.getByRole("heading", { name: "You're unsubscribed", exact: true }).waitFor();
  },
);
