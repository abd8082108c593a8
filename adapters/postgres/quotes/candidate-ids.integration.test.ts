import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CandidateQuery } from "../../../domain/assignment/ports.ts";
import { profile } from "../../../domain/builder-profiles/examples.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { sqlNow } from "../../system/test/test-time.ts";
import { toBuilderRow } from "../builders/builder-profile-mapper.ts";
import { insertRows } from "../sql/rows.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { createPostgresMatchingRepository } from "./matching-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

const idOf = (number: number, kind = "b") =>
  `0190${kind}000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const cities = ["Las Vegas", "Reno", "Berlin", "Paris", "Oslo", "Lima", "Rome"];
const regions = ["West", "Europe", "South America"];

/** More than a thousand cover the United States, some dozens Nevada. Names are not in the order of ids or of rank. */
const builders = Array.from({ length: 1_200 }, (_, number) => ({
  ...profile(idOf(number), `Stands ${String((number * 7_919) % 10_007).padStart(5, "0")}`, null),
  city: cities[number % cities.length] ?? "",
  region: regions[number % regions.length] ?? "",
  coverageAreas: [
    ...(number % 10 === 0 ? ["Canada"] : ["USA"]),
    ...(number % 23 === 0 ? ["NV"] : []),
    ...(number % 25 === 0 ? ["Nevada"] : []),
  ],
  rating: (number % 13) / 4,
  featuredBuilder: number % 31 === 0,
  reviewState: number % 17 === 0 ? ("pending-review" as const) : ("approved" as const),
  public: number % 19 !== 0,
}));

/** The newest of each show's projects have the lowest numbers. */
const shows = ["CES 2025", "CES 2026", "Cesena Expo", "Design Week"];
const projects = Array.from({ length: 600 }, (_, number) => ({
  id: idOf(number, "a"),
  builderId: builders[(number * 5) % 120]?.id ?? "",
  show: shows[number % shows.length] ?? "",
  isPublished: number % 7 !== 0,
}));

beforeAll(async () => {
  await tables.empty();
  const rows = builders.map((each) => toBuilderRow(each));
  await insertRows(tables.newEm(), "builder", rows);
  await runSql(
    tables.newEm(),
    `insert into portfolio_project (id, builder_id, title, description, industry, size, image_url, event_name, review_state, created_at)
     select id, "builderId", 'A Stand', 'Tall', 'Technology', '20x20', '/a.avif', show,
       case when "isPublished" then 'approved' else 'declined' end, ${sqlNow()} - at * interval '1 hour'
     from rows from (jsonb_to_recordset($1::jsonb) as (id uuid, "builderId" uuid, show text, "isPublished" bool)) with ordinality
       as p(id, "builderId", show, "isPublished", at)`,
    [JSON.stringify(projects)],
  );
  await runSql(tables.newEm(), "analyze builder");
});

const listed = builders
  .filter((each) => each.reviewState === "approved" && each.public)
  .sort(
    (one, other) =>
      Number(other.featuredBuilder) - Number(one.featuredBuilder) ||
      other.rating - one.rating ||
      (one.name < other.name ? -1 : 1),
  );

/** The candidates as `listCandidates` describes them, found by looking at all builders. */
function expected(wanted: CandidateQuery): string[] {
  const isNear = ({ city, region }: (typeof builders)[number]) =>
    wanted.cities.includes(city) || wanted.regions.includes(region);
  const atShow = projects
    .filter(({ isPublished }) => isPublished)
    .filter(({ show }) => show.toLowerCase().startsWith(wanted.showName.toLowerCase()))
    .slice(0, wanted.showName === "" ? 0 : 200);
  const waiting = builders
    .filter((each) => each.reviewState === "pending-review" && each.public && isNear(each))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const ids = [
    ...wanted.named,
    ...[
      listed.filter(({ city }) => wanted.cities.includes(city)),
      listed.filter(({ coverageAreas }) =>
        coverageAreas.some((area) => wanted.areas.includes(area)),
      ),
      listed.filter(({ region }) => wanted.regions.includes(region)),
      listed,
    ].flatMap((way) => way.slice(0, 40).map(({ id }) => id)),
    ...[...new Set(atShow.map(({ builderId }) => builderId))].slice(0, 40),
    ...waiting.slice(0, 10).map(({ id }) => id),
  ];
  return [...new Set<string>(ids)].sort();
}

const query: CandidateQuery = {
  requestId: idOf(1, "c") as QuoteRequestId,
  named: [],
  cities: [],
  areas: [],
  regions: [],
  showName: "",
  showDays: null,
  now: new Date("2026-11-23T10:00:00.000Z"),
};
const named = builders.slice(1_190).map(({ id }) => id);

describe("candidates in PostgreSQL", () => {
  it.each<[string, Partial<CandidateQuery>]>([
    ["areas that some dozens cover", { areas: ["NV", "Nevada"] }],
    ["an area that more than a thousand cover", { areas: ["Nevada", "USA", "Nowhere"] }],
    ["areas that none names", { areas: ["Nowhere", "Elsewhere"] }],
    ["cities and regions in several spellings", { cities: ["Reno", "reno", "Oslo"], regions }],
    ["a show of two years and one that begins alike", { showName: "CES", named }],
    ["a show that more than forty built at", { showName: "design week" }],
    ["characters of a pattern in the show's name", { showName: "%_\\", cities: ["Lima"] }],
    [
      "all of it",
      { areas: ["NV"], cities: ["Paris"], regions: ["Europe"], showName: "Ces", named },
    ],
  ])("listCandidates() has the best of each way, for %s", async (_, wanted) => {
    const matching = createPostgresMatchingRepository(tables.newEm());
    const found = await matching.listCandidates({ ...query, ...wanted });
    expect(found.map(({ id }) => id).sort()).toEqual(expected({ ...query, ...wanted }));
  });
});
