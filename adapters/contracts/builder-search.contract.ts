import { expect, it } from "vitest";
import {
  type BuilderFilter,
  noBuilderFilter,
} from "../../domain/builder-profiles/builder-filter.ts";
import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import type { BuilderProfileRepository } from "../../domain/builder-profiles/ports.ts";
import { searchBuilders } from "../../domain/builder-profiles/search-builders.ts";
import type { PortfolioProject } from "../../domain/portfolio/portfolio-project.ts";
import type { TradeShow } from "../../domain/trade-shows/trade-show.ts";
import { sampleBuilders } from "../samples/sample-builders.ts";
import { sampleProjects } from "../samples/sample-projects.ts";
import { sampleTradeShows } from "../samples/sample-trade-shows.ts";

const now = new Date("2026-11-21T10:00:00.000Z");
const changes: Record<string, Partial<BuilderProfile>> = {
  "Pop!Up": { coverageAreas: ["Nationwide"] },
  "Estúdio Praça": { coverageAreas: ["Nürnberg, Germany"] },
  "Table Mountain Exhibits": { coverageAreas: ["Worldwide"], public: false },
};
const builders = sampleBuilders(now, null as never).map((each) => ({
  ...each,
  ...changes[each.name],
}));
const content = {
  builders,
  projects: sampleProjects(now, builders),
  shows: sampleTradeShows(now).toSorted((one, other) =>
    (other.startDate ?? "").localeCompare(one.startDate ?? ""),
  ),
};
export type BuilderContent = {
  builders: BuilderProfile[];
  projects: PortfolioProject[];
  shows: TradeShow[];
};

/** The promises of every store of builders to a search by place, show, booth and budget. */
export function findsBuilders(
  open: (content: BuilderContent) => Promise<BuilderProfileRepository>,
): void {
  const search = async (filter: Partial<BuilderFilter>) => {
    const repository = await open(content);
    return searchBuilders({ builders: repository })({
      filter: { ...noBuilderFilter, ...filter },
      page: 1,
    });
  };
  const namesOf = async (filter: Partial<BuilderFilter>) =>
    (await search(filter)).builders.map(({ name }) => name);

  const lasVegas = ["Redwood & Pike Exhibits", "Parallel & Grain", "Pop!Up"];

  it("finds an island of about 30 × 30 in Las Vegas in one search, and what was built there", async () => {
    const place = { place: "las vegas" };
    expect(new Set(await namesOf(place))).toEqual(new Set(lasVegas));
    const island = { ...place, boothType: "island", boothSize: "30x30" };
    const found = await search(island);
    expect(found.builders.map(({ name }) => name)).toEqual(["Redwood & Pike Exhibits"]);
    expect(found.built).toEqual({ builders: 1, booths: 1 });
    expect(found.where.place?.name).toBe("las vegas");
    const islands = await search({ ...place, boothType: "island" });
    expect(islands.built).toEqual({ builders: 1, booths: 2 });
    expect((await search({ boothType: "island" })).built).toBeNull();
  });

  it("knows a place by its state, its country, its other spellings and what is written behind a comma", async () => {
    expect(new Set(await namesOf({ place: "Las Vegas, Nevada" }))).toEqual(new Set(lasVegas));
    expect(await namesOf({ place: "Nevada" })).toEqual(["Redwood & Pike Exhibits"]);
    expect(await namesOf({ place: "UAE" })).toEqual(["Dar Al Ajniha دار الأجنحة"]);
    const cologne = await namesOf({ place: "Cologne" });
    expect(cologne).toContain("Studio Kreuzberg Messebau GmbH");
    expect(await namesOf({ place: "koln" })).toEqual(cologne);
    expect(await namesOf({ place: "Nuremberg" })).toEqual(["Estúdio Praça"]);
    expect(await namesOf({ place: "Nurnberg" })).toEqual(["Estúdio Praça"]);
    expect(await namesOf({ place: "Atlantis" })).toEqual([]);
    expect(await namesOf({ place: "vegas" })).toEqual([]);
  });

  it("finds words without their accents, and with accents that the text doesn't have [X09]", async () => {
    for (const words of ["estudio praca", "ESTÚDIO PRAÇA", "nurnberg estudio", "Nürnberg"]) {
      expect(await namesOf({ search: words }), words).toEqual(["Estúdio Praça"]);
    }
    const repository = await open(content);
    expect(await repository.listNames({ text: "praca", limit: 5 })).toMatchObject([
      { name: "Estúdio Praça" },
    ]);
  });

  it("finds for a show those who cover its city or have built at it", async () => {
    const ces = await search({ show: "CES 2027" });
    expect(ces.where.show).toMatchObject({ title: "CES", city: "Las Vegas" });
    const names = ces.builders.map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set([...lasVegas, "Seoul Exhibit Works 서울 전시공방"]));
    expect(ces.built).toEqual({ builders: 2, booths: 2 });
    expect((await search({ show: "money20/20" })).where.show?.title).toBe("Money20/20 USA");
    const unknown = await search({ show: "AWS re:Invent" });
    expect(unknown.builders.map(({ name }) => name)).toEqual(["Redwood & Pike Exhibits"]);
    expect(unknown.where.show).toMatchObject({ title: "AWS re:Invent", city: null });
    expect(await namesOf({ show: "CE" })).toEqual([]);
  });

  it("takes a budget that overlaps with the builder's, with open ends on both sides", async () => {
    const place = { place: "Las Vegas" };
    expect(await namesOf({ ...place, budget: "150000+" })).not.toContain("Pop!Up");
    expect(await namesOf({ ...place, budget: "5000-15000" })).not.toContain(lasVegas[0]);
    expect(await namesOf({ ...place, budget: "15000-35000" })).toHaveLength(3);
    expect(await namesOf({ budget: "150000+", region: "Latin America" })).toContain("Tango Ferial");
  });

  it("says which filters to remove when nothing matches, the most helpful first", async () => {
    const nothing = await search({ place: "Las Vegas", boothSize: "30x30", budget: "500000+" });
    expect(nothing).toMatchObject({ total: 0, builders: [] });
    expect(nothing.looser.map(({ without }) => without)).toEqual(["place", "budget"]);
    expect(nothing.looser[1]).toEqual({ without: "budget", builders: 1 });
    expect((await search({ place: "Atlantis" })).looser).toEqual([]);
    expect((await search({ place: "Las Vegas" })).looser).toEqual([]);
  });
}
