import type { Locator, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { untilAlive } from "../until-alive.ts";
import { expectFit } from "./expect-fit.ts";
import { expectHeadings } from "./expect-headings.ts";
import { pressUntil } from "./press-until.ts";
import { untilWhole } from "./until-whole.ts";
import { walkByTab } from "./walk-by-tab.ts";

type Options = {
  /** The dialog's name. */
  name: string;
  role?: "dialog" | "alertdialog";
  key?: "Enter" | "Space";
  /** One with the same form has been walked and looked at: this one is opened, used and closed. */
  isLikeAnother?: boolean;
  /** The element with initial focus; by default the close button, or the safe choice. */
  startsAt?: (dialog: Locator) => Locator;
  /** A part whose script and answer come late, at any time: its stops are walked as well. */
  late?: (dialog: Locator) => Locator;
  /** Text typed into one of its fields, and the question that Escape then asks. */
  types?: { into: (dialog: Locator) => Locator; text: string; asks: string };
  /** Further steps while it is open. */
  inside?: (dialog: Locator) => Promise<void>;
  /** Has its question looked at, too, and is the name of the pictures; else they have the dialog's. */
  picture?: string;
};

/**
 * Opens a dialog, looks at it, walks it and closes it, by keyboard alone: it is fit to use, it has its name, the focus
 * goes in, stays in and comes back, and nothing that was typed is lost without a question.
 */
export async function expectKeyboardDialog(
  page: Page,
  opener: Locator,
  {
    name,
    role = "dialog",
    key = "Enter",
    isLikeAnother = false,
    startsAt,
    late,
    types,
    inside,
    picture,
  }: Options,
): Promise<void> {
  await untilAlive(opener);
  await opener.focus();
  const dialog = page.getByRole(role, { name, exact: true });
  const open = async () => {
    await page.keyboard.press(key);
    await dialog.waitFor();
  };
  await (role === "dialog" ? untilWhole(page, open) : open());
  await late?.(dialog).waitFor();
  await expect.poll(() => dialog.getByText(/^(Loading|Finding|Checking)/).count()).toBe(0);
  const quiet = role === "alertdialog" ? dialog.getByRole("button").first() : cross(dialog);
  await expectFocus((startsAt ?? (() => quiet))(dialog));
  expect(await overhang(dialog), `${name} sticks out sideways`).toBe(0);
  await expectHeadings(dialog, name, 2);
  if (!isLikeAnother) {
    await walkByTab(page, dialog);
    await expectFitDialog(page, dialog, picture ?? name);
  }
  await inside?.(dialog);

  if (types) {
    await reach(page, types.into(dialog));
    await page.keyboard.type(types.text);
    const typed = await types.into(dialog).inputValue();
    const question = page.getByRole("alertdialog", { name: types.asks, exact: true });
    const ask = () => pressUntil(page, "Escape", () => question.isVisible());
    await ask();
    await expectFocus(question.getByRole("button", { name: "Keep editing" }));
    await walkByTab(page, question);
    if (picture) await expectFitDialog(page, question, `${picture}, question`);
    await page.keyboard.press("Enter");
    await question.waitFor({ state: "hidden" });
    await expectFocus(types.into(dialog));
    expect(await types.into(dialog).inputValue()).toBe(typed);
    await ask();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
  } else {
    await pressUntil(page, "Escape", async () => !(await dialog.isVisible()));
  }
  await dialog.waitFor({ state: "hidden" });
  await expectFocus(opener);
}

/**
 * A dialog as it stands is fit to use; the soak run sees it in every look, and questions, which are all alike, on a phone
 * and without a comparison of colors: `/dev/ui` has their buttons.
 */
export async function expectFitDialog(page: Page, part: Locator, name: string): Promise<void> {
  const isQuestion = (await part.getAttribute("role")) === "alertdialog";
  const isSeenWhole = inject("isLong") && !isQuestion;
  const looks = isSeenWhole ? "every" : "phone";
  const comparesColors = isSeenWhole;
  await expectFit(page, { part, what: name, picture: name, looks, comparesColors });
}

const cross = (dialog: Locator) => dialog.getByRole("button", { name: "Close", exact: true });

async function expectFocus(place: Locator) {
  const elsewhere = () =>
    place.evaluate((element) =>
      element === document.activeElement ? "" : document.activeElement?.outerHTML.slice(0, 200),
    );
  await expect.poll(elsewhere, { message: `the focus at ${place}` }).toBe("");
}

/** Goes to a place with Tab. */
async function reach(page: Page, place: Locator) {
  const wanted = await place.elementHandle(); // found once, not after each press
  for (let presses = 0; presses < 200; presses++) {
    if (await wanted?.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${place}`);
}

/** How far one could scroll to the side. */
function overhang(dialog: Locator): Promise<number> {
  return dialog.evaluate((sheet) => {
    const ground = sheet.parentElement ?? sheet;
    const room = (one: Element) => one.scrollWidth - one.clientWidth;
    return Math.max(room(sheet), room(ground), room(document.documentElement));
  });
}
