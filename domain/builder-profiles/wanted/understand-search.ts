import { boothFeet, boothSizePattern } from "../../shared/booth-feet.ts";
import { boothTypes } from "../../shared/booth-types.ts";
import { spellingsOfCity } from "../../shared/city-spellings.ts";
import { foldText } from "../../shared/text/fold-text.ts";
import { withoutYear } from "../../shared/without-year.ts";
import type { BuilderFilter, UnderstoodPart } from "../builder-filter.ts";
import type { BuilderProfileRepository } from "../ports.ts";
import { anywhere, namedPlaces, type Whereabouts, whereabouts } from "./whereabouts.ts";

/** A filter as it is searched for. */
export type UnderstoodFilter = {
  filter: BuilderFilter;
  where: Whereabouts;
  understood: UnderstoodPart[];
};

type Calendar = Pick<BuilderProfileRepository, "findPlaces">;
type Found = Pick<UnderstoodPart, "name" | "value"> & { words: readonly string[] };

/**
 * Reads a search text such as "Las Vegas 30 × 30 island": a booth size in it, and with a size or
 * with each other a booth type, a city of the calendar and a show, are filters unless those are
 * set. What is left stays words. A text that names only one of these, without a size, is words.
 */
export async function understandSearch(
  builders: Calendar,
  given: BuilderFilter,
): Promise<UnderstoodFilter> {
  const found = await partsOf(builders, given);
  const isUnderstood = found.length > 1 || found[0]?.name === "boothSize";
  const parts = isUnderstood ? [...found] : [];
  if (isUnderstood) {
    const rest = parts.reduce((words, part) => less(words, part.words), wordsOf(given.search));
    const words = rest.filter(isMeant);
    parts.push({ name: "search", value: words.join(" "), words });
  }
  const filter: BuilderFilter = {
    ...given,
    ...Object.fromEntries(parts.map(({ name, value }) => [name, value])),
  };
  const named = namedPlaces(filter);
  return {
    filter,
    where: named ? whereabouts(filter, await builders.findPlaces(named)) : anywhere,
    understood: parts
      .filter(({ words }) => words.length > 0)
      .map(({ name, value, words }) => ({
        name,
        value,
        without: less(wordsOf(given.search), words).join(" "),
      })),
  };
}

async function partsOf(builders: Calendar, filter: BuilderFilter): Promise<Found[]> {
  const parts: Found[] = [];
  let rest = wordsOf(filter.search);
  const take = (part: Found | null) => {
    if (!part) return;
    parts.push(part);
    rest = less(rest, part.words);
  };
  if (filter.boothSize === null) take(sizeIn(filter.search));
  if (filter.boothType === null) take(typeIn(rest));
  // one word alone is searched for, whatever it names
  if (parts.length + rest.length < 2) return parts;
  if (filter.place === null && rest.length > 0) take(await cityIn(builders, rest));
  if (filter.show === null && parts.length > 0) take(await showIn(builders, rest.filter(isMeant)));
  return parts;
}

const namedSize = new RegExp(`(?<![\\w.,])${boothSizePattern}(?!\\w)`);

function sizeIn(search: string): Found | null {
  const [named = ""] = namedSize.exec(search) ?? [];
  const feet = boothFeet(named);
  if (!feet) return null;
  return { name: "boothSize", value: `${feet.width}x${feet.depth}`, words: wordsOf(named) };
}

function typeIn(words: readonly string[]): Found | null {
  for (const word of words) {
    const type = boothTypes.find((each) => [each, `${each}s`].includes(foldText(word)));
    if (type) return { name: "boothType", value: type, words: [word] };
  }
  return null;
}

/** Maximum number of words in the name of a city. */
const cityWords = 4;
/** Maximum number of words that are looked up. */
const lookedUp = 8;

/** The longest run of words that is a city of the calendar. */
async function cityIn(builders: Calendar, words: readonly string[]): Promise<Found | null> {
  const runs = runsOf(words.slice(0, lookedUp));
  const spelled = runs.map((run) => spellingsOfCity(run.join(" ")).map(foldText));
  const { place } = await builders.findPlaces({
    cities: [...new Set(spelled.flat())],
    show: "",
    boothType: "",
  });
  const city = foldText(place?.city ?? "");
  const run = runs[spelled.findIndex((names) => names.includes(city))];
  return place?.city && run ? { name: "place", value: place.city, words: run } : null;
}

/** Runs of up to four words, the longest first. */
function runsOf(words: readonly string[]): string[][] {
  const lengths = Array.from({ length: cityWords }, (_, index) => cityWords - index);
  return lengths.flatMap((length) =>
    words
      .map((_, start) => words.slice(start, start + length))
      .filter((run) => run.length === length),
  );
}

/** The show that all the words name together. */
async function showIn(builders: Calendar, words: readonly string[]): Promise<Found | null> {
  const name = withoutYear(words.join(" "));
  if (name === "") return null;
  const { show } = await builders.findPlaces({ cities: [], show: foldText(name), boothType: "" });
  return show && { name: "show", value: show.title, words };
}

const fillers = new Set(["a", "an", "and", "at", "booth", "booths", "for", "ft", "in", "the"]);

/** Whether a word says what is wanted, other than "in" or "booth". */
const isMeant = (word: string) => !fillers.has(foldText(word));

const wordsOf = (text: string) => text.split(" ").filter(Boolean);

/** The words without the first of each of these. */
function less(words: readonly string[], taken: readonly string[]): string[] {
  const left = [...words];
  for (const word of taken) {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
