import { expect } from "vitest";
import type { QuoteResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import { callApi } from "./call-api.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { askForQuotes } from "./steps/ask-for-quotes.ts";
import { assignBuilders } from "./steps/assign-builders.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { signInAs } from "./steps/sign-in-as.ts";

browserTest(
  "a builder itemizes a quote: rows of the scope, keys, paste, own rates, lines of an earlier one, a draft that outlives a reload [R04] [R05] [R06] [W07]",
  async ({ arrive }) => {
    const [exhibitor, admin, builder] = [await arrive(), await arrive(), await arrive()];
    await arriveAsNewExhibitor(exhibitor.page);
    await signInAs(admin.page, "admin");
    const { id } = await askForQuotes(exhibitor.page, "Itemized Expo");
    const earlier = await askForQuotes(exhibitor.page, "Earlier Expo");
    for (const each of [id, earlier.id]) {
      await assignBuilders(admin.page, each, ["Redwood & Pike Exhibits"]);
    }

    const { page } = builder;
    await signInAs(page, "builder");
    await callApi(page, "POST", "/api/quote-responses", {
      quoteRequestId: earlier.id,
      lines: [
        { category: "structure", amount: 40_000_00 },
        { category: "supervision", amount: 3_000_00 },
        { category: "av", amount: 4_000_00 },
      ],
    });
    await callApi(page, "PUT", "/api/builders/rates", {
      rates: [
        { category: "structure", unit: "sq-ft", unitPrice: 120_00 },
        { category: "shipping", unit: "lot", unitPrice: 2_500_00 },
        { category: "flooring", unit: "sq-ft", unitPrice: 2_00 },
      ],
    });
    await builder.visit(`/dashboard?quote=${id}`);
    const dialog = page.getByRole("dialog", { name: "Submit Quote" });
    const cell = (name: string) => dialog.getByLabel(name, { exact: true });
    await dialog.getByRole("tab", { name: "Itemized" }).click();
    await dialog.getByText("0 of 10 set").waitFor();
    await cell("Structure (build or rental): price").fill("52000");
    await dialog.getByRole("button", { name: "Add a note to Structure" }).click();
    await page.keyboard.type("Rented frames");
    expect(await cell("Structure (build or rental): note").inputValue()).toBe("Rented frames");
    await cell("Structure (build or rental): price").press("Enter");
    await page.keyboard.type("a lot");
    expect(await cell("Graphics: price").inputValue()).toBe("a lot");
    await cell("Flooring: in your price").selectOption("excluded");
    await cell("Project management: in your price").selectOption("within");
    const review = dialog.getByRole("button", { name: "Review" });
    const send = dialog.getByRole("button", { name: "Submit Quote" });
    await review.click();
    await dialog.getByText("Enter an amount in dollars, such as 1,250 or 95.50").waitFor();
    expect(await send.count()).toBe(0);

    const written: string[] = [];
    page.on("request", (request) => request.method() === "GET" || written.push(request.url()));
    await dialog.getByRole("button", { name: "Fill from my rates" }).click();
    await dialog.getByText("Filled 1 line from your rates").waitFor();
    await dialog.getByText("Left as you typed: Structure (build or rental), Flooring.").waitFor();
    expect(await dialog.getByText("From your rates", { exact: true }).count()).toBe(1);
    expect(await cell("Freight both ways: price").inputValue()).toBe("2500");
    await dialog.getByRole("button", { name: "Copy from an earlier quote" }).click();
    await dialog.getByRole("button", { name: "Copy the lines of Earlier Expo" }).click();
    await dialog.getByText("Filled 1 line from Earlier Expo").waitFor();
    await dialog.getByText(/doesn't ask for it: Audio-visual and content/).waitFor();
    expect(written).toEqual([]);

    await page.reload();
    await dialog.getByText("6 of 10 set").waitFor();
    expect(await cell("Structure (build or rental): price").inputValue()).toBe("52000");
    await cell("Graphics: quantity").fill("120.5");
    await cell("Graphics: price").fill("$75");
    await cell("Project management: the line with its price").selectOption({
      label: "Structure (build or rental)",
    });
    await dialog.getByRole("button", { name: "Paste from a spreadsheet" }).click();
    const rows = ["Install labor\tTwo crews\t40\thrs\t95", "Magic\tSparkles\t1\teach\t5"];
    await dialog.getByLabel("Paste rows from a spreadsheet").fill(rows.join("\n"));
    await dialog.getByText(`Row 2: We don't know the category "Magic". Skipped.`).waitFor();
    await dialog.getByRole("button", { name: "Add 1 line" }).click();
    await dialog.getByText("7 of 10 set").waitFor();
    await dialog.getByText("$70,337.50").waitFor();
    await dialog.getByLabel("Compare my gaps at my rates").check();
    await dialog.getByText(/what you don't include: Flooring \$800\./).waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    const overhang = () => dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
    await expect.poll(overhang).toBe(0);
    expect(await dialog.evaluate((sheet) => sheet.scrollHeight)).toBeLessThan(1600);

    // nothing is sent before it was read as the exhibitor reads it, gaps first
    expect(await send.count()).toBe(0);
    await review.click();
    await dialog.getByText("Not included: Flooring.").waitFor();
    await dialog.getByText("Not filled in:").waitFor();
    const read = dialog.getByText("$9,037.50").filter({ visible: true });
    await read.first().waitFor();
    await expect.poll(overhang).toBe(0);
    await dialog.getByRole("button", { name: "Change the lines" }).click();
    await review.click();
    await send.click();
    await dialog.waitFor({ state: "hidden" });
    const [quote] = await callApi<QuoteResponseBody[]>(
      exhibitor.page,
      "GET",
      `/api/quote-requests/${id}/responses`,
    );
    expect(quote).toMatchObject({
      quotedAmount: 70_337_50,
      ownRates: [{ category: "flooring", amount: 800_00 }],
      lines: [
        { category: "structure", amount: 52_000_00, unit: "lot", note: "Rented frames" },
        { category: "graphics", quantity: 120_500, unitPrice: 75_00, amount: 9_037_50 },
        { category: "flooring", kind: "excluded", amount: null },
        { category: "shipping", unit: "lot", amount: 2_500_00 },
        { category: "management", kind: "included", amount: null },
        { category: "supervision", amount: 3_000_00 },
        { category: "install", label: "Two crews", quantity: 40_000, amount: 3_800_00 },
      ],
    });
    expect(quote?.lines[4]?.within).toBe(quote?.lines[0]?.id);
  },
);

browserTest(
  "what cannot be read is said, rates that are typed while others are saved stay, and another window's are shown before they are replaced [R06]",
  async ({ arrive }) => {
    const { page, visit, expectComplaint } = await arrive();
    await signInAs(page, "builder");
    const put = (dollars: number) =>
      callApi(page, "PUT", "/api/builders/rates", {
        rates: [
          { category: "structure", unit: "sq-ft", unitPrice: 120_00 },
          { category: "flooring", unit: "sq-ft", unitPrice: dollars * 100 },
        ],
      });
    await put(2);
    await visit("/dashboard?view=rates");
    const price = (label: string) => page.getByLabel(`${label}: price`, { exact: true });
    const [structure, flooring] = [price("Structure (build or rental)"), price("Flooring")];
    const save = page.getByRole("button", { name: "Save rates" });
    // what cannot be read is said, and stays as it was typed
    await page.getByLabel("Add a rate").selectOption({ label: "Freight both ways" });
    await price("Freight both ways").fill("a lot");
    await save.click();
    await page.getByText("Enter an amount in dollars, such as 14 or 95.50").waitFor();
    expect(await price("Freight both ways").inputValue()).toBe("a lot");
    await price("Freight both ways").fill("2,500");

    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/api/builders/rates", async (route) => {
      if (route.request().method() === "PUT") await held;
      await route.continue();
    });
    await flooring.fill("3");
    await save.click();
    await page.getByRole("button", { name: "Saving..." }).waitFor();
    await structure.fill("130");
    answer();
    await page.getByText("Rates saved", { exact: true }).waitFor();
    await page.getByText("Not saved yet").waitFor();
    expect(await structure.inputValue()).toBe("130");
    expect(await structure.evaluate((field) => field === document.activeElement)).toBe(true);

    const conflict = page.getByText("This list of rates was changed in another window");
    expect(await conflict.count()).toBe(0);
    expectComplaint(/409/);
    await put(4);
    await save.click();
    await conflict.waitFor();
    await page.getByText("$4, Sq ft of floor").waitFor();
    expect(await structure.inputValue()).toBe("130");
    await page.getByRole("button", { name: "Use the current version" }).click();
    expect([await structure.inputValue(), await flooring.inputValue()]).toEqual(["120", "4"]);
    await flooring.fill("5");
    await save.click();
    await page.getByText("Not saved yet").waitFor({ state: "detached" });
    expect(await conflict.count()).toBe(0);
    await callApi(page, "PUT", "/api/builders/rates", { rates: [] });
  },
);
