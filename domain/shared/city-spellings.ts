import { foldText } from "./text/fold-text.ts";

/** Cities that builders and calendars write in different languages. */
const sameCities = [
  ["Cologne", "Köln", "Koeln"],
  ["Munich", "München", "Muenchen"],
  ["Nuremberg", "Nürnberg", "Nuernberg"],
  ["Hanover", "Hannover"],
  ["Milan", "Milano", "Rho"],
  ["Warsaw", "Warszawa"],
  ["Vienna", "Wien"],
  ["Prague", "Praha"],
  ["Lisbon", "Lisboa"],
  ["Florence", "Firenze"],
  ["Geneva", "Genève"],
  ["Copenhagen", "København"],
  ["Frankfurt", "Frankfurt am Main"],
  ["Chiba", "千葉市"],
  ["New York", "New York City", "NYC"],
];
/** Terms that builders use for worldwide coverage. */
export const everywhere = ["Worldwide", "Global", "International", "Everywhere"];

const spellings = new Map(
  sameCities.flatMap((names) => names.map((name) => [foldText(name), names])),
);

/** The spellings of a city that profiles may have. */
export function spellingsOfCity(city: string): readonly string[] {
  return spellings.get(foldText(city)) ?? [city];
}
