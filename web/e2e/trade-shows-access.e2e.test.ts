import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

browserTest("a show's page prints without buttons [H05]", async ({ app, reader }) => {
  const { page, visit } = reader;
  const shows: { id: string; title: string }[] = await (
    await fetch(`${app.origin}/api/trade-shows`)
  ).json();
  await visit(`/trade-shows/${shows.find(({ title }) => title === "CES")?.id}`);
  await page.getByRole("heading", { name: "About This Event" }).waitFor();
  await page.emulateMedia({ media: "print" });
  for (const name of ["Get Custom Booth Quote", "Start Quote Request", "Add to calendar"]) {
    expect(await page.getByText(name).isVisible()).toBe(false);
  }
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});
