import type { Page } from "playwright-core";
import { expect } from "vitest";
import { testNow } from "../../adapters/system/test/test-time.ts";
import { formatDateRange } from "../../domain/trade-shows/format-date-range.ts";
import { shortShowName } from "../../domain/trade-shows/short-show-name.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { readPage } from "./steps/read-page.ts";

type Show = Record<"id" | "title" | "status" | "city" | "year" | "industry", string> &
  Record<"startDate" | "endDate" | "venue" | "state", string | null>;

/** All shows, each with the name that a row has for it. */
async function everything(app: { origin: string }): Promise<(Show & { shown: string })[]> {
  const shows: Show[] = await (await fetch(`${app.origin}/api/trade-shows`)).json();
  return shows.map((show) => ({ ...show, shown: shortShowName(show.title, show.startDate) }));
}
const titles = (page: Page) => page.locator("main article h2").allInnerTexts();
const totalIn = (words: string) =>
  Number(/^([\d,]+) trade show/.exec(words)?.[1]?.replace(",", "") ?? -1);
const total = async (page: Page) =>
  totalIn(await page.locator("main [role=status]").first().innerText());
/** The calendar as it is served. */
async function read(app: { origin: string }, query = "") {
  const page = await readPage(`${app.origin}/trade-show-calendar${query}`);
  const main = page.part("main");
  const rows = main.all("article");
  return {
    main,
    rows,
    titles: rows.map((row) => row.part("h2").text),
    total: totalIn(main.lines.find((line) => /^[\d,]+ trade show/.test(line)) ?? ""),
  };
}
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
  async ({ app, reader: { page, visit } }) => {
    expect((await visit("/trade-show-calendar")).status()).toBe(200);
    const shows = await everything(app);
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
  async ({ app, visitor }) => {
    const { page, visit } = visitor;
    await visit("/trade-show-calendar?status=registration-open");
    const shows = await everything(app);
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

browserTest("search looks at titles, places, industries and venues [H01]", async ({ app }) => {
  const shows = await everything(app);
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
    const found = await (await fetch(app.origin + path)).json();
    expect(found.total, text).toBe(wanted.length);
  }
});

browserTest("filters offer what the specification lists, and combine [H01]", async ({ app }) => {
  const { main } = await read(app);
  const shows = await everything(app);
  const options = (name: string) =>
    main
      .all("select")
      .find(({ html }) => html.includes(` name="${name}"`))
      ?.all("option")
      .map(({ text }) => text);
  expect(options("industry")).toEqual([
    "All",
    "Technology",
    "Automotive",
    "Healthcare",
    "Retail",
    "Financial Services",
    "Media & Entertainment",
  ]);
  expect(options("status")).toEqual([
    "All",
    "Registration Open",
    "Upcoming",
    "In Progress",
    "Done",
    "Sold Out",
  ]);
  for (const [label, name] of [
    ["Industry", "industry"],
    ["Status", "status"],
    ["City", "city"],
    ["Year", "year"],
  ]) {
    const id = new RegExp(`<label[^>]* for="([^"]+)"[^>]*>${label}<`).exec(main.html)?.[1];
    expect(main.html, label).toMatch(new RegExp(`<select[^>]* id="${id}"[^>]* name="${name}"`));
  }
  const some = (texts: (string | null)[]) => new Set(texts.filter(Boolean));
  expect(new Set(options("city")?.slice(1))).toEqual(some(shows.map(({ city }) => city)));
  expect(new Set(options("year")?.slice(1))).toEqual(some(shows.map(({ year }) => year)));

  // the samples place gamescom in the year of the test's day
  const year = shows.find(({ title }) => title === "gamescom")?.year ?? "";
  const media = shows.filter(({ industry }) => industry === "media & entertainment");
  const query = "?industry=media+%26+entertainment";
  expect((await read(app, query)).total).toBe(media.length);
  const ofYear = media.filter((show) => show.year === year);
  expect((await read(app, `${query}&year=${year}`)).total).toBe(ofYear.length);
  const inCologne = ofYear.filter(({ city }) => city === "Cologne").map(({ shown }) => shown);
  expect(inCologne).toContain("gamescom");
  const found = await read(app, `${query}&year=${year}&city=Cologne`);
  expect(found.titles).toEqual(inCologne);
  const none = await read(app, `${query}&year=${year}&city=Cologne&status=done`);
  expect(none.main.lines).toContain("No Trade Shows Found");
});

browserTest("pages of twelve, with first, last and the ones around [H01]", async ({ app }) => {
  const shows = await everything(app);
  const pageCount = Math.ceil(shows.length / 12);
  const pagesOf = ({ main }: Awaited<ReturnType<typeof read>>) =>
    main.all("nav").find(({ html }) => html.includes('aria-label="Pages of trade shows"'));
  const current = /aria-current="page"[^>]*>(\d+)</;
  const seen: string[] = [];
  for (let number = 1; number <= pageCount; number++) {
    const page = await read(app, number === 1 ? "" : `?page=${number}`);
    expect(current.exec(pagesOf(page)?.html ?? "")?.[1]).toBe(`${number}`);
    expect(page.titles).toHaveLength(Math.min(12, shows.length - seen.length));
    seen.push(...page.titles);
    const next = number < pageCount ? `/trade-show-calendar?page=${number + 1}` : undefined;
    expect(pagesOf(page)?.links.Next).toBe(next);
  }
  expect(new Set(seen)).toEqual(new Set(shows.map(({ shown }) => shown)));
  const beyond = await fetch(`${app.origin}/trade-show-calendar?page=999`, { redirect: "manual" });
  expect(beyond.headers.get("location")).toBe(`/trade-show-calendar?page=${pageCount}`);
  expect(pagesOf(await read(app, "?page=1"))?.lines).toEqual([
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
  async ({ app, reader }) => {
    const page = await read(app);
    const shows = await everything(app);
    const today = testNow().toISOString().slice(0, 10);
    const isAhead = ({ status, endDate }: Show) =>
      status !== "done" && (endDate ?? "9999") >= today;
    const expected = shows.filter(isAhead).map(({ shown }) => shown);
    expect(page.titles).toEqual(expected.slice(0, 12));
    for (const [index, title] of page.titles.entries()) {
      const show = shows.find(({ shown }) => shown === title);
      const range = formatDateRange(show?.startDate ?? null, show?.endDate ?? null);
      expect(range).toMatch(/^[A-Z][a-z]{2} \d+(-\d+|(, \d{4})? - [A-Z][a-z]{2} \d+), \d{4}$/);
      expect(page.rows[index]?.lines).toContain(range);
    }

    const looks = [
      ["registration-open", "Registration Open", "#0d655d"],
      ["upcoming", "Upcoming", "#7d5200"],
      ["in-progress", "In Progress", "#23508c"],
      ["done", "Done", "#ab2318"],
      ["sold-out", "Sold Out", "#ab2318"],
    ] as const;
    const badges: string[] = [];
    for (const [status, label] of looks) {
      const { rows, titles } = await read(app, `?status=${status}`);
      badges.push(rows[0]?.part("span", label).html ?? "");
      if (status !== "done") continue;
      const over = shows.filter(({ status }) => status === "done").map(({ shown }) => shown);
      expect(titles).toEqual(over.reverse());
    }
    expect((await read(app, "?search=infocomm")).rows[0]?.lines).toContain("Postponed");

    // the longest name's row stays low on a phone, and each badge has its color
    const longest = Math.max(...shows.map(({ shown }) => shown.length));
    const at = shows.findIndex(({ shown }) => shown.length === longest);
    await reader.page.setViewportSize({ width: 360, height: 740 });
    await reader.visit(`/trade-show-calendar?search=${encodeURIComponent(shows[at]?.title ?? "")}`);
    const rows = await reader.page
      .locator("main article")
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...rows), "rows on a phone [W34]").toBeLessThan(150);
    const colors = await reader.page.evaluate((spans) => {
      const place = document.body.appendChild(document.createElement("div"));
      place.innerHTML = spans.join("");
      return Array.from(place.children, (badge) => getComputedStyle(badge).color);
    }, badges);
    expect(colors).toEqual(
      looks.map(([, , color]) => {
        const rgb = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
        return `rgb(${rgb.join(", ")})`;
      }),
    );
  },
);

browserTest("the month view has every show on its days [H01]", async ({ app }) => {
  const list = await read(app, "?industry=retail");
  expect(list.main.links.Month).toBe("/trade-show-calendar?view=month&industry=retail");
  const shows = await everything(app);
  let query = "?view=month&industry=retail";
  const seen = new Set<string>();
  for (let step = 0; step < 5; step++) {
    const month = (await read(app, query)).main
      .all("section")
      .find(({ html }) => html.includes('aria-labelledby="month"'));
    const name = month?.part("h2").text ?? "";
    seen.add(name);
    const day = new Date(`1 ${name} UTC`).toISOString().slice(0, 7);
    const wanted = shows.filter(
      ({ industry, startDate, endDate }) =>
        industry === "retail" &&
        startDate !== null &&
        startDate.slice(0, 7) <= day &&
        (endDate ?? startDate).slice(0, 7) >= day,
    );
    const named = month?.all("a").filter(({ html }) => / title="/.test(html));
    expect(named?.map(({ text }) => text)).toEqual(wanted.map(({ shown }) => shown));
    const next = Object.values(month?.all("nav")[0]?.links ?? {}).at(-1) ?? "";
    query = next.slice(next.indexOf("?"));
  }
  expect(seen.size).toBe(5);
});

browserTest(
  "a list that cannot be read says so, and nothing found says so [H04]",
  async ({ app, visitor }) => {
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

    const toCalendarFile = "Add these to your calendar";
    expect(await page.getByRole("link", { name: toCalendarFile }).count()).toBe(1);
    const { main } = await read(app, "?search=nothing+like+it");
    expect(main.all("h2").flatMap(({ lines }) => lines)).toContain("No Trade Shows Found");
    expect(main.links).not.toHaveProperty(toCalendarFile);
    expect(main.links["Show all trade shows"]).toBe("/trade-show-calendar");
  },
);
