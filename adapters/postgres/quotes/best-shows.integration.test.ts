import { afterAll, expect, it } from "vitest";
import { seededRandom } from "../../../domain/shared/seeded-random.ts";
import { dayMs } from "../../../domain/shared/time/time-units.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { findBestShows } from "./best-shows.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

const dayOf = (day: number) =>
  new Date(Date.UTC(2027, 0, 1) + day * dayMs).toISOString().slice(0, 10);

type Show = { id: string; title: string; venue: string | null; start: number | null; end: number };

/** One hundred and twenty shows of three titles in three venues over four months: short, long, and without dates. */
function madeUp(): Show[] {
  const random = seededRandom("shows");
  const oneOf = <Item>(items: readonly Item[]) =>
    items[Math.floor(random() * items.length)] as Item;
  return Array.from({ length: 120 }, (_, number) => {
    const start = random() < 0.1 ? null : Math.floor(random() * 120);
    const end = (start ?? Math.floor(random() * 120)) + oneOf([0, 2, 3, 40]);
    const id = `0190e000-0000-7000-8000-${String(Math.floor(random() * 1e9)).padStart(9, "0")}${String(number).padStart(3, "0")}`;
    return {
      id,
      title: `${oneOf(["Fair", "ÉTÉ", "50%_Off"])} ${number % 40}`,
      venue: oneOf(["Hall", "The Pier", null]),
      start,
      end,
    };
  });
}

/** The rule, in other words than the statement has it. */
function bestOf(
  shows: Show[],
  { titles, venue, today }: { titles: string[]; venue: string; today: number },
) {
  const isNamed = (show: Show) =>
    titles.some((title) => title.toLowerCase() === show.title.toLowerCase());
  const isThere = (show: Show) => (show.venue ?? "").toLowerCase() === venue.toLowerCase();
  const rank = (show: Show) => {
    const isOver = show.end < today;
    const start = show.start ?? Number.MAX_SAFE_INTEGER;
    return [
      isNamed(show) ? 0 : 1,
      isOver ? 1 : 0,
      isOver ? -(show.start ?? -1e9) : 0,
      start,
      show.id,
    ];
  };
  const before = (one: (number | string)[], other: (number | string)[]) => {
    const at = one.findIndex((value, index) => value !== other[index]);
    return at < 0 ? 0 : (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
  };
  const found = shows.filter((show) => isNamed(show) || isThere(show));
  return found.toSorted((one, other) => before(rank(one), rank(other)))[0] ?? null;
}

it("findBestShows() finds those of the rule: by title before by venue, to come before over", async () => {
  await tables.empty();
  const shows = madeUp();
  await runSql(
    tables.newEm(),
    `insert into trade_show (id, title, venue, start_date, end_date)
     select id, title, venue, start_date, end_date from jsonb_to_recordset($1::jsonb)
       r(id uuid, title text, venue text, start_date date, end_date date)`,
    [
      JSON.stringify(
        shows.map(({ start, end, ...show }) => ({
          ...show,
          start_date: start === null ? null : dayOf(start),
          end_date: dayOf(end),
        })),
      ),
    ],
  );
  const random = seededRandom("wanted");
  const wanted = Array.from({ length: 200 }, () => ({
    titles:
      random() < 0.5
        ? []
        : [`fair ${Math.floor(random() * 50)}`, "été 7"].slice(0, random() < 0.5 ? 1 : 2),
    venue: ["hall", "the pier", "", "Nowhere"][Math.floor(random() * 4)] ?? "",
    today: Math.floor(random() * 160) - 10,
  }));
  const found = await findBestShows(
    tables.newEm(),
    wanted.map((each) => ({ ...each, today: dayOf(each.today) })),
  );
  const short = (
    show: { title: string; startDate: string | null; endDate: string | null } | null,
  ) => show && { title: show.title, startDate: show.startDate, endDate: show.endDate };
  expect(found.map(short)).toEqual(
    wanted.map((each) => {
      const best = bestOf(shows, each);
      return (
        best && {
          title: best.title,
          startDate: best.start === null ? null : dayOf(best.start),
          endDate: dayOf(best.end),
        }
      );
    }),
  );
});
