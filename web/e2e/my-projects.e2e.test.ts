import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { testNow } from "../../adapters/system/test/test-time.ts";
import { callApi } from "./call-api.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { fieldOf } from "./steps/field-of.ts";
import { arriveAsNewBuilder, arriveWithProfile } from "./steps/new-builder.ts";
import { pressEscape } from "./steps/press-escape.ts";
import { sectionOf } from "./steps/section-of.ts";
import { toasts } from "./steps/toasts.ts";

const project = {
  title: "The Lighthouse",
  client: "Beacon Ltd",
  description: "Tall & bright",
  industry: "Energy",
  projectType: "Island Booth",
  budget: "$1,000,000+",
  size: "30x40",
  eventName: "Hannover Messe",
  location: "Hanover",
  year: "2025",
};

const submit = (page: Page, fields: object = {}) =>
  callApi<{ id: string }>(page, "POST", "/api/portfolio", { ...project, ...fields });
const portfolio = (page: Page) => sectionOf(page, "Portfolio Management");
const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });
const optionsOf = (dialog: Locator, label: string) =>
  fieldOf(dialog, label).locator("option:not([value=''])").allTextContents();

browserTest("Add Project asks for a profile first [L04]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await arriveAsNewBuilder(page);
  await visit("/dashboard?view=portfolio");
  await portfolio(page).getByText("No projects yet").waitFor();
  await portfolio(page).getByRole("button", { name: "Add Project" }).click();
  await toasts(page).getByText("Builder Profile Required").waitFor();
  const words = "You must have a builder profile to submit portfolio projects.";
  await toasts(page).getByText(words).waitFor();
});

browserTest("a builder submits a project by keyboard [L03] [L04] [O05]", async ({ visitor }) => {
  const { page, visit, expectComplaint } = visitor;
  // no server answers there
  expectComplaint(/pictures\.example\.com|Failed to load resource/);
  await arriveWithProfile(page);
  await visit("/dashboard?view=portfolio");
  await portfolio(page).getByText("No projects yet").waitFor();
  await portfolio(page).getByRole("button", { name: "Add Project" }).press("Enter");
  const dialog = dialogOf(page, "Submit Portfolio Project");
  await dialog.waitFor();
  expect(await optionsOf(dialog, "Industry")).toHaveLength(18);
  expect(await optionsOf(dialog, "Project type")).toHaveLength(12);
  expect(await optionsOf(dialog, "Budget range")).toHaveLength(8);
  for (const legend of ["Features", "Special features"]) {
    const group = dialog.getByRole("group", { name: legend, exact: true });
    expect(await group.getByRole("checkbox").count()).toBe(20);
  }
  expect(await fieldOf(dialog, "Year").inputValue()).toBe(`${testNow().getFullYear()}`);
  expect(await dialog.getByRole("checkbox", { name: "Public" }).isChecked()).toBe(true);
  const featured = dialog.getByRole("checkbox", { name: "Featured" });
  expect(await featured.isChecked()).toBe(false);

  const required = {
    "Project title": project.title,
    "Client name": project.client,
    Description: project.description,
    "Event name": project.eventName,
    Location: project.location,
    "Booth size": project.size,
  };
  await fieldOf(dialog, "Project title").press("Enter");
  for (const label of [...Object.keys(required), "Industry", "Project type", "Budget range"]) {
    await dialog.getByText(`${label} is required`, { exact: true }).waitFor();
    expect(await fieldOf(dialog, label).getAttribute("aria-required"), label).toBe("true");
  }
  for (const [label, text] of Object.entries(required)) {
    await fieldOf(dialog, label).focus();
    await page.keyboard.type(text);
  }
  await fieldOf(dialog, "Industry").selectOption(project.industry);
  await fieldOf(dialog, "Project type").selectOption(project.projectType);
  await fieldOf(dialog, "Budget range").selectOption(project.budget);
  await fieldOf(dialog, "Year").fill("1899");
  await fieldOf(dialog, "Main image URL").fill("no link");
  await fieldOf(dialog, "Project title").press("Enter");
  await dialog.getByText("Year must be between 1900 and 5 years in the future").waitFor();
  await dialog.getByText("Main image must be a valid URL").waitFor();
  await fieldOf(dialog, "Year").fill(project.year);
  await fieldOf(dialog, "Main image URL").fill("");

  const images = fieldOf(dialog, "Additional images");
  for (let number = 1; number <= 15; number++) {
    await images.fill(`https://pictures.example.com/${number}.jpg`);
    await images.press("Enter");
  }
  await dialog.getByText("15 of 15, the list is full").waitFor();
  await images.press("Backspace");
  await images.fill("");
  // the first picture is the cover
  const second = "Move https://pictures.example.com/2.jpg earlier";
  await dialog.getByRole("button", { name: second }).press("Enter");
  await dialog.getByText("Moved to 1 of 14").waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await expect.poll(focused).toBe(second);
  const cover = dialog.getByRole("list", { name: "Additional images" }).getByRole("listitem");
  await cover.filter({ hasText: "Cover" }).getByText("com/2.jpg").waitFor();
  for (const name of ["Meeting Rooms", "Storage Space", "Seating Area", "Demo Station"]) {
    await dialog.getByRole("checkbox", { name }).press("Space");
  }
  await dialog.getByRole("checkbox", { name: "Motion Sensors" }).press("Space");
  const preview = dialog.getByRole("complementary", { name: "Preview" });
  for (const words of [project.title, "Island Booth · 30 × 40 ft · Hanover, 2025", "+1 more"]) {
    await preview.getByText(words, { exact: true }).waitFor();
  }
  await featured.press("Space");

  const sent = page.waitForRequest((request) => request.method() === "POST");
  const read = page.waitForRequest((request) => request.url().includes("/api/dashboard/projects"));
  await page.route("**/pictures.example.com/**", (route) => route.abort());
  await fieldOf(dialog, "Project title").press("Enter");
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ ...project, mainImage: null, public: true, featured: true });
  expect(body.projectImages).toHaveLength(14);
  expect(body.projectImages.slice(0, 3)).toEqual(
    [2, 1, 3].map((number) => `https://pictures.example.com/${number}.jpg`),
  );
  expect(body.specialFeatures).toEqual(["Motion Sensors"]);
  await read;
  await toasts(page).getByText("Portfolio Project Submitted").waitFor();
  const words = "Your portfolio project has been submitted successfully and is pending review.";
  await toasts(page).getByText(words).waitFor();
  await dialog.waitFor({ state: "hidden" });

  await portfolio(page).getByText("1 project. Most recent: The Lighthouse").waitFor();
  const card = portfolio(page).getByRole("article");
  for (const text of [
    "The Lighthouse",
    "Beacon Ltd",
    "Energy",
    "2025",
    "30 × 40 ft",
    "Tall & bright",
    "+1 more",
    "Meeting Rooms",
    "Storage Space",
    "Seating Area",
    "Public",
    "Pending review",
    "Featured requested",
  ]) {
    await card.getByText(text, { exact: true }).first().waitFor();
  }
  expect(await card.getByText("Demo Station").count()).toBe(0);
});

browserTest("a failed submission keeps what was typed [L04]", async ({ visitor }) => {
  const { page, visit, expectComplaint } = visitor;
  await arriveWithProfile(page);
  await submit(page);
  await visit("/dashboard?view=portfolio");
  expectComplaint(/Failed to load resource/);
  const answers = [
    { status: 503, json: { message: "The drawing board is being cleaned" } },
    { status: 500, body: "oh" },
    { status: 503, json: { message: "The saw is dull" } },
    { status: 500, body: "oh" },
    { status: 503, json: { message: "The bin is full" } },
    { status: 500, body: "oh" },
  ];
  await page.route("**/api/portfolio*/**", (route) =>
    route.request().method() === "GET" ? route.continue() : route.fulfill(answers.shift()),
  );
  await page.route("**/api/portfolio", (route) => route.fulfill(answers.shift()));
  await portfolio(page).getByRole("button", { name: "Add Project" }).click();
  const dialog = dialogOf(page, "Submit Portfolio Project");
  for (const [label, text] of [
    ["Project title", "Kept"],
    ["Client name", "Co"],
    ["Description", "Tall"],
    ["Event name", "CES"],
    ["Location", "Reno"],
    ["Booth size", "20x20"],
  ] as const) {
    await fieldOf(dialog, label).fill(text);
  }
  await fieldOf(dialog, "Industry").selectOption("Energy");
  await fieldOf(dialog, "Project type").selectOption("Other");
  await fieldOf(dialog, "Budget range").selectOption("$1,000,000+");
  for (const words of [
    "The drawing board is being cleaned",
    "Failed to submit portfolio project. Please try again.",
  ]) {
    await dialog.getByRole("button", { name: "Submit Project" }).press("Enter");
    await toasts(page).getByText("Submission Failed").waitFor();
    await toasts(page).getByText(words).waitFor();
  }
  expect(await fieldOf(dialog, "Project title").inputValue()).toBe("Kept");
  await dialog.getByRole("button", { name: "Cancel" }).press("Enter");

  // the page came with the card only; the dialog reads the rest
  const list = "**/api/dashboard/projects?*";
  await page.route(list, (route) => route.fulfill({ status: 500, body: "oh" }), { times: 1 });
  await portfolio(page).getByRole("button", { name: "Edit The Lighthouse" }).click();
  await toasts(page).getByText("Error Loading Projects").waitFor();
  await portfolio(page).getByRole("button", { name: "Edit The Lighthouse" }).click();
  const edit = dialogOf(page, "Edit Portfolio Project");
  for (const words of [
    "The saw is dull",
    "Failed to update portfolio project. Please try again.",
  ]) {
    await edit.getByRole("button", { name: "Update Project" }).press("Enter");
    await toasts(page).getByText("Error", { exact: true }).waitFor();
    await toasts(page).getByText(words).waitFor();
  }
  await edit.getByRole("button", { name: "Cancel" }).press("Enter");
  await portfolio(page).getByRole("button", { name: "Delete The Lighthouse" }).click();
  const alert = page.getByRole("alertdialog");
  for (const words of [
    "The bin is full",
    "Failed to delete portfolio project. Please try again.",
  ]) {
    await alert.getByRole("button", { name: "Delete Project" }).press("Enter");
    await toasts(page).getByText("Error", { exact: true }).waitFor();
    await toasts(page).getByText(words).waitFor();
  }
});

/** As a dialog closes; before that, it would take the next key with it. */
async function focusComesBackTo(opener: Locator) {
  await expect.poll(() => opener.evaluate((it) => it === document.activeElement)).toBe(true);
}

browserTest("a project is viewed, edited and deleted [L05] [L06] [L07]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await arriveWithProfile(page);
  const features = Array.from({ length: 15 }, (_, index) => `Feature ${index + 1}`);
  await submit(page, { features });
  await visit("/dashboard?view=portfolio");
  const viewButton = portfolio(page).getByRole("button", { name: "View The Lighthouse" });
  await viewButton.press("Enter");
  const view = dialogOf(page, "The Lighthouse");
  for (const label of ["Created", "Last Edited"]) {
    await view.getByText(label, { exact: true }).waitFor();
  }
  expect(await view.getByRole("textbox").count()).toBe(0);
  await view.getByText("Tall & bright").waitFor();
  await view.getByText("30 × 40 ft", { exact: true }).waitFor();
  await pressEscape(page);
  await focusComesBackTo(viewButton);

  const editButton = portfolio(page).getByRole("button", { name: "Edit The Lighthouse" });
  await editButton.press("Enter");
  const edit = dialogOf(page, "Edit Portfolio Project");
  for (const name of [
    "Basic Information",
    "Event & Booth Details",
    "Project Images",
    "Features & Specifications",
    "Project Settings",
    "Tell the Story",
  ]) {
    await edit.getByRole("heading", { name }).waitFor();
  }
  expect(await fieldOf(edit, "Description").inputValue()).toBe("Tall & bright");
  await edit.getByText("0 of 10", { exact: false }).first().waitFor();
  await edit.getByText("15 of 15").waitFor();
  expect(await edit.getByRole("checkbox", { name: "Meeting Rooms" }).isDisabled()).toBe(true);
  await edit.getByRole("checkbox", { name: "Feature 15" }).press("Space");
  expect(await edit.getByRole("checkbox", { name: "Meeting Rooms" }).isDisabled()).toBe(false);
  await fieldOf(edit, "Project title").fill("The Tower");
  await fieldOf(edit, "Our solution").fill("A lamp & a <b>lens</b>");
  let held = Promise.withResolvers<void>();
  await page.route("**/api/portfolio/*", async (route) => {
    await held.promise;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === "PATCH");
  await fieldOf(edit, "Project title").press("Enter");
  await edit.getByRole("button", { name: "Updating..." }).waitFor();
  held.resolve();
  expect((await sent).postDataJSON()).toMatchObject({
    title: "The Tower",
    mainImage: null,
    challengeBrief: null,
    ourSolution: "A lamp & a <b>lens</b>",
  });
  await toasts(page).getByText("Success!").waitFor();
  await toasts(page).getByText("Portfolio project updated successfully.").waitFor();
  await edit.waitFor({ state: "hidden" });
  const towerButton = portfolio(page).getByRole("button", { name: "View The Tower" });
  await towerButton.press("Enter");
  const shown = dialogOf(page, "The Tower");
  await shown.getByRole("heading", { name: "Our solution" }).waitFor();
  await shown.getByText("A lamp & a lens", { exact: true }).waitFor();
  await pressEscape(page);
  await focusComesBackTo(towerButton);

  await portfolio(page).getByRole("button", { name: "Delete The Tower" }).press("Enter");
  const alert = page.getByRole("alertdialog", { name: "Delete Portfolio Project" });
  await alert.getByText("The Tower", { exact: true }).waitFor();
  await alert.getByText("You can't undo this.", { exact: false }).waitFor();
  await alert.getByRole("button", { name: "Cancel" }).press("Enter");
  await portfolio(page).getByRole("button", { name: "Delete The Tower" }).press("Enter");
  held = Promise.withResolvers();
  await alert.getByRole("button", { name: "Delete Project" }).press("Enter");
  await alert.getByRole("button", { name: "Deleting..." }).waitFor();
  held.resolve();
  await toasts(page).getByText("Project deleted").waitFor();
  await toasts(page).getByText("Portfolio project has been permanently removed.").waitFor();
  await alert.waitFor({ state: "hidden" });
  await portfolio(page).getByText("No projects yet").waitFor();
});

browserTest("with more than six, six are the most recent [L03]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await arriveWithProfile(page);
  for (let number = 1; number <= 6; number++) await submit(page, { title: `Stand ${number}` });
  await visit("/dashboard?view=portfolio");
  expect(await portfolio(page).getByText("Showing 6 of").count()).toBe(0);
  await submit(page, { title: "Stand 7" });
  await visit("/dashboard?view=portfolio");
  await portfolio(page).getByText("Showing 6 of 7").waitFor();
  await portfolio(page).getByText("7 projects. Most recent: Stand 7").waitFor();
  expect(await portfolio(page).getByRole("article").count()).toBe(6);
  const earlier = portfolio(page).getByRole("table", { name: "Earlier projects" });
  await earlier.getByRole("button", { name: "View Stand 1" }).waitFor();
});
