import { expect, it } from "vitest";
import { profile } from "../../domain/builder-profiles/examples.ts";
import type { SupplyRepository } from "../../domain/supply/ports.ts";
import { wantedPlace, wantedSizes, wantedTypes } from "../../domain/supply/spot.ts";
import { sampleTradeShows } from "../samples/sample-trade-shows.ts";
import type { BuilderContent } from "./builder-search.contract.ts";

const now = new Date("2026-11-21T10:00:00.000Z");
const today = "2026-11-21";
const place = wantedPlace({ city: "Las Vegas", state: "Nevada", region: "North America" });
const cologne = wantedPlace({ city: "Cologne", state: null, region: "Europe" });

let made = 0;
const builder = (name: string, facts: Partial<ReturnType<typeof profile>> = {}) => {
  made += 1;
  return {
    ...profile(`0190b000-0000-7000-8000-00000000a${made + 100}`, name, null),
    region: "North America",
    specialties: ["Island booths"],
    ...facts,
  };
};
const elsewhere = { city: "Chicago", state: "Illinois" };
const builders = [
  builder("Home"),
  builder("Covers it", { ...elsewhere, coverageAreas: ["Las Vegas"] }),
  builder("Everywhere", { ...elsewhere, coverageAreas: ["Worldwide"] }),
  builder("Travels", elsewhere),
  builder("Only inline", { specialties: ["Portable displays"] }),
  builder("Only large", { minimumProjectBudget: 100_000 }),
  builder("Only large, travels", { ...elsewhere, minimumProjectBudget: 100_000 }),
  builder("Waiting", { reviewState: "pending-review" }),
  builder("Turned down", { reviewState: "declined" }),
  builder("Hidden", { public: false }),
  builder("No address", { email: null }),
  builder("Köln", { city: "Köln", state: "", region: "Europe", country: "Germany" }),
];

/** The promises of every store that supply is counted in. */
export function countsSupply(open: (content: BuilderContent) => Promise<SupplyRepository>): void {
  const content = { builders, projects: [], shows: sampleTradeShows(now) };
  const spot = async (where: typeof place, type: string, size: string) => {
    const supply = await open(content);
    const places = [cologne, where];
    const counts = await supply.count({ places, types: wantedTypes, sizes: wantedSizes, today });
    const found = counts.find(
      (each) => each.place === 1 && each.type === type && each.size === size,
    );
    return found && [found.local, found.traveling];
  };

  it("counts who covers a city and who travels there, by type and size", async () => {
    expect(await spot(place, "island", "101-400")).toEqual([3, 1]);
    expect(await spot(place, "island", "more-than-1000")).toEqual([4, 2]);
    expect(await spot(place, "inline", "101-400")).toEqual([1, 0]);
    expect(await spot(place, "any", "101-400")).toEqual([4, 1]);
    expect(await spot(place, "pavilion", "101-400")).toBeUndefined();
    expect(await spot(cologne, "island", "up-to-100")).toEqual([2, 0]);
  });

  it("lists builders that lack one thing, those of the city first", async () => {
    const supply = await open(content);
    const [type, size] = [
      wantedTypes.find((each) => each.type === "island"),
      wantedSizes.find((each) => each.size === "101-400"),
    ];
    if (!type || !size) throw new Error("No such type or size");
    const near = await supply.listNear({ place, type, size, today, limit: 20 });
    expect(near.map(({ name, miss }) => `${name}: ${miss}`)).toEqual([
      "Hidden: hidden",
      "No address: unreachable",
      "Only inline: type",
      "Only large: budget",
      "Waiting: pending-review",
      "Travels: place",
    ]);
    expect(await supply.listNear({ place, type, size, today, limit: 2 })).toHaveLength(2);
  });

  it("lists the cities of shows to come, most shows first", async () => {
    const supply = await open(content);
    const cities = await supply.listCities(today, 100);
    expect(cities[0]).toMatchObject({ city: "Las Vegas", shows: expect.any(Number) });
    const shows = cities.map((each) => each.shows);
    expect(shows).toEqual(shows.toSorted((one, other) => other - one));
    expect(cities.every(({ nextShow }) => nextShow !== "")).toBe(true);
    expect(cities[0]?.nextDay).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await supply.listCities("2099-01-01", 100)).toEqual([]);
    expect(await supply.listCities(today, 1)).toHaveLength(1);
  });
}
