import type { Page } from "playwright-core";
import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { readPage } from "./steps/read-page.ts";

const written = {
  Name: "Ada Okafor",
  Email: "ada@northwind.example",
  Subject: "A booth for Hall 7",
  Message: "Who builds double-deckers?\nWe need <two> floors & stairs.",
};

async function fill(page: Page, subject = written.Subject) {
  await page.getByLabel("What is it about?").selectOption("partnership");
  for (const [label, text] of Object.entries({ ...written, Subject: subject })) {
    await page.getByRole("textbox", { name: label }).fill(text);
  }
}

type Mail = { to: string; replyTo: string; subject: string; text: string };

async function mailsAbout(origin: string, subject: string): Promise<Mail[]> {
  const emails: Mail[] = await (await fetch(`${origin}/dev/mail.json`)).json();
  return emails.filter((mail) => mail.subject.includes(subject));
}

browserTest("contact has its cards, questions and hours [F04]", async ({ app }) => {
  const main = (await readPage(`${app.origin}/contact`)).part("main");
  for (const text of ["within 2 hours", "Mon-Fri 8AM-6PM EST", "Sat 9AM-2PM EST"]) {
    expect(main.text).toContain(text);
  }
  expect(main.all("li").length).toBeGreaterThanOrEqual(4);
  const [question] = main.all("details", "How soon will I hear from you?");
  expect(question?.text).toContain("Messages sent overnight");
  expect(main.links["Get quotes"]).toBe("/#quote-form");
});

browserTest(
  "a message is sent once by a double click, confirmed for three seconds, and answered to its writer [F05]",
  async ({ app, arrive }) => {
    const { page, visit } = await arrive({ isNew: true }); // a clock stays with its context
    const { clock } = page;
    await visit("/contact");
    await clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    const options = page.getByLabel("What is it about?").locator("option");
    const values = await options.evaluateAll((all) => all.map((it) => it.getAttribute("value")));
    expect(values.filter(Boolean)).toEqual([
      "quote",
      "builder",
      "support",
      "general",
      "media",
      "partnership",
    ]);
    await fill(page);
    await page.getByRole("button", { name: "Send message" }).dblclick();
    const confirmation = page.getByRole("status").getByText("Message Sent!");
    await confirmation.waitFor();
    await clock.runFor(2_900);
    expect(await confirmation.count()).toBe(1);
    await clock.runFor(200);
    await confirmation.waitFor({ state: "detached" });
    for (const label of Object.keys(written)) {
      expect(await page.getByRole("textbox", { name: label }).inputValue()).toBe("");
    }
    expect(await page.getByLabel("What is it about?").inputValue()).toBe("");

    const [mail, ...more] = await mailsAbout(app.origin, written.Subject);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: "support@boothwright.example", replyTo: written.Email });
    expect(mail?.text).toContain("Who builds double-deckers?");
    expect(mail?.text).toContain("About: Partnership");
  },
);

browserTest(
  "what is missing is said beside its field; when sending fails a toast says so and what was typed stays [F05]",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    await visit("/contact");
    let sent = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") sent += 1;
    });
    await page.getByRole("textbox", { name: "Email" }).fill("ada@");
    await page.getByRole("button", { name: "Send message" }).click();
    for (const [field, text] of [
      ["inquiryType", "Inquiry type is required"],
      ["name", "Name is required"],
      ["email", "Valid email address is required"],
      ["subject", "Subject is required"],
      ["message", "Message is required"],
    ]) {
      await page
        .locator(`#contact-${field}-error`)
        .getByText(text ?? "")
        .waitFor();
    }
    expect(await page.locator("#contact-company-error, #contact-phone-error").count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("contact-inquiryType");
    expect(sent).toBe(0);

    expectComplaint(/503/);
    await page.route("**/api/contact-messages", (route) =>
      route.fulfill({ status: 503, body: "" }),
    );
    await fill(page);
    await page.getByRole("button", { name: "Send message" }).click();
    const region = page.getByRole("region", { name: "Notifications (F8)" });
    await region.getByText("Message Not Sent").waitFor();
    await region.getByText("Your message could not be sent.").waitFor();
    expect(await page.getByText("Message Sent!").count()).toBe(0);
    for (const [label, text] of Object.entries(written)) {
      expect(await page.getByRole("textbox", { name: label }).inputValue()).toBe(text);
    }
  },
);

browserTest(
  "a link beside the form says what it is about, and leaves what was typed [F04] [F05]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    await visit("/contact");
    await fill(page);
    await page.getByRole("link", { name: "Ask about being listed" }).click();
    await page.waitForURL("**/contact?about=builder#contact-form");
    const about = page.getByLabel("What is it about?");
    await expect.poll(() => about.inputValue()).toBe("builder");
    for (const [label, text] of Object.entries(written)) {
      expect(await page.getByRole("textbox", { name: label }).inputValue()).toBe(text);
    }
  },
);

browserTest("without scripts it sends, or says what is wrong [F05]", async ({ app, reader }) => {
  const { page } = reader;
  await page.goto("/contact?about=builder");
  expect(await page.getByLabel("What is it about?").inputValue()).toBe("builder");
  await fill(page, "No scripts here");
  await page.getByRole("textbox", { name: "Email" }).fill("ada@");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Valid email address is required").waitFor();
  expect(await page.getByRole("textbox", { name: "Message" }).inputValue()).toBe(written.Message);
  expect(await page.getByLabel("What is it about?").inputValue()).toBe("partnership");
  await page.getByRole("textbox", { name: "Email" }).fill(written.Email);
  await page.getByRole("button", { name: "Send message" }).click();
  await page.waitForURL("**/contact?sent=1*");
  await page.getByText("Message Sent!").waitFor();
  expect(await mailsAbout(app.origin, "No scripts here")).toHaveLength(1);
});

browserTest("POST /api/contact-messages holds its bounds [F05]", async ({ app }) => {
  const form = {
    name: "A",
    email: "a@b.example",
    subject: "Bounds",
    message: "x",
    inquiryType: "general",
  };
  const post = async (facts: Record<string, unknown>) => {
    const response = await fetch(`${app.origin}/api/contact-messages`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...form, ...facts }),
    });
    return { status: response.status, body: await response.json() };
  };
  expect((await post({ company: null, phone: "" })).status).toBe(201);
  const most = { name: 100, subject: 200, message: 5000, company: 100, phone: 20 };
  for (const [field, max] of Object.entries(most)) {
    expect((await post({ [field]: "x".repeat(max) })).status, field).toBe(201);
    const { status, body } = await post({ [field]: "x".repeat(max + 1) });
    expect(status, field).toBe(400);
    expect(body.errors).toEqual([{ field, message: expect.stringContaining(`${max}`) }]);
  }
  for (const field of ["name", "email", "subject", "message", "inquiryType"]) {
    expect((await post({ [field]: " " })).status, field).toBe(400);
    expect((await post({ [field]: undefined })).status, field).toBe(400);
  }
  expect((await post({ inquiryType: "spam" })).status).toBe(400);
  expect((await post({ subject: "two\nlines" })).status).toBe(400);
});
