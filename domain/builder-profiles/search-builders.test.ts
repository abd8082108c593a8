import { expect, it } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { noBuilderFilter } from "./builder-filter.ts";
import { builderPageSize } from "./builder-search.ts";
import { readBuilderTotals } from "./create-builder-profiles.ts";
import { profile } from "./examples.ts";
import { listBuilders } from "./list-builders.ts";
import { listExhibitBuilders } from "./list-exhibit-builders.ts";
import { listFilteredBuilders } from "./list-filtered-builders.ts";
import { searchBuilders } from "./search-builders.ts";

const many = Array.from({ length: builderPageSize + 3 }, (_, number) => ({
  ...profile(`0190b000-0000-7000-8000-0000000001${10 + number}`, `Builder ${10 + number}`, null),
  rating: 5 - number / 10,
  completedProjects: 10,
  country: number < 5 ? "Norway" : "Spain",
}));
const fakes = openTestPorts({
  profiles: [...many, { ...many[0], name: "Hidden", public: false } as (typeof many)[0]],
});

it("searchBuilders() answers a page, and the last one when a later one is asked for", async () => {
  const search = searchBuilders(fakes);
  const first = await search({ filter: noBuilderFilter, page: 1 });
  expect(first).toMatchObject({ total: many.length, page: 1, pageCount: 2 });
  expect(first.builders).toHaveLength(builderPageSize);
  const beyond = await search({ filter: noBuilderFilter, page: 9 });
  expect(beyond.page).toBe(2);
  expect(beyond.builders.map(({ name }) => name)).toEqual(many.slice(-3).map(({ name }) => name));
  const none = await search({ filter: { ...noBuilderFilter, search: "nobody" }, page: 3 });
  expect(none).toMatchObject({ builders: [], total: 0, page: 1, pageCount: 1 });
});

it("the lists say whether there is more", async () => {
  const slice = { offset: 0, limit: 4 };
  expect(await listBuilders(fakes)(slice)).toMatchObject({ hasMore: true });
  const rest = await listExhibitBuilders(fakes)({ offset: 4, limit: 100 });
  expect(rest.hasMore).toBe(false);
  expect(rest.builders).toHaveLength(many.length - 4);
  const wanted = { filter: { ...noBuilderFilter, search: "builder" }, page: 3, size: 7 };
  expect(await listFilteredBuilders(fakes)(wanted)).toMatchObject({ total: 15, hasMore: false });
});

it("readBuilderTotals() counts those that everyone may see", async () => {
  const totals = await readBuilderTotals(fakes)();
  expect(totals).toMatchObject({ builders: 15, countries: 2, completedProjects: 150 });
  expect(totals.averageRating).toBeCloseTo(4.3);
});
