import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { PromisedTimesBody } from "../../../app-server/contract/quotes/promised-times.ts";
import { usualNumbers } from "../../../domain/shared/promised-numbers.ts";
import { FiveQuotes } from "./five-quotes.tsx";

const outlook: NonNullable<PromisedTimesBody["outlook"]> = {
  asked: 6,
  working: 2,
  fitting: 14,
  low: 1,
  high: 5,
  countable: 0,
  promised: 5,
  state: "on-track",
  later: null,
  worksFrom: null,
  inviting: 0,
  widenings: [],
};
const promise: PromisedTimesBody = {
  receivedAt: "2027-01-08T21:00:00.000Z",
  firstDueAt: "2027-01-09T21:00:00.000Z",
  allDueAt: "2027-01-10T21:00:00.000Z",
  timeZone: "America/New_York",
  numbers: usualNumbers,
  paused: null,
  isAskingStopped: false,
  outlook,
};

function shown(facts: Partial<PromisedTimesBody>, received = 0): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FiveQuotes promise={{ ...promise, ...facts }} received={received} promised={5} level={2} />
    </MemoryRouter>,
  );
  return html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

const clocks = (text: string) => text.match(/\d:\d\d [AP]M \w+/g);

test("the exhibitor reads one deadline with a clock, that of the step that is open [Q04][W05]", () => {
  const first = shown({});
  expect(first).toContain("First quote due Sat, Jan 9, 4:00 PM EST . All five follow by Sunday.");
  expect(clocks(first)).toEqual(["4:00 PM EST"]);
  expect(shown({}, 2)).toContain("All five due Sun, Jan 10, 4:00 PM EST");
});

test("no sentence of the panel names a zone but the reader's [W05]", () => {
  const builders = { at: "2027-01-11T16:00:00.000Z", timeZone: "America/Los_Angeles" };
  const states: Partial<typeof outlook>[] = [
    { state: "resting", worksFrom: builders },
    { state: "missed", later: { low: 1, high: 3, by: "2027-01-11T23:00:00.000Z" } },
    { state: "at-risk" },
  ];
  for (const facts of states) {
    const said = clocks(shown({ outlook: { ...outlook, ...facts } })) ?? [];
    expect(said.map((clock) => clock.split(" ").at(-1))).toEqual(said.map(() => "EST"));
  }
  const since = { since: "2027-01-09T15:00:00.000Z", reason: null };
  expect(shown({ paused: since })).toContain("paused since Jan 9, 2027, 10:00 AM EST");
});
