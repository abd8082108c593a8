/**
 * `from`: the start of the tests' clock; "now" is the machine's time. `zone` and `locale` are set
 * for the process.
 */
export type Moment = { from: string; zone: string; locale: string; what: string };

const utc = { zone: "UTC" };
const losAngeles = { zone: "America/Los_Angeles" };
const auckland = { zone: "Pacific/Auckland" };
const english = { locale: "en_US.UTF-8" };
const german = { locale: "de_DE.UTF-8" };

/**
 * The moments of `deno task calendar`; each pair of zone and locale occurs twice. Daylight saving
 * time changes a minute after a run starts.
 */
export const moments: readonly Moment[] = [
  { from: "2026-12-07T09:00:00Z", what: "a Monday, 09:00", ...utc, ...english },
  { from: "2026-12-04T22:00:00Z", what: "a Friday, 22:00", ...losAngeles, ...english },
  { from: "2026-12-06T12:00:00Z", what: "a Sunday, 12:00", ...auckland, ...german },
  { from: "2026-12-31T23:30:00Z", what: "the year's last half an hour", ...utc, ...german },
  { from: "2028-02-28T15:00:00Z", what: "February 28", ...losAngeles, ...german },
  { from: "2028-02-29T15:00:00Z", what: "February 29", ...auckland, ...english },
  { from: "2027-03-14T07:59:00Z", what: "summer in Chicago", ...losAngeles, ...english },
  { from: "2027-11-07T06:59:00Z", what: "winter in Chicago", ...losAngeles, ...german },
  { from: "2027-03-28T00:59:00Z", what: "summer in Berlin", ...utc, ...german },
  { from: "2027-10-31T00:59:00Z", what: "winter in Berlin", ...auckland, ...german },
  { from: "2027-04-29T20:00:00Z", what: "a month's last day in Auckland", ...auckland, ...english },
  { from: "now", what: "now", ...utc, ...english },
];

/** The browser tests that run at each moment. */
export const mainBrowserTests = [
  "web/e2e/admin-queue.e2e.test.ts",
  "web/e2e/quote-dashboards.e2e.test.ts",
  "web/e2e/quote-wizard.e2e.test.ts",
  "web/e2e/respond.e2e.test.ts",
  "web/e2e/trade-show-calendar.e2e.test.ts",
  "web/e2e/upcoming-shows.e2e.test.ts",
];

/**
 * The environment of a process at such a moment. `Intl` reads LC_ALL before LC_MESSAGES and LANG.
 */
export const envAt = ({ from, zone, locale }: Moment): Record<string, string> => ({
  TEST_MOMENT: from,
  TZ: zone,
  LC_ALL: locale,
});

/**
 * The moments that CI uses on a day of the month: one for unit tests, and one half the list further
 * for soak tests.
 */
export function momentsOfDay(day: number): { unit: Moment; soak: Moment } {
  const at = (index: number) => moments[index % moments.length] as Moment;
  return { unit: at(day), soak: at(day + moments.length / 2) };
}

export const inWords = ({ from, zone, locale }: Omit<Moment, "what">): string =>
  `${from} in ${zone}, ${locale}`;
