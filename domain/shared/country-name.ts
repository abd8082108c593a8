import { foldText } from "./text/fold-text.ts";

/** Spellings of countries with their usual English name. Unknown spellings stay unchanged. */
const aliases: Record<string, string> = {
  "United States":
    "us,usa,united states of america,the united states,the united states of america,america,u s,u s a",
  "United Kingdom": "uk,gb,great britain,england,scotland,wales,northern ireland,u k",
  "United Arab Emirates": "uae,u a e,emirates",
  Australia: "",
  Austria: "österreich",
  Belgium: "belgië,belgique",
  Brazil: "brasil",
  Canada: "",
  China: "prc,people's republic of china,mainland china",
  Czechia: "czech republic",
  Denmark: "danmark",
  Finland: "suomi",
  France: "",
  Germany: "deutschland",
  "Hong Kong": "",
  India: "",
  Ireland: "republic of ireland",
  Italy: "italia",
  Japan: "",
  Mexico: "méxico",
  Netherlands: "the netherlands,holland,nederland",
  "New Zealand": "",
  Norway: "norge",
  Poland: "polska",
  Portugal: "",
  Qatar: "",
  "Saudi Arabia": "ksa,kingdom of saudi arabia",
  Singapore: "",
  "South Africa": "",
  "South Korea": "korea,republic of korea",
  Spain: "españa",
  Sweden: "sverige",
  Switzerland: "schweiz,suisse,svizzera",
  Taiwan: "",
  Turkey: "türkiye",
};

/** Usual names of countries, as suggestions for a form. */
export const countryNames = Object.keys(aliases).sort();

const fold = (text: string) => foldText(text.replaceAll(".", " "));
const known = new Map(
  Object.entries(aliases).flatMap(([name, others]) =>
    [name, ...others.split(",")].map((written) => [fold(written), name] as const),
  ),
);
known.delete("");

/**
 * A country's usual name: "USA" and "U.S." become "United States". Other texts are only trimmed.
 */
export function countryName(text: string): string {
  return known.get(fold(text)) ?? text.trim();
}
