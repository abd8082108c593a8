import type { Page } from "playwright-core";
import { expect } from "vitest";
import { testNow } from "../../adapters/system/test/test-time.ts";
import { formatDateRange } from "../../domain/trade-shows/format-date-range.ts";
import { shortShowName } from "../../domain/trade-shows/short-show-name.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

type Show = Record<"id" | "title" | "status" | "city" | "year" | "industry", string> &
  Record<"startDate" | "endDate" | "venue" | "state", string | null>;

/** All shows, each with the name that a row has for it. */
async function everything(page: Page): Promise<(Show & { shown: string })[]> {
  const shows: Show[] = await (await page.request.get("/api/trade-shows")).json();
  return shows.map((show) => ({ ...show, shown: shortShowName(show.title, show.startDate) }));
}
const titles = (page: Page) => page.locator("main article h2").allInnerTexts();
const total = async (page: Page) => {
  const words = await page.locator("main [role=status]").first().innerText();
  return Number(/^([\d,]+) trade show/.exec(words)?.[1]?.replace(",", "") ?? -1);
};
/** Runs in the page, whose clock goes on between two letters as much as between a letter and the search, however busy the machine is. */
async function typeQuickly(box: HTMLElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  for (let length = 1; length <= text.length; length++) {
    set?.call(box, text.slice(0, length));
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await new Promise((later) => setTimeout(later, 30));
  }
}

const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search" });

browserTest(
  "the calendar is there without scripts, and its form works [H01]",
  async ({ arrive }) => {
    const { page } = await arrive({ javaScriptEnabled: false });
    const response = await page.goto("/trade-show-calendar");
    expect(response?.status()).toBe(200);
    const shows = await everything(page);
    expect(await total(page)).toBe(shows.length);
    expect(await titles(page)).toHaveLength(12);
    await searchBox(page).fill("las vegas, nev");
    await page.getByLabel("Industry").selectOption("automotive");
    await page.getByRole("button", { name: "Search" }).click();
    await page.waitForURL(/industry=automotive/);
    const wanted = shows.filter(
      (show) => show.city === "Las Vegas" && show.industry === "automotive",
    );
    expect(await titles(page)).toEqual(wanted.map(({ shown }) => shown));
    await page.getByRole("link", { name: "Learn More" }).first().click();
    await page.waitForURL(`**/trade-shows/${wanted[0]?.id}`);
  },
);

browserTest(
  "typing narrows the list after a pause and keeps the focus [H01]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    await visit("/trade-show-calendar?status=registration-open");
    const shows = await everything(page);
    const reads: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/trade-shows/search")) reads.push(request.url());
    });
    await searchBox(page).focus();
    await searchBox(page).evaluate(typeQuickly, "las VEGAS");
    const open = shows.filter((show) => show.status === "registration-open");
    const wanted = open.filter((show) => show.city === "Las Vegas");
    await expect.poll(() => total(page)).toBe(wanted.length);
    expect(reads.length).toBeLessThanOrEqual(2);
    expect(await searchBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await searchBox(page).inputValue()).toBe("las VEGAS");
    await page.waitForURL((url) => url.searchParams.get("search") === "las VEGAS");

    // the address alone gives the same, and going back in the form is going back in the list
    await page.reload();
    await expect.poll(() => total(page)).toBe(wanted.length);
    await page.getByLabel("Status").selectOption("all");
    await expect
      .poll(() => total(page))
      .toBe(shows.filter((show) => show.city === "Las Vegas").length);
  },
);

browserTest("search looks at titles, places, industries and venues [H01]", async ({ reader }) => {
  const { page } = reader;
  const shows = await everything(page);
  for (const text of [
    "money20",
    "Frankfurt am Main, Hes",
    "MEDIA & ent",
    "mccormick",
    "ゲーム",
    "100%",
  ]) {
    const needle = text.toLowerCase();
    const wanted = shows.filter(({ title, city, state, industry, venue }) =>
      [title, [city, state].filter(Boolean).join(", "), industry ?? "", venue ?? ""].some((each) =>
        each.toLowerCase().includes(needle),
      ),
    );
    const path = `/api/trade-shows/search?search=${encodeURIComponent(text)}`;
    const found = await (await page.request.get(path)).json();
    expect(found.total, text).toBe(wanted.length);
  }
});

browserTest(
  "filters offer what the specification lists, and combine [H01]",
  async ({ visitor }) => {
    const { page, visit } = visitor;
    await visit("/trade-show-calendar");
    const shows = await everything(page);
    const options = (label: string) => page.getByLabel(label).locator("option").allInnerTexts();
    expect(await options("Industry")).toEqual([
      "All",
      "Technology",
      "Automotive",
      "Healthcare",
      "Retail",
      "Financial Services",
      "Media & Entertainment",
    ]);
    expect(await options("Status")).toEqual([
      "All",
      "Registration Open",
      "Upcoming",
      "In Progress",
      "Done",
      "Sold Out",
    ]);
    const some = (texts: (string | null)[]) => new Set(texts.filter(Boolean));
    expect(new Set((await options("City")).slice(1))).toEqual(some(shows.map(({ city }) => city)));
    expect(new Set((await options("Year")).slice(1))).toEqual(some(shows.map(({ year }) => year)));

    // which of the years has it depends on the day of the tests
    const year = shows.find(({ title }) => title === "gamescom")?.year ?? "";
    await page.getByLabel("Industry").selectOption("media & entertainment");
    const media = shows.filter(({ industry }) => industry === "media & entertainment");
    await expect.poll(() => total(page)).toBe(media.length);
    await page.getByLabel("Year").selectOption(year);
    const ofYear = media.filter((show) => show.year === year);
    await expect.poll(() => total(page)).toBe(ofYear.length);
    await page.getByLabel("City").selectOption("Cologne");
    const inCologne = ofYear.filter(({ city }) => city === "Cologne").map(({ shown }) => shown);
    expect(inCologne).toContain("gamescom");
    await expect.poll(() => titles(page)).toEqual(inCologne);
    await page.getByLabel("Status").selectOption("done");
    await page.getByRole("heading", { name: "No Trade Shows Found" }).waitFor();
  },
);

browserTest("pages of twelve, with first, last and the ones around [H01]", async ({ reader }) => {
  const { page, visit } = reader;
  await visit("/trade-show-calendar");
  const shows = await everything(page);
  const pageCount = Math.ceil(shows.length / 12);
  const pages = page.getByRole("navigation", { name: "Pages of trade shows" });
  await page.setViewportSize({ width: 360, height: 740 });
  const seen: string[] = [];
  for (let number = 1; number <= pageCount; number++) {
    await pages.locator(`[aria-current=page]`).getByText(`${number}`, { exact: true }).waitFor();
    await expect.poll(() => titles(page)).toHaveLength(Math.min(12, shows.length - seen.length));
    seen.push(...(await titles(page)));
    const rows = await page
      .locator("main article")
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...rows), "rows on a phone [W34]").toBeLessThan(150);
    if (number < pageCount) await pages.getByRole("link", { name: "Next" }).click();
    if (number < pageCount) await page.waitForURL(new RegExp(`page=${number + 1}$`));
  }
  expect(new Set(seen)).toEqual(new Set(shows.map(({ shown }) => shown)));
  await visit("/trade-show-calendar?page=999");
  await pages.locator("[aria-current=page]").getByText(`${pageCount}`, { exact: true }).waitFor();
  await visit("/trade-show-calendar?page=1");
  expect((await pages.innerText()).split(/\s+/)).toEqual([
    "Previous",
    "1",
    "2",
    ...(pageCount > 3 ? ["…"] : []),
    `${pageCount}`,
    "Next",
  ]);
});

browserTest(
  "dates and states as the specification writes them, what is to come first, what is over last [H01] [H02] [H03]",
  async ({ reader }) => {
    const { page, visit } = reader;
    await visit("/trade-show-calendar");
    const shows = await everything(page);
    const today = testNow().toISOString().slice(0, 10);
    const isAhead = ({ status, endDate }: Show) =>
      status !== "done" && (endDate ?? "9999") >= today;
    const expected = shows.filter(isAhead).map(({ shown }) => shown);
    expect(await titles(page)).toEqual(expected.slice(0, 12));
    const dates = page.locator("main article");
    for (const [index, title] of (await titles(page)).entries()) {
      const show = shows.find(({ shown }) => shown === title);
      const range = formatDateRange(show?.startDate ?? null, show?.endDate ?? null);
      expect(range).toMatch(/^[A-Z][a-z]{2} \d+(-\d+|(, \d{4})? - [A-Z][a-z]{2} \d+), \d{4}$/);
      expect(await dates.nth(index).innerText()).toContain(range);
    }

    const looks = [
      ["registration-open", "Registration Open", "#0d655d"],
      ["upcoming", "Upcoming", "#7d5200"],
      ["in-progress", "In Progress", "#23508c"],
      ["done", "Done", "#ab2318"],
      ["sold-out", "Sold Out", "#ab2318"],
    ] as const;
    for (const [status, label, color] of looks) {
      await visit(`/trade-show-calendar?status=${status}`);
      const badge = page.locator("main article").first().getByText(label, { exact: true });
      const shown = await badge.evaluate((element) => getComputedStyle(element).color);
      const rgb = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
      expect(shown).toBe(`rgb(${rgb.join(", ")})`);
      if (status !== "done") continue;
      const over = shows.filter(({ status }) => status === "done").map(({ shown }) => shown);
      expect(await titles(page)).toEqual(over.reverse());
    }
    await visit("/trade-show-calendar?search=infocomm");
    await page.locator("main article").getByText("Postponed", { exact: true }).waitFor();
  },
);

browserTest("the month view has every show on its days [H01]", async ({ visitor }) => {
  const { page, visit } = visitor;
  await visit("/trade-show-calendar?industry=retail");
  await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "Month" }).click();
  await page.waitForURL(/view=month/);
  const shows = await everything(page);
  for (let step = 0; step < 5; step++) {
    const heading = page.locator("main h2#month");
    await heading.waitFor();
    const name = await heading.innerText();
    const month = new Date(`1 ${name} UTC`).toISOString().slice(0, 7);
    const wanted = shows.filter(
      ({ industry, startDate, endDate }) =>
        industry === "retail" &&
        startDate !== null &&
        startDate.slice(0, 7) <= month &&
        (endDate ?? startDate).slice(0, 7) >= month,
    );
    await expect
      .poll(() => page.locator("section[aria-labelledby=month] a[title]").allInnerTexts())
      .toEqual(wanted.map(({ shown }) => shown));
    const months = page.getByRole("navigation", { name: "Months" });
    await months.getByRole("link", { name: "Go to" }).last().click();
    await expect.poll(() => heading.innerText()).not.toBe(name);
  }
});

browserTest(
  "a list that cannot be read says so, and nothing found says so [H04]",
  async ({ visitor }) => {
    const { page, visit, expectComplaint } = visitor;
    expectComplaint(/Failed to load resource.*503/);
    await visit("/how-it-works");
    await page.route("**/api/trade-shows/search*", (route) =>
      route.fulfill({ status: 503, body: "" }),
    );
    const toCalendar = page.getByRole("banner").getByRole("link", { name: "Trade Show Calendar" });
    await toCalendar.click();
    await page.getByText("Unable to load trade shows. Please try again later.").waitFor();
    await page.unroute("**/api/trade-shows/search*");
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect.poll(() => titles(page)).toHaveLength(12);

    const toCalendarFile = page.getByRole("link", { name: "Add these to your calendar" });
    expect(await toCalendarFile.count()).toBe(1);
    await visit("/trade-show-calendar?search=nothing+like+it");
    await page.getByRole("heading", { name: "No Trade Shows Found" }).waitFor();
    expect(await toCalendarFile.count()).toBe(0);
    await page.getByRole("link", { name: "Show all trade shows" }).click();
    await expect.poll(() => titles(page)).toHaveLength(12);
  },
);
