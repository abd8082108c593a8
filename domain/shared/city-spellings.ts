import { foldText } from "./text/fold-text.ts";

/** Cities that builders and calendars write in different languages. */
const sameCities = [
  ["Cologne", "Köln", "Koeln"],
  ["Düsseldorf", "Duesseldorf", "Дюссельдорф"],
  ["Zürich", "Zuerich"],
  ["Brussels", "Bruxelles", "Brussel"],
  ["Antwerp", "Antwerpen"],
  ["The Hague", "Den Haag"],
  ["Basel", "Bâle"],
  ["Rome", "Roma"],
  ["Turin", "Torino"],
  ["Venice", "Venezia"],
  ["Naples", "Napoli"],
  ["Seville", "Sevilla"],
  ["Gothenburg", "Göteborg", "Goeteborg"],
  ["Helsinki", "Helsingfors"],
  ["Cracow", "Kraków"],
  ["Bucharest", "București"],
  ["Belgrade", "Beograd", "Београд"],
  ["Sofia", "София"],
  ["Athens", "Athina", "Αθήνα"],
  ["Moscow", "Moskva", "Москва"],
  ["Saint Petersburg", "St. Petersburg", "Санкт-Петербург"],
  ["Kyiv", "Kiev", "Київ"],
  ["Tokyo", "東京"],
  ["Osaka", "大阪", "大阪市"],
  ["Shanghai", "上海", "上海市"],
  ["Beijing", "Peking", "北京", "北京市"],
  ["Guangzhou", "Canton", "广州", "广州市"],
  ["Shenzhen", "深圳", "深圳市"],
  ["Hong Kong", "香港"],
  ["Seoul", "서울"],
  ["Bangkok", "กรุงเทพ"],
  ["Dubai", "دبي"],
  ["Mexico City", "Ciudad de México", "CDMX"],
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
  ["Chiba", "千葉", "千葉市"],
  ["New York", "New York City", "NYC"],
];
/** Terms that builders use for worldwide coverage. */
export const everywhere = ["Worldwide", "Global", "International", "Everywhere"];

const spellings = new Map(
  sameCities.flatMap((names) => names.map((name) => [foldText(name), names])),
);

/** All spellings of a city that profiles may use. */
export function spellingsOfCity(city: string): readonly string[] {
  return spellings.get(foldText(city)) ?? [city];
}
