import type { Page } from "playwright-core";
import { expect } from "vitest";
import { noExtras, writeQuoteDraft } from "../../quotes/form/quote-draft.ts";
import { emptyQuoteForm } from "../../quotes/form/quote-form-fields.ts";
import { requestDraftName } from "../../session/forget-request-draft.ts";

/** A filled form that the server takes. */
export const quoteAnswers = {
  tradeShowName: "Northern Packaging Expo",
  eventDate: "2031-05-14",
  venue: "Messe Hall 7",
  industry: "island",
  boothSize: "20x20",
  serviceType: "exhibit-stand-rental",
  budget: "35000-75000",
  firstName: "Mara",
  lastName: "Lindqvist",
  email: "mara@lindqvist.example",
  phone: "+46 8 555 0101",
  company: "Lindqvist Robotics",
};

/** The answers of the first two steps. */
const { firstName, lastName, email, phone, company, ...quoteBrief } = quoteAnswers;

/** Stores a draft at the last step in the browser; a page of the app must be open. */
export const keepDraft = (page: Page, answers: Partial<typeof quoteAnswers> = quoteAnswers) =>
  page.evaluate(([name, draft]) => sessionStorage.setItem(name, draft), [
    requestDraftName,
    writeQuoteDraft({
      values: { ...emptyQuoteForm, ...answers },
      step: 2,
      completed: [0, 1],
      key: crypto.randomUUID(),
      prefilled: { show: null, builders: [] },
      extras: noExtras,
    }),
  ] as const);

/** The quote wizard as a person uses it. */
export function quoteWizard(page: Page, answers = quoteAnswers) {
  const form = page.locator("#quote-wizard");
  const field = (label: string) => form.getByLabel(label, { exact: false }).first();
  const heading = (title: string) => form.getByRole("heading", { name: title });
  const choose = (name: string, value: string) =>
    form.locator(`[name=${name}][value="${value}"]`).check();
  return {
    form,
    field,
    /** Chooses one of the values that a question has in view. */
    choose,
    chosen: (name: string) => form.locator(`[name=${name}]:checked`).inputValue(),
    question: (legend: string) => form.getByRole("group", { name: legend }),
    heading,
    toast: (title: string) => page.getByRole("region").getByText(title, { exact: true }),
    next: () => form.getByRole("button", { name: "Next" }).click(),
    previous: () => form.getByRole("button", { name: "Previous" }).click(),
    submit: () => form.getByRole("button", { name: "Submit Quote Request" }).click(),
    indicator: (title: string) => form.getByRole("navigation").getByRole("button", { name: title }),

    /** The keyboard stands, or soon will, in the field of this name. */
    expectFocus: (name: string) =>
      expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
        .toBe(name),

    async fillEventDetails() {
      await field("Trade Show Name").fill(answers.tradeShowName);
      await field("Event Date").fill(answers.eventDate);
      await field("Venue").fill(answers.venue);
      await choose("industry", answers.industry);
      await choose("boothSize", answers.boothSize);
    },
    async fillRequirements() {
      await choose("serviceType", answers.serviceType);
      await choose("budget", answers.budget);
    },
    async fillContact() {
      await field("First Name").fill(answers.firstName);
      await field("Last Name").fill(answers.lastName);
      await field("Email").fill(answers.email);
      await field("Phone").fill(answers.phone);
      await field("Company").fill(answers.company);
    },
    async goToRequirements() {
      await this.fillEventDetails();
      await this.next();
      await heading("Booth Requirements").waitFor();
    },
    async goToContact() {
      await this.goToRequirements();
      await this.fillRequirements();
      await this.next();
      await heading("Contact Info").waitFor();
    },
    /** Opens the last step with a draft that has the answers of the first two. */
    async openContact(answers: Partial<typeof quoteAnswers> = quoteBrief) {
      await page.goto("/healthz", { waitUntil: "commit" });
      await keepDraft(page, answers);
      await page.goto("/quote");
      await heading("Contact Info").waitFor();
    },
    /** Gives the path of the success page. */
    async goToSuccess() {
      await this.goToContact();
      await this.fillContact();
      await this.submit();
      await page.waitForURL(/\/quote-success\/[\w-]+$/);
      return new URL(page.url()).pathname;
    },
  };
}
