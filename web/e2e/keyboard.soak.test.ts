import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { AdminQuotesBody } from "../../app-server/contract/admin/admin-quotes.ts";
import { callApi } from "./call-api.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { addAuthenticator } from "./steps/add-authenticator.ts";
import { adminRequest, openMoreActions } from "./steps/admin-request.ts";
import { askForQuotes } from "./steps/ask-for-quotes.ts";
import { assignBuilders } from "./steps/assign-builders.ts";
import { expectFit } from "./steps/expect-fit.ts";
import { expectFitDialog, expectKeyboardDialog } from "./steps/expect-keyboard-dialog.ts";
import { fieldOf } from "./steps/field-of.ts";
import { arriveAsNewExhibitor } from "./steps/new-exhibitor.ts";
import { openedRow } from "./steps/opened-row.ts";
import { pressEscape } from "./steps/press-escape.ts";
import { sectionOf } from "./steps/section-of.ts";
import { signInAs } from "./steps/sign-in-as.ts";
import { dismissToast } from "./steps/toasts.ts";
import { walkByTab } from "./steps/walk-by-tab.ts";
import { untilAlive } from "./until-alive.ts";
import type { Visitor } from "./visitor.ts";

const phone = { viewport: { width: 360, height: 800 } };

/** The builder's newest, to be deleted. */
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

type Arrive = (options?: typeof phone) => Promise<Visitor>;

async function arriveAt(arrive: Arrive, userType: "exhibitor" | "builder" | "admin", path: string) {
  const visitor = await arrive(phone);
  await signInAs(visitor.page, userType);
  await visitor.visit(path);
  await visitor.page.getByRole("main").getByRole("listitem").first().waitFor();
  return visitor;
}

const row = (page: Page, show: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: show, exact: true }) });
const button = (part: Page | Locator, name: string | RegExp) =>
  part.getByRole("button", { name }).first();
/** Name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
  );
/** Runs in the page: nothing cuts the focused thing off, or covers it. */
function isInSight() {
  const { left, top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
  return document.elementFromPoint(left + 9, (top + bottom) / 2) === document.activeElement;
}
const expectFocusIn = (part: Locator) =>
  expect.poll(() => part.evaluate((one) => one.contains(document.activeElement))).toBe(true);
const asks = "Discard what you typed?";

browserTest(
  "a visitor's menu and dialogs, by keyboard on a phone [A06] [A09] [G04]",
  async ({ arrive }) => {
    const { page, visit } = await arrive(phone);
    await visit("/our-builders");
    await expectKeyboardDialog(page, button(page.getByRole("main"), /^Connect with Redwood/), {
      name: "Connect with Redwood & Pike Exhibits",
      picture: "contact-builder",
    });
    const toggle = page.getByRole("banner").getByRole("button", { name: /^(Open|Close) menu$/ });
    const menu = page.getByRole("navigation", { name: "Menu" });
    await toggle.press("Enter");
    await expectFit(page, { part: page.getByRole("banner"), picture: "menu" });
    await menu.getByRole("link").last().focus();
    for (let presses = 0; presses < 2; presses++) await page.keyboard.press("Tab");
    const signUp = button(page.getByRole("banner").locator("div:has(> nav)").last(), "Sign Up");
    await expectKeyboardDialog(page, signUp, {
      name: "Choose Your Account Type",
      key: "Space",
      picture: "sign-up",
      async inside(dialog) {
        await button(dialog, /^Builder/).press("Enter");
        const second = page.getByRole("dialog", { name: "Sign in to finish" });
        await second.waitFor();
        await expectFocusIn(second);
        await walkByTab(page, second);
        await button(second, "Back").press("Enter");
        await dialog.waitFor();
        await expectFocusIn(dialog);
      },
    });
    await pressEscape(page);
    await menu.waitFor({ state: "hidden" });
    await expect.poll(() => focused(page)).toBe("Open menu");
  },
);

browserTest("an exhibitor's dialogs, by keyboard on a phone [K04] [K05]", async ({ arrive }) => {
  const { page, visit } = await arriveAt(arrive, "exhibitor", "/dashboard");
  const banner = page.getByRole("banner");
  const person = banner.getByRole("button", { name: "Erin Calloway" }).last();
  await button(banner, "Open menu").press("Enter");
  await person.press("Enter");
  for (const place of ["Favorites", "Settings"]) {
    await page.keyboard.press("Tab");
    await expect.poll(() => focused(page)).toBe(place);
    expect(await page.evaluate(isInSight), place).toBe(true);
  }
  await expectFit(page, { part: banner, picture: "account-menu" });
  await pressEscape(page);
  await expect.poll(() => focused(page)).toBe("Erin Calloway");
  await pressEscape(page);
  await expect.poll(() => focused(page)).toBe("Open menu");
  await expectKeyboardDialog(page, button(row(page, "Hannover Messe"), /^View Details/), {
    name: "Quote Request Details",
    late: (dialog) => dialog.getByRole("heading", { name: "Rheinlicht Messebau" }),
    async inside(dialog) {
      await walkByTab(page, dialog);
      await expectFitDialog(page, dialog, "details");
    },
  });
  const main = page.getByRole("main");
  await page.getByRole("link", { name: "Open Hannover Messe" }).press("Enter");
  await expectKeyboardDialog(page, button(main, "Accept Quote"), {
    name: "Accept this quote?",
    role: "alertdialog",
    late: (question) => question.getByText("Why this one? (optional)"),
  });
  await expectKeyboardDialog(page, button(main, "Decline"), {
    name: "Decline this quote?",
    role: "alertdialog",
  });
  await page.getByRole("link", { name: "Brief", exact: true }).press("Enter");
  await expectKeyboardDialog(page, button(main, "Cancel Request"), {
    name: "Cancel this request?",
    role: "alertdialog",
  });
  await visit("/quote");
  const show = page.getByLabel(/^Trade Show Name/);
  await untilAlive(show);
  await show.focus();
  await page.keyboard.type("Begun Expo");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .toContain("Begun Expo");
  await visit("/dashboard");
  await page.getByRole("link", { name: "Open interpack" }).press("Enter");
  await page.getByRole("link", { name: "Brief", exact: true }).press("Enter");
  await expectKeyboardDialog(page, button(main, "Ask again"), {
    name: "Replace the request you began?",
    role: "alertdialog",
    picture: "ask-again",
  });
});

browserTest("settings, by keyboard on a phone [J05]", async ({ arrive }) => {
  const { page, expectComplaint } = await arriveAt(arrive, "exhibitor", "/dashboard");
  await addAuthenticator(page);
  expectComplaint(/Failed to load resource/);
  const refusal = {
    type: "/problems/fresh-proof-needed",
    message: "Please confirm your identity first",
  };
  await page.route("**/api/auth/user", (route) =>
    route.request().method() === "DELETE"
      ? route.fulfill({ status: 403, json: refusal })
      : route.continue(),
  );
  await expectKeyboardDialog(page, button(page, "Edit Profile"), {
    name: "User Settings",
    picture: "settings, profile",
    types: { into: (dialog) => dialog.getByLabel("Company"), text: " and Sons", asks },
    async inside(dialog) {
      const turnTo = async (name: string, key = "ArrowRight") => {
        await dialog.getByRole("tab", { selected: true }).press(key);
        await dialog.getByRole("tab", { name, selected: true }).waitFor();
        await expect.poll(() => dialog.getByText(/^Loading/).count()).toBe(0);
      };
      await turnTo("Sign-ins");
      await walkByTab(page, dialog);
      await expectFitDialog(page, dialog, "settings, sign-ins");
      const add = button(dialog, "Add a passkey");
      await expectKeyboardDialog(page, add, {
        name: "Add a passkey",
        startsAt: (passkey) => passkey.getByLabel("Name"),
      });
      await add.press("Enter");
      const naming = page.getByRole("dialog", { name: "Add a passkey" }).getByLabel("Name");
      await naming.fill("Phone");
      await naming.press("Enter");
      await dismissToast(page, "Passkey added");
      await expectKeyboardDialog(page, button(dialog, "Rename Phone"), {
        name: "Rename passkey",
        startsAt: (passkey) => passkey.getByLabel("Name"),
        picture: "rename-passkey",
      });
      const remove = button(dialog, "Remove Phone");
      const question = { name: "Remove Phone?", role: "alertdialog" } as const;
      await expectKeyboardDialog(page, remove, { ...question, picture: "remove-passkey" });
      await remove.press("Enter");
      await button(page.getByRole("alertdialog"), "Remove passkey").press("Space");
      await remove.waitFor({ state: "detached" });
      await expectFocusIn(dialog);
      await dismissToast(page, "Passkey removed");

      await turnTo("Preferences");
      await walkByTab(page, dialog);
      await expectFitDialog(page, dialog, "settings, mail");
      await turnTo("Your data");
      await walkByTab(page, dialog);
      await expectFitDialog(page, dialog, "settings, data");
      await expectKeyboardDialog(page, button(dialog, "Delete my account"), {
        name: "Delete your account?",
        role: "alertdialog",
        picture: "delete-account",
        async inside(alert) {
          await expectKeyboardDialog(page, button(alert, "Delete my account"), {
            name: "Confirm it's you",
          });
          await alert.getByText("Please confirm your identity first").waitFor();
        },
      });
      await turnTo("Profile", "Home");
    },
  });
});

browserTest(
  "a builder's dialogs, by keyboard on a phone [L02] [L04] [L05] [L06] [L07] [L08] [L12]",
  async ({ arrive }) => {
    const [exhibitor, admin] = [await arrive(), await arrive()];
    await arriveAsNewExhibitor(exhibitor.page);
    await signInAs(admin.page, "admin");
    const { id } = await askForQuotes(exhibitor.page, "Keyboard Expo");
    await assignBuilders(admin.page, id, ["Redwood & Pike Exhibits"]);
    await signInAs(exhibitor.page, "builder");
    await callApi(exhibitor.page, "POST", "/api/portfolio", project);
    const { page, visit } = await arriveAt(arrive, "builder", "/dashboard?view=profile");
    await expectKeyboardDialog(page, button(page, "Edit Builder Profile"), {
      name: "Builder Profile Settings",
      startsAt: (dialog) => fieldOf(dialog, "Company name"),
      types: { into: (dialog) => fieldOf(dialog, "City"), text: "x", asks },
    });
    await visit("/dashboard?view=portfolio");
    const portfolio = sectionOf(page, "Portfolio Management");
    await expectKeyboardDialog(page, button(portfolio, "Add Project"), {
      name: "Submit Portfolio Project",
      startsAt: (dialog) => fieldOf(dialog, "Project title"),
      types: { into: (dialog) => fieldOf(dialog, "Project title"), text: "Half", asks },
    });
    const view = button(portfolio, /^View/);
    const title = (await view.innerText()).replace(/^View\s+/, "");
    await expectKeyboardDialog(page, view, { name: title });
    await expectKeyboardDialog(page, button(portfolio, `Edit ${title}`), {
      name: "Edit Portfolio Project",
      isLikeAnother: true,
      startsAt: (dialog) => fieldOf(dialog, "Project title"),
      types: { into: (dialog) => fieldOf(dialog, "Client name"), text: "x", asks },
    });
    const remove = button(portfolio, `Delete ${title}`);
    const question = { name: "Delete Portfolio Project", role: "alertdialog" } as const;
    await expectKeyboardDialog(page, remove, question);
    await remove.press("Enter");
    await button(page.getByRole("alertdialog"), "Delete Project").press("Space");
    await remove.waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe("Portfolio Management");

    await visit("/dashboard?view=quotes");
    await openedRow(row(page, "Hannover Messe").first());
    await expectKeyboardDialog(page, button(page, "Revise Quote"), {
      startsAt: (dialog: Locator) => fieldOf(dialog, "Amount in US dollars"),
      name: "Revise Quote",
      isLikeAnother: true,
      inside: (dialog) => expectFitDialog(page, dialog, "revise-quote"),
    });
    await expectKeyboardDialog(page, button(page, "Withdraw"), {
      name: "Withdraw this quote?",
      role: "alertdialog",
    });

    await visit("/dashboard");
    const invited = await openedRow(row(page, "Keyboard Expo"));
    const offer = { startsAt: (dialog: Locator) => fieldOf(dialog, "Amount in US dollars") };
    await expectKeyboardDialog(page, button(invited, "Submit Quote"), {
      ...offer,
      name: "Submit Quote",
      inside: (dialog) => fieldOf(dialog, "Message").fill("Half a sentence"),
    });
    await expectKeyboardDialog(page, button(invited, "Submit Quote"), {
      ...offer,
      name: "Submit Quote",
      isLikeAnother: true,
      async inside(dialog) {
        await dialog.getByText("Restored your draft").waitFor();
        await expectFitDialog(page, dialog, "restored-draft");
      },
    });
    await expectKeyboardDialog(page, button(invited, "View Full Details"), {
      name: "Keyboard Expo",
      late: (dialog) => fieldOf(dialog, "Ask the exhibitor"),
    });
    await expectKeyboardDialog(page, button(invited, "Contact Client"), {
      name: "Contact Northbeam Robotics",
    });
    const decline = button(invited, "Decline Invitation");
    const sure = { name: "Decline this invitation?", role: "alertdialog" } as const;
    await expectKeyboardDialog(page, decline, sure);

    await decline.press("Enter");
    await page.getByRole("radio", { name: "We're fully booked" }).press("Space");
    await button(page.getByRole("alertdialog"), "Decline invitation").press("Enter");
    await invited.waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe("Assigned Quotes");
  },
);

browserTest("an admin's dialogs, by keyboard on a phone [M03] [M04]", async ({ arrive }) => {
  const { page } = await arriveAt(arrive, "admin", "/admin-dashboard?search=hannover");
  const hannover = adminRequest(page, "Hannover Messe");
  await expectKeyboardDialog(page, button(hannover, "Modify Assignment"), {
    name: "Modify Assignment",
    startsAt: (dialog) => dialog.getByLabel("Find a builder"),
    types: {
      into: (dialog) => dialog.getByRole("checkbox", { name: "Lakeshore" }),
      text: " ",
      asks: "Discard your selection?",
    },
    async inside(dialog) {
      const redwood = dialog.getByRole("checkbox", { name: "Redwood" });
      await redwood.press("Space");
      await expectKeyboardDialog(page, button(dialog, "Save Assignment"), {
        name: "Remove this builder?",
        role: "alertdialog",
        picture: "remove-builder",
      });
      await redwood.press("Space");
    },
  });
  await openMoreActions(hannover);
  for (const [label, name] of [
    ["History", "History"],
    ["View Quotes", "Builder Responses"],
  ] as const) {
    await expectKeyboardDialog(page, button(hannover, label), { name });
  }
  for (const [label, name] of [
    ["Complete", "Complete this request?"],
    ["Cancel Request", "Cancel the request of Northbeam Robotics?"],
  ] as const) {
    await expectKeyboardDialog(page, button(hannover, label), { name, role: "alertdialog" });
  }
  const { quotes } = await callApi<AdminQuotesBody>(
    page,
    "GET",
    "/api/admin/quotes?search=hannover",
  );
  await expectKeyboardDialog(page, button(hannover, /^(Add|Edit) Notes$/), {
    name: "Notes",
    startsAt: (dialog) => dialog.getByLabel("Notes"),
    types: { into: (dialog) => dialog.getByLabel("Notes"), text: "Call before noon", asks },
    picture: "notes",
    async inside(dialog) {
      const notes = "Theirs: the hall has no water";
      await callApi(page, "PATCH", `/api/admin/quotes/${quotes[0]?.id}`, { notes });
      await page.evaluate(() =>
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
      );
      await dialog.getByText("Another admin changed these notes").waitFor();
      await walkByTab(page, dialog);
      await expectFitDialog(page, dialog, "notes, conflict");
    },
  });

  const { page: other } = await arriveAt(arrive, "admin", "/admin-dashboard?view=reviews");
  const review = button(sectionOf(other, "Review"), /^Review/);
  const title = (await review.innerText()).replace(/^Review\s+/, "");
  await expectKeyboardDialog(other, review, { name: title });
});
