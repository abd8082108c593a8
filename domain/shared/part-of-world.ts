import { foldText } from "./text/fold-text.ts";

const partsOfWorld = [
  "North America",
  "Latin America",
  "Europe",
  "Asia Pacific",
  "Middle East & Africa",
] as const;
export type PartOfWorld = (typeof partsOfWorld)[number];

/** Region and country names as people type them. Other names aren't guessed. */
const names: Record<PartOfWorld, string> = {
  "North America":
    "north america,united states,united states of america,usa,us,u.s.,u.s.a.,canada,northeast,southeast,midwest,southwest,northwest,west,west coast,east coast,south,mid-atlantic,new england,pacific northwest,great lakes,mountain west",
  "Latin America":
    "latin america,south america,central america,caribbean,mexico,brazil,argentina,colombia,chile,peru,ecuador,uruguay,panama,costa rica",
  Europe:
    "europe,western europe,eastern europe,central europe,northern europe,southern europe,scandinavia,nordics,dach,benelux,european union,eu,united kingdom,uk,great britain,england,scotland,ireland,germany,france,italy,spain,portugal,netherlands,belgium,luxembourg,austria,switzerland,denmark,sweden,norway,finland,iceland,poland,czechia,czech republic,slovakia,hungary,romania,bulgaria,greece,croatia,slovenia,serbia,ukraine,estonia,latvia,lithuania,turkey,turkiye",
  "Asia Pacific":
    "asia pacific,asia-pacific,apac,asia,east asia,southeast asia,south asia,oceania,australia,new zealand,japan,china,mainland china,hong kong,macau,taiwan,south korea,korea,singapore,malaysia,thailand,vietnam,indonesia,philippines,india",
  "Middle East & Africa":
    "middle east & africa,middle east and africa,mea,middle east,africa,gulf,gcc,united arab emirates,uae,saudi arabia,qatar,bahrain,kuwait,oman,israel,egypt,morocco,south africa,nigeria,kenya",
};

const known = new Map(
  partsOfWorld.flatMap((part) => names[part].split(",").map((name) => [name, part] as const)),
);

/** Names that people type for the part of the world or places in it: "North America", "USA". */
export function spellingsOf(part: PartOfWorld): string[] {
  const written = names[part]
    .split(",")
    .map((name) =>
      name.length < 4
        ? name.toUpperCase()
        : name.replace(/(^|[ -])\p{L}/gu, (letter) => letter.toUpperCase()),
    );
  return [part, ...written];
}

/** The part of the world named by the first of the texts that names one; null if none does. */
export function partOfWorld(...texts: (string | null)[]): PartOfWorld | null {
  for (const text of texts) {
    const part = text && known.get(foldText(text));
    if (part) return part;
  }
  return null;
}
