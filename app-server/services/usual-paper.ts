import type { PaperSize } from "./paper.ts";

const letterCountries = new Set([
  "US",
  "CA",
  "MX",
  "CL",
  "CO",
  "CR",
  "GT",
  "NI",
  "PA",
  "PH",
  "PR",
  "SV",
  "VE",
]);

/**
 * The default paper size by `Accept-Language`: of the first language's country, or of the country
 * where most people speak it.
 */
export function usualPaper(languages = ""): PaperSize {
  const [first] = languages
    .split(",")
    .map((each) => {
      const [tag = "", ...parameters] = each.split(";").map((part) => part.trim());
      const [, quality = "1"] = /^q=([\d.]+)$/i.exec(parameters[0] ?? "") ?? [];
      return { country: countryOf(tag), quality: Number(quality) };
    })
    .filter(({ country, quality }) => country !== null && quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return letterCountries.has(first?.country ?? "US") ? "letter" : "a4";
}

function countryOf(tag: string): string | null {
  try {
    return new Intl.Locale(tag).maximize().region ?? null;
  } catch {
    // "*", or not a language
    return null;
  }
}
