import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { bea } from "../../../domain/accounts/examples.ts";
import { noBuilderFilter } from "../../../domain/builder-profiles/builder-filter.ts";
import type { BuilderProfile } from "../../../domain/builder-profiles/builder-profile.ts";
import {
  beasBooths,
  builderProfiles,
  carlsStands,
  doraDisplays,
  profile,
} from "../../../domain/builder-profiles/examples.ts";
import { importedAs } from "../../../domain/builder-profiles/shown-rating.ts";
import { summaryOf } from "../../../domain/builder-profiles/summary-of.ts";
import { anywhere } from "../../../domain/builder-profiles/wanted/whereabouts.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { keepsCapacities } from "../../contracts/builder-capacity.contract.ts";
import { sqlNow } from "../../system/test/test-time.ts";
import { ratingsOfBefore } from "../migrations/Migration20261129063759_builder_rating_source.ts";
import { insertRows } from "../sql/rows.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { toBuilderRow } from "./builder-profile-mapper.ts";
import { createPostgresBuilderProfileRepository } from "./builder-profile-repository.ts";

const tables = await openTestTables();
beforeEach(() => tables.fill());
afterAll(() => tables.close());

const placeOf = ({ city, state, country }: BuilderProfile) => ({ city, state, country });
const newRepository = () => createPostgresBuilderProfileRepository(tables.newEm());
const change = (facts: string, { id }: { id: BuilderId }) =>
  runSql(tables.newEm(), `update builder set ${facts} where id = $1`, [id]);

describe("PostgreSQL builder profiles", () => {
  keepsCapacities(async () => newRepository());

  it("find() keeps every field", async () => {
    for (const profile of builderProfiles) {
      expect(await newRepository().find(profile.id)).toMatchObject(profile);
    }
  });

  const namesOf = async (text: string, limit = 10) =>
    (await newRepository().listNames({ text, limit })).map(({ name }) => name);

  it("listNames() has only those that are approved and public", async () => {
    await change("review_state = 'declined'", beasBooths);
    await change("public = false", carlsStands);
    const { id, name, city, country } = doraDisplays;
    const names = await newRepository().listNames({ text: "", limit: 10 });
    expect(names).toEqual([{ id, name, city, country }]);
  });

  it("listNames() finds a part of a name of any length, in whatever case, by name and as many as wanted", async () => {
    const all = builderProfiles.map(({ name }) => name).sort();
    expect(await namesOf("")).toEqual(all);
    expect(await namesOf("", 2)).toEqual(all.slice(0, 2));
    expect(await namesOf("CARL")).toEqual([carlsStands.name]);
    expect(await namesOf("ca")).toEqual([carlsStands.name]);
    await change("name = '100% Booths', search_text = '100% booths'", beasBooths);
    expect(await namesOf("0% b")).toEqual(["100% Booths"]);
    expect(await namesOf("%%%")).toEqual([]);
  });

  it("listNames() has the best of a part that very many names hold, among very many builders", async () => {
    const halls = Array.from({ length: 40 }, (_, number) => ({
      ...profile(`0190b000-0000-7000-8000-0000000001${10 + number}`, `Xhalls ${10 + number}`, null),
      rating: (number % 4) + 1,
    }));
    await insertRows(
      tables.newEm(),
      "builder",
      halls.map((one) => toBuilderRow(one)),
    );
    const best = halls.filter(({ rating }) => rating === 4).map(({ name }) => name);
    expect(await namesOf("xhalls 1", 3)).toEqual(["Xhalls 10", "Xhalls 11", "Xhalls 12"]);
    const asIfMore = (count: number) =>
      runSql(
        tables.newEm(),
        "update builder_facet set amount = amount + $1 where dimension = 'all'",
        [count],
      );
    await asIfMore(25_000);
    expect(await namesOf("xhalls", 10)).toEqual(best);
    expect(await namesOf("xhalls 13", 10)).toEqual(["Xhalls 13"]);
    await asIfMore(-25_000);
  });

  it("listNames() does not find what is only said about a builder", async () => {
    await change("search_text = search_text || chr(10) || 'the finest carpenters'", doraDisplays);
    expect(await namesOf("finest carpenters")).toEqual([]);
  });

  it("findMany() finds the unapproved too, with the account's address or else the contact's", async () => {
    await change("review_state = 'pending-review'", beasBooths);
    const ids = [beasBooths.id, doraDisplays.id, "no-uuid" as BuilderId];
    const found = await newRepository().findMany(ids);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual({
      ...summaryOf(beasBooths),
      ...placeOf(beasBooths),
      reviewState: "pending-review",
      invitationEmail: bea.email,
      capacity: null,
      rating: 0,
      reviewCount: 0,
      ratingSource: "none",
      onTimeGood: 0,
      onTimeRated: 0,
    });
    expect(found).toContainEqual({
      ...summaryOf(doraDisplays),
      ...placeOf(doraDisplays),
      invitationEmail: doraDisplays.email,
      capacity: null,
      rating: 0,
      reviewCount: 0,
      ratingSource: "none",
      onTimeGood: 0,
      onTimeRated: 0,
    });
    expect(await newRepository().findMany(["x" as BuilderId])).toEqual([]);
  });

  it("listWithWork() has the listed ones with their latest published projects", async () => {
    await change("review_state = 'declined'", carlsStands);
    const project = (title: string, state: string, daysAgo: number, image: string) =>
      runSql(
        tables.newEm(),
        `insert into portfolio_project
           (id, builder_id, title, description, industry, size, image_url, event_name, project_type, review_state, created_at)
         values (gen_random_uuid(), $1, $2, 'x', 'Energy', '20x30', $3, 'CES', 'Island Booth', $4, ${sqlNow()} - $5 * interval '1 day')`,
        [beasBooths.id, title, image, state, daysAgo],
      );
    await project("Older", "approved", 2, "/img/booth/island-20x30-a-1.svg");
    await project("Newer", "approved", 1, "https://pictures.example/not-copied-yet.jpg");
    await project("Waiting", "pending-review", 0, "/x.svg");

    const ids = [beasBooths.id, carlsStands.id, doraDisplays.id, "no-uuid" as BuilderId];
    const found = await newRepository().listWithWork(ids);
    expect(found.map(({ name }) => name).sort()).toEqual([beasBooths.name, doraDisplays.name]);
    const bea = found.find(({ id }) => id === beasBooths.id);
    expect(bea).toMatchObject({ city: beasBooths.city, companyLogo: null });
    expect(bea?.work).toMatchObject([
      { title: "Newer", size: "20x30", eventName: "CES", projectType: "Island Booth", year: null },
      { title: "Older", imageUrl: "/img/booth/island-20x30-a-1.svg" },
    ]);
    expect(bea?.work[0]?.imageUrl).toMatch(/^\/img\/booth\/island-20x30-/);
    expect(found.find(({ id }) => id === doraDisplays.id)?.work).toEqual([]);
    expect(await newRepository().listWithWork([])).toEqual([]);
  });

  it("list, search, detail, cards and comparison read one rating and its source [S06] [S47]", async () => {
    await change(
      `rating = 4.6, review_count = 40, imported_rating = 4.6, imported_review_count = 40,
       rating_source = 'imported'`,
      carlsStands,
    );
    const all = { where: anywhere, offset: 0, limit: 10, images: 5, areFew: false };
    const { rating, reviewCount } = importedAs(4.6, 40);
    async function expectSource(ratingSource: string) {
      const repository = newRepository();
      const expected = { id: carlsStands.id, rating, reviewCount, ratingSource };
      const [listed] = await repository.search({ ...all, filter: noBuilderFilter });
      const [card] = await repository.listCards({ offset: 0, limit: 10 });
      const [similar] = await repository.listSimilar(doraDisplays.id, 10);
      const [asked] = await repository.findMany([carlsStands.id]);
      for (const found of [listed, card, similar, asked, await repository.find(carlsStands.id)]) {
        expect(found).toMatchObject(expected);
      }
      expect(await repository.readTotals()).toMatchObject({ averageRating: rating });
      const [unrated] = await repository.findMany([doraDisplays.id]);
      expect(unrated).toMatchObject({ rating: 0, ratingSource: "none" });
    }
    await expectSource("imported");
    await runSql(
      tables.newEm(),
      `insert into portfolio_project
         (builder_id, title, description, industry, size, image_url, review_state, is_sample)
       values ($1, 'Sample', 'x', 'Energy', '20x30', '/x.svg', 'approved', true)`,
      [doraDisplays.id],
    );
    await expectSource("sample");
    await runSql(tables.newEm(), "delete from portfolio_project where is_sample");
    await expectSource("imported");
  });

  it("the migration takes the ratings of before for imported ones [S06]", async () => {
    await change("rating = 4.2, review_count = 9", beasBooths);
    await change("review_count = 5", carlsStands);
    await runSql(tables.newEm(), ratingsOfBefore);
    const rows = await runSql(
      tables.newEm(),
      `select rating, review_count, imported_rating, imported_review_count, rating_source
       from builder where id = any ($1) order by rating desc`,
      [[beasBooths.id, carlsStands.id]],
    );
    expect(rows).toEqual([
      {
        rating: 4.2,
        review_count: 9,
        imported_rating: 4.2,
        imported_review_count: 9,
        rating_source: "imported",
      },
      {
        rating: 0,
        review_count: 0,
        imported_rating: 0,
        imported_review_count: 5,
        rating_source: "none",
      },
    ]);
  });
});
