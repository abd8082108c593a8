import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { ces } from "../../../domain/trade-shows/examples.ts";
import { callQuery } from "../../api/call-query.ts";
import { linesOf, written as writtenPart } from "../../ui/test/written.tsx";
import { upcomingShowsQuery } from "../upcoming-shows-query.ts";
import { PastShow } from "./past-show.tsx";
import { ShowDeadlines } from "./show-deadlines.tsx";
import { tradeShowMeta } from "./trade-show-meta.ts";
import TradeShowPage from "./trade-show-page.tsx";

const Page = TradeShowPage as ComponentType<object> as ComponentType<{
  loaderData: null;
  params: { id: string };
}>;

afterEach(async () => {
  vi.useRealTimers();
  // late parts that the page asks for: one that arrives after the tests would fail another file's
  await vi.dynamicImportSettled();
});

test.each([
  ["2027-01-10T07:00:00Z", false],
  ["2027-01-10T09:00:00Z", true],
])("within the site a show in Las Vegas until January 9 is over at %s: %j", (now, isOver) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  const queries = new QueryClient();
  const show = { ...ces, city: "Las Vegas", state: "Nevada", endDate: "2027-01-09" };
  queries.setQueryData<unknown>(
    callQuery("GET /api/trade-shows/:id", { params: { id: ces.id } }).queryKey,
    show,
  );
  const root = { origin: "https://site.example" };
  const Site = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => root,
      Component: () => <Page loaderData={null} params={{ id: ces.id }} />,
    },
  ]);
  const written = renderToString(
    <QueryClientProvider client={queries}>
      <Site hydrationData={{ loaderData: { root } }} />
    </QueryClientProvider>,
  );
  expect(written).toContain(ces.title);
  expect(written.includes("This show ended on January 9, 2027")).toBe(isOver);
});

test("the title of a show that can't be read doesn't say that it is gone [H07]", () => {
  const titleOf = (why: "missing" | "broken") => JSON.stringify(tradeShowMeta([], null, why));
  expect(titleOf("missing")).toContain("Trade Show Not Found | ");
  expect(titleOf("broken")).toContain("Unable to Load Trade Show | ");
});

test("a show's known deadlines have their sources, and one that is past says so [S28]", () => {
  const of = (label: string, day: string, address: string | null) => ({
    key: label,
    label,
    day,
    source: "Exhibitor manual",
    address,
    asOf: "2026-11-01",
  });
  const manual = "https://expo.example/manual";
  const deadlines = [of("Move-in", "2027-01-20", manual), of("Move-out", "2027-01-25", null)];
  const shown = (served: object) =>
    linesOf(writtenPart(<ShowDeadlines id="a" today="2027-01-21" served={served as never} />));
  expect(shown({ deadlines })).toEqual([
    "Deadlines",
    "Days that the show has set. Your exhibitor manual rules.",
    "Move-in",
    "Jan 20, 2027",
    "Exhibitor manual",
    "(opens in a new tab)",
    ", as of Nov 1, 2026 · Past",
    "Move-out",
    "Jan 25, 2027",
    "Exhibitor manual",
    ", as of Nov 1, 2026",
  ]);
  expect(shown({ deadlines: [] })).toEqual([]);
});

test("a past show names the next three, its own kind first", () => {
  const past = { ...ces, startDate: "2020-01-07", endDate: "2020-01-10" };
  const shows = ["One", "Two", "Three", ces.title].map((title) => ({ ...ces, id: title, title }));
  const upcoming = { pages: [{ shows, total: 4, totalIsExact: true }], pageParams: [null] };
  const lines = linesOf(
    writtenPart(<PastShow show={past as never} today="2026-12-02" />, {
      read: [[upcomingShowsQuery().queryKey, upcoming]],
    }),
  );
  expect(lines[0]).toBe("This show ended on January 10, 2020");
  expect(lines).toContain("Coming up next:");
  const named = lines.filter((line) => [...shows.map(({ title }) => title)].includes(line));
  expect(named).toEqual([ces.title, "One", "Two"]);
});
