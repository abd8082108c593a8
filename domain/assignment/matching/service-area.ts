import { everywhere, spellingsOfCity } from "../../shared/city-spellings.ts";
import { partOfWorld } from "../../shared/part-of-world.ts";
import { foldText } from "../../shared/text/fold-text.ts";
import type { BuilderToMatch, RequestToMatch, ShowToMatch } from "./match-facts.ts";

type PlacedBuilder = Pick<BuilderToMatch, "city" | "country" | "region" | "coverageAreas">;
type Placed = Pick<RequestToMatch, "venue" | "tradeShowName"> & {
  show: Pick<ShowToMatch, "city" | "state" | "region"> | null;
};

/**
 * How a builder covers the show's place: home city, a place that they cover, the same part of the
 * world, elsewhere, or unknown. `place` is the builder's own name for it.
 */
export type ServiceArea =
  | { kind: "home" | "covered"; place: string }
  | { kind: "same-part" | "elsewhere"; place: string; show: string }
  | { kind: "unknown" };

/**
 * How a builder covers a request's show: by the show's place on the calendar, else by words in
 * venue and name.
 */
export function serviceAreaOf(builder: PlacedBuilder, request: Placed): ServiceArea {
  const { show } = request;
  return show?.city || show?.state || show?.region
    ? reachOfPlace(builder, show)
    : reachOfWords(builder, `${request.venue} ${request.tradeShowName}`);
}

function reachOfPlace(builder: PlacedBuilder, show: NonNullable<Placed["show"]>): ServiceArea {
  const { city, state, region } = show;
  const places = [city, state, region].filter((place) => place !== null);
  if (city && isSamePlace(city, builder.city)) return { kind: "home", place: builder.city };
  const names = places.flatMap(namesOf);
  const covered = builder.coverageAreas.find((area) => {
    const name = foldText(area);
    return foldedEverywhere.has(name) || names.includes(name);
  });
  if (covered) return { kind: "covered", place: covered };

  const there = partOfWorld(region);
  const here = partOfWorld(builder.region, builder.country);
  const areas = builder.coverageAreas.map((area) => partOfWorld(area)).filter(Boolean);
  if (there === null || here === null) return { kind: "unknown" };
  if (there === here || areas.includes(there)) {
    return { kind: "same-part", place: builder.region, show: there };
  }
  return { kind: "elsewhere", place: builder.region, show: city ?? there };
}

/** For a show that isn't on the calendar: looks for the builder's places in the venue's name. */
function reachOfWords(builder: PlacedBuilder, text: string): ServiceArea {
  const words = ` ${foldText(text).replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  const isNamed = (place: string) =>
    namesOf(place).some((name) => name !== "" && words.includes(` ${name} `));
  if (isNamed(builder.city)) return { kind: "home", place: builder.city };
  const covered = builder.coverageAreas.find(isNamed);
  return covered ? { kind: "covered", place: covered } : { kind: "unknown" };
}

function isSamePlace(one: string, other: string): boolean {
  return namesOf(one).includes(foldText(other));
}

const foldedEverywhere = new Set(everywhere.map(foldText));

function namesOf(place: string): string[] {
  return spellingsOfCity(place).map(foldText);
}
