import { countryName } from "../country-name.ts";
import { ownValue } from "../own-value.ts";
import { foldText } from "../text/fold-text.ts";
import { isTimeZone } from "./zone-time.ts";

/** A place as the person typed it. */
export type Place = { city: string | null; state: string | null; country: string | null };

/**
 * Time zones of larger cities in countries with several, and of cities that are also states with
 * two zones.
 */
const cities: Record<string, string> = {
  "America/New_York":
    "new york,new york city,nyc,boston,philadelphia,washington,washington dc,atlanta,miami,orlando,tampa,charlotte,detroit,cleveland,columbus,cincinnati,pittsburgh,baltimore,indianapolis,louisville,raleigh,jacksonville",
  "America/Chicago":
    "chicago,dallas,houston,austin,san antonio,fort worth,new orleans,nashville,memphis,minneapolis,milwaukee,st louis,saint louis,kansas city,omaha,oklahoma city,rosemont,grapevine",
  "America/Denver": "denver,salt lake city,albuquerque,el paso,boise,colorado springs",
  "America/Phoenix": "phoenix,scottsdale,tucson,mesa",
  "America/Los_Angeles":
    "las vegas,los angeles,san francisco,san diego,anaheim,san jose,seattle,portland,sacramento,long beach,reno,henderson",
  "America/Anchorage": "anchorage",
  "Pacific/Honolulu": "honolulu",
  "America/Toronto": "toronto,montreal,ottawa,mississauga,quebec,quebec city",
  "America/Winnipeg": "winnipeg",
  "America/Edmonton": "calgary,edmonton",
  "America/Vancouver": "vancouver,victoria",
  "America/Halifax": "halifax",
  "America/Tijuana": "tijuana",
  "America/Sao_Paulo": "sao paulo,rio de janeiro,brasilia,curitiba,belo horizonte",
  "America/Manaus": "manaus",
  "Australia/Sydney": "sydney,canberra",
  "Australia/Melbourne": "melbourne",
  "Australia/Brisbane": "brisbane,gold coast",
  "Australia/Adelaide": "adelaide",
  "Australia/Perth": "perth",
  "Asia/Jakarta": "jakarta,surabaya,bandung",
  "Asia/Makassar": "bali,denpasar,makassar",
};

/** Time zones of states and provinces; with two zones, that of the largest city. */
const states: Record<string, string> = {
  "America/New_York":
    "connecticut,ct,delaware,de,district of columbia,dc,florida,fl,georgia,ga,indiana,in,kentucky,ky,maine,me,maryland,md,massachusetts,ma,michigan,mi,new hampshire,nh,new jersey,nj,new york,ny,north carolina,nc,ohio,oh,pennsylvania,pa,rhode island,ri,south carolina,sc,vermont,vt,virginia,va,west virginia,wv",
  "America/Chicago":
    "alabama,al,arkansas,ar,illinois,il,iowa,ia,kansas,ks,louisiana,la,minnesota,mn,mississippi,ms,missouri,mo,nebraska,ne,north dakota,nd,oklahoma,ok,south dakota,sd,tennessee,tn,texas,tx,wisconsin,wi",
  "America/Denver": "colorado,co,idaho,id,montana,mt,new mexico,nm,utah,ut,wyoming,wy",
  "America/Phoenix": "arizona,az",
  "America/Los_Angeles": "california,ca,nevada,nv,oregon,or,washington,wa",
  "America/Anchorage": "alaska,ak",
  "Pacific/Honolulu": "hawaii,hi",
  "America/Puerto_Rico": "puerto rico,pr",
  "America/Toronto": "ontario,on,quebec,qc",
  "America/Winnipeg": "manitoba,mb",
  "America/Regina": "saskatchewan,sk",
  "America/Edmonton": "alberta,ab",
  "America/Vancouver": "british columbia,bc",
  "America/Halifax": "nova scotia,ns,new brunswick,nb,prince edward island,pe",
  "America/St_Johns": "newfoundland,newfoundland and labrador,nl",
  "America/Tijuana": "baja california",
  "America/Hermosillo": "sonora",
  "America/Cancun": "quintana roo",
  "Australia/Sydney": "new south wales,nsw,australian capital territory,act",
  "Australia/Melbourne": "victoria,vic",
  "Australia/Brisbane": "queensland,qld",
  "Australia/Adelaide": "south australia,sa",
  "Australia/Darwin": "northern territory",
  "Australia/Perth": "western australia",
  "Australia/Hobart": "tasmania,tas",
};

/** Time zone of each country's largest city. */
const countries: Record<string, string> = {
  "United States": "America/New_York",
  Canada: "America/Toronto",
  Mexico: "America/Mexico_City",
  "United Kingdom": "Europe/London",
  "United Arab Emirates": "Asia/Dubai",
  Argentina: "America/Argentina/Buenos_Aires",
  Australia: "Australia/Sydney",
  Austria: "Europe/Vienna",
  Bahrain: "Asia/Bahrain",
  Belgium: "Europe/Brussels",
  Brazil: "America/Sao_Paulo",
  Bulgaria: "Europe/Sofia",
  Chile: "America/Santiago",
  China: "Asia/Shanghai",
  Colombia: "America/Bogota",
  "Costa Rica": "America/Costa_Rica",
  Croatia: "Europe/Zagreb",
  Czechia: "Europe/Prague",
  Denmark: "Europe/Copenhagen",
  Ecuador: "America/Guayaquil",
  Egypt: "Africa/Cairo",
  Estonia: "Europe/Tallinn",
  Finland: "Europe/Helsinki",
  France: "Europe/Paris",
  Germany: "Europe/Berlin",
  Greece: "Europe/Athens",
  "Hong Kong": "Asia/Hong_Kong",
  Hungary: "Europe/Budapest",
  Iceland: "Atlantic/Reykjavik",
  India: "Asia/Kolkata",
  Indonesia: "Asia/Jakarta",
  Ireland: "Europe/Dublin",
  Israel: "Asia/Jerusalem",
  Italy: "Europe/Rome",
  Japan: "Asia/Tokyo",
  Kenya: "Africa/Nairobi",
  Kuwait: "Asia/Kuwait",
  Latvia: "Europe/Riga",
  Lithuania: "Europe/Vilnius",
  Luxembourg: "Europe/Luxembourg",
  Macau: "Asia/Macau",
  Malaysia: "Asia/Kuala_Lumpur",
  Morocco: "Africa/Casablanca",
  Netherlands: "Europe/Amsterdam",
  "New Zealand": "Pacific/Auckland",
  Nigeria: "Africa/Lagos",
  Norway: "Europe/Oslo",
  Oman: "Asia/Muscat",
  Panama: "America/Panama",
  Peru: "America/Lima",
  Philippines: "Asia/Manila",
  Poland: "Europe/Warsaw",
  Portugal: "Europe/Lisbon",
  Qatar: "Asia/Qatar",
  Romania: "Europe/Bucharest",
  "Saudi Arabia": "Asia/Riyadh",
  Serbia: "Europe/Belgrade",
  Singapore: "Asia/Singapore",
  Slovakia: "Europe/Bratislava",
  Slovenia: "Europe/Ljubljana",
  "South Africa": "Africa/Johannesburg",
  "South Korea": "Asia/Seoul",
  Spain: "Europe/Madrid",
  Sweden: "Europe/Stockholm",
  Switzerland: "Europe/Zurich",
  Taiwan: "Asia/Taipei",
  Thailand: "Asia/Bangkok",
  Turkey: "Europe/Istanbul",
  Ukraine: "Europe/Kyiv",
  Uruguay: "America/Montevideo",
  Vietnam: "Asia/Ho_Chi_Minh",
};

/** Countries with several time zones, where state or city decides before the country. */
const spread: Record<string, string> = {
  "United States": "America/,Pacific/Honolulu",
  Canada: "America/",
  Mexico: "America/",
  Brazil: "America/",
  Australia: "Australia/",
  Indonesia: "Asia/",
};

const zoneOfCity = inverted(cities);
const zoneOfState = inverted(states);

/**
 * The time zone of a place: by state, else by city in countries with several zones, else by
 * country. Null when unknown.
 */
export function placeTimeZone({ city, state, country }: Place): string | null {
  const named = country?.trim() ? countryName(country) : null;
  const local = [zoneOfState.get(folded(state)), zoneOfCity.get(folded(city))];
  const starts = named === null ? [""] : (ownValue(spread, named)?.split(",") ?? []);
  const near = local.find((zone) => starts.some((start) => zone?.startsWith(start)));
  const zone = near ?? ownValue(countries, named ?? "");
  return zone && isTimeZone(zone) ? zone : null;
}

const ofUnitedStates = new Set(
  "New_York,Chicago,Denver,Phoenix,Los_Angeles,Anchorage"
    .split(",")
    .map((city) => `America/${city}`)
    .concat("Pacific/Honolulu", "America/Puerto_Rico"),
);
const ofCanada = new Set(
  "Toronto,Winnipeg,Regina,Edmonton,Vancouver,Halifax,St_Johns"
    .split(",")
    .map((city) => `America/${city}`),
);

/**
 * The time zone of a venue whose name contains its place: "Las Vegas Convention Center", "Messe,
 * Berlin, Germany". Null when it names none.
 */
export function venueTimeZone(venue: string): string | null {
  const parts = venue.split(",").map((part) => part.trim());
  const words = venue.split(/[\s,]+/);
  const beginnings = [3, 2, 1].map((count) => words.slice(0, count).join(" "));
  for (const name of [...parts, ...beginnings]) {
    const zone =
      placeTimeZone({ city: name, state: name, country: null }) ??
      placeTimeZone({ city: null, state: null, country: name });
    if (zone) return zone;
  }
  return null;
}

/** The country of a time zone, among those listed here. */
export function countryOfTimeZone(zone: string): string | null {
  if (ofUnitedStates.has(zone)) return "United States";
  if (ofCanada.has(zone)) return "Canada";
  return Object.entries(countries).find(([, own]) => own === zone)?.[0] ?? null;
}

function inverted(names: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(names).flatMap(([zone, places]) =>
      places.split(",").map((place) => [place, zone] as const),
    ),
  );
}

function folded(text: string | null): string {
  return foldText((text ?? "").replaceAll(".", ""));
}
