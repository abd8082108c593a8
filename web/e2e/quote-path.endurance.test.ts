import type { Page } from "playwright-core";
import { expect } from "vitest";
import { testNow } from "../../adapters/system/test/test-time.ts";
import { callApi } from "./call-api.ts";
import { createBrowserTest } from "./create-browser-test.ts";
import { assignBuilders } from "./steps/assign-builders.ts";
import { arriveWithProfile } from "./steps/new-builder.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { signInAs } from "./steps/sign-in-as.ts";
import type { Visitor } from "./visitor.ts";

const pathTest = createBrowserTest("file", async () => ({
  env: { EXCHANGE_RATES: "2026-11-20 EUR=1.085" },
}));
const patient = 120_000;

const island = {
  tradeShowName: "Quote Path Expo",
  eventDate: new Date(testNow().getTime() + 300 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  venue: "Las Vegas Convention Center, Las Vegas, NV",
  industry: "island",
  boothSize: "20x20",
  serviceType: "exhibit-stand-purchase",
  budget: "75000-150000",
  features: ["hanging-elements"],
  additionalRequirements: "A bar",
  firstName: "Erin",
  lastName: "Calloway",
  email: "exhibitor@example.com",
  phone: "+1 312 555 0117",
  company: "Northbeam Robotics",
};

/** The form in which a builder quotes: its dialog, a cell of its lines, and what sends it. */
function quoteForm(page: Page, name: "Submit Quote" | "Revise Quote") {
  const dialog = page.getByRole("dialog", { name });
  const cell = (label: string) => dialog.getByLabel(label, { exact: true });
  const itemize = () => dialog.getByRole("tab", { name: "Itemized" }).click();
  return {
    dialog,
    cell,
    itemize,
    async paste(rows: string[][]) {
      await itemize();
      await dialog.getByRole("button", { name: "Paste from a spreadsheet" }).click();
      const text = rows.map((row) => row.join("\t")).join("\n");
      await dialog.getByLabel("Paste rows from a spreadsheet").fill(text);
      await dialog.getByRole("button", { name: `Add ${rows.length} lines` }).click();
    },
    async send() {
      const review = dialog.getByRole("button", { name: "Review" });
      if (await review.isVisible()) await review.click();
      const label = name === "Submit Quote" ? name : "Send Revised Quote";
      await dialog.getByRole("button", { name: label }).click();
      await dialog.waitFor({ state: "hidden" });
    },
  };
}

const lot = (category: string, dollars: number) => [
  category,
  `${category} of the booth`,
  "",
  "",
  `${dollars}`,
];

pathTest(
  "an exhibitor and four builders: lines, one price, a gap priced when asked, a changed brief, another currency, best and final offers and the award [R05] [R13] [R14] [R15] [R17] [R21] [R22] [R31] [R33] [R38]",
  { timeout: patient },
  async ({ arrive }) => {
    const [exhibitor, admin] = [await arrive(), await arrive()];
    await arriveAsNewExhibitor(exhibitor.page);
    await signInAs(admin.page, "admin");
    const { quoteRequest } = await callApi<{ quoteRequest: { id: string } }>(
      exhibitor.page,
      "POST",
      "/api/quote-requests",
      island,
    );
    const { id } = quoteRequest;
    const names = ["Alder Exhibits", "Birch Booths", "Cedar Stands", "Dune Displays"];
    const builders: Visitor[] = [];
    for (const name of names) {
      const builder = await arrive();
      const profileId = await arriveWithProfile(builder.page, name);
      const path = `/api/admin/builders/${profileId}/review`;
      await callApi(admin.page, "POST", path, { decision: "approve" });
      builders.push(builder);
    }
    await assignBuilders(admin.page, id, names);
    const [alder, birch, cedar, dune] = builders as [Visitor, Visitor, Visitor, Visitor];
    const dashboard = `/dashboard?quote=${id}`;

    // Alder types into the rows that stand there, and states what the show's bill depends on
    await alder.visit(dashboard);
    const alders = quoteForm(alder.page, "Submit Quote");
    await alders.itemize();
    for (const [label, price] of [
      ["Structure (build or rental)", "52,000"],
      ["Graphics", "9000"],
      ["Installation labor", "7500"],
      ["Dismantling labor", "4000"],
      ["Freight both ways", "6000"],
      ["Project management", "6,000.00"],
    ] as const) {
      await alders.cell(`${label}: price`).fill(price);
    }
    await alders.cell("Flooring: in your price").selectOption("excluded");
    await alders.dialog.getByRole("button", { name: "Review" }).click();
    await alders.dialog.getByText("What the show will bill: weight, hours, power").click();
    await alders.cell("Shipping weight (lb)").fill("1901");
    await alders.cell("Shipments").fill("1");
    await alders.dialog.getByText("$84,500").waitFor();
    await alders.send();

    // Birch pastes its lines, has management in the structure, and leaves the weight out
    await birch.visit(dashboard);
    const birchs = quoteForm(birch.page, "Submit Quote");
    await birchs.paste([
      lot("Structure", 55_000),
      lot("Graphics", 10_000),
      lot("Flooring", 4_800),
      lot("Hanging sign", 6_200),
      lot("Installation labor", 8_000),
      lot("Dismantling labor", 4_000),
      lot("Freight both ways", 8_000),
    ]);
    await birchs.cell("Project management: in your price").selectOption("within");
    await birchs
      .cell("Project management: the line with its price")
      .selectOption({ label: "Structure of the booth" });
    await birchs.dialog.getByText("$96,000").waitFor();
    await birchs.send();

    await cedar.visit(dashboard);
    const cedars = quoteForm(cedar.page, "Submit Quote");
    await cedars.cell("Amount in US dollars").fill("79,000");
    await cedars.send();

    await dune.visit(dashboard);
    const dunes = quoteForm(dune.page, "Submit Quote");
    await dunes.paste([
      lot("Structure", 60_000),
      lot("Graphics", 11_000),
      lot("Flooring", 5_600),
      lot("Hanging sign", 7_000),
      lot("Installation labor", 8_400),
      lot("Dismantling labor", 4_200),
      lot("Project management", 4_800),
    ]);
    await dunes.cell("Freight both ways: in your price").selectOption("within");
    await dunes
      .cell("Freight both ways: the line with its price")
      .selectOption({ label: "Structure of the booth" });
    await dunes.dialog.getByText("$101,000").waitFor();
    await dunes.send();

    // the exhibitor compares them: the example of the design, to the dollar
    const { page } = exhibitor;
    await exhibitor.visit(`/requests/${id}/compare`);
    const row = (name: string) =>
      page
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name: new RegExp(`^${name}`) }) });
    const prices = page.getByLabel("Prices", { exact: true });
    await prices.selectOption({ label: "Same scope" });
    for (const words of ["≈ $96,300", "$96,000", "$101,000", "Not comparable yet", "Place 3"]) {
      await row("Same scope").getByText(words, { exact: true }).waitFor();
    }
    await row("Same scope")
      .getByText(/^Place 1–2\. .*Ask Alder Exhibits to price 2 rows\.$/)
      .waitFor();
    await prices.selectOption({ label: "With show services" });
    await page.getByText("The show's bill").waitFor();
    await row("Material handling").getByText("$3,573.88").waitFor();
    // the button to ask comes with a script of its own
    const ask = row("Material handling").getByRole("button", { name: /^Not known/ });
    await expect.poll(() => ask.count()).toBe(2);

    // a gap is asked for, and the builder lands on its row
    await prices.selectOption({ label: "As quoted" });
    await row("Flooring")
      .getByRole("button", { name: /Ask to price this/ })
      .click();
    await page.getByRole("button", { name: "Ask to price 1 row" }).click();
    await page.getByText("Alder Exhibits sees which rows to price.").first().waitFor();
    await alder.visit(dashboard);
    const revised = quoteForm(alder.page, "Revise Quote");
    await revised.dialog.getByText("Asked for by the exhibitor").first().waitFor();
    await revised.cell("Flooring: in your price").selectOption("included");
    await revised.cell("Flooring: price").fill("5000");
    await revised.send();

    // the brief changes: one builder confirms, one revises in another currency
    await exhibitor.visit(`/requests/${id}?view=brief`);
    await page.getByLabel("Custom size").check();
    await page.getByRole("button", { name: "20 × 30 ft" }).click();
    await page.getByRole("button", { name: "Save the brief" }).click();
    await page.getByText("Brief changed", { exact: true }).waitFor();
    await birch.visit("/dashboard");
    await birch.page.getByRole("button", { name: "Confirm my quote" }).first().click();
    await birch.page.getByText("The exhibitor sees that it stands.").first().waitFor();
    await dune.visit(dashboard);
    const euros = quoteForm(dune.page, "Revise Quote");
    await euros.cell("Currency").selectOption("EUR");
    await euros.dialog.getByText("About $109,585 at today's rate.").first().waitFor();
    await euros.send();
    await exhibitor.visit(`/requests/${id}/compare`);
    await page.getByText("about $109,585").first().waitFor();
    await page
      .getByText(/priced (for|before your change)/i)
      .first()
      .waitFor();

    // best and final offers of two of them
    await page.getByRole("button", { name: "Ask for best and final offers" }).click();
    const asking = page.getByRole("dialog", { name: "Ask for best and final offers" });
    await asking.getByRole("checkbox", { name: /^Cedar Stands/ }).uncheck();
    await asking.getByRole("checkbox", { name: /^Dune Displays/ }).uncheck();
    await asking.getByLabel("What should they look at?").fill("Can graphics be rental?");
    await asking.getByRole("button", { name: "Ask for best and final offers" }).click();
    await asking.waitFor({ state: "hidden" });
    await alder.visit("/dashboard");
    await alder.page.getByRole("button", { name: "Our quote stands" }).first().click();
    await alder.page.getByText("The exhibitor sees your answer.").first().waitFor();
    await birch.visit(dashboard);
    const last = quoteForm(birch.page, "Revise Quote");
    await last.cell("Graphics: price").fill("8500");
    await last.send();
    await exhibitor.visit(`/requests/${id}/compare`);
    await page.getByText("$94,500").first().waitFor();
    await page
      .getByText(/^Every builder you asked for a best and final offer has answered/)
      .waitFor();

    // the award, and what a loser learns
    await page.getByRole("button", { name: "Accept Quote" }).nth(1).click();
    const award = page.getByRole("alertdialog");
    await award.getByLabel("What it includes").check();
    await award.getByRole("checkbox", { name: "Tell the others where their price stood" }).check();
    const chosen = await award.innerText();
    await award.getByRole("button", { name: "Accept quote" }).click();
    await page
      .getByText(/^You chose /)
      .first()
      .waitFor();
    const loser = chosen.includes("Dune Displays") ? birch : dune;
    await loser.visit("/dashboard?view=quotes");
    await loser.page.getByText("The exhibitor accepted another builder's quote.").first().waitFor();
  },
);
