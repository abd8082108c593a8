import type { BuilderSearchBody } from "../../../app-server/contract/builders/builder-search-body.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { formatCount } from "../../format.ts";
import { isNarrowed } from "../builder-search-address.ts";

type ResultFacts = Pick<
  BuilderSearchBody,
  "builders" | "total" | "totalIsExact" | "page" | "pageCount" | "totals" | "show" | "built"
>;

/**
 * Number of builders found; for a search by place or show, also that they cover it and what was
 * built there.
 */
export function resultWords(found: ResultFacts, search: URLSearchParams): string {
  const { builders, page, pageCount } = found;
  const where = pageCount > 1 && builders.length > 0 ? `, page ${page} of ${pageCount}` : "";
  return `${countWords(found, search)}${where}`;
}

function countWords(found: ResultFacts, search: URLSearchParams): string {
  const { total, totalIsExact, totals, built } = found;
  const count = total === 0 ? "None" : `${formatCount(total)}${totalIsExact ? "" : "+"}`;
  if (totals.builders === 0) return "No builders";
  if (built && total > 0)
    return `${coverWords(found, search, count)}; ${builtWords(built, search)}`;
  const narrowed = isNarrowed(search);
  // the noun agrees with the number right before it: "1 of 30 builders"
  const noun = (narrowed ? totals.builders : total) === 1 ? "builder" : "builders";
  return `${count}${narrowed ? ` of ${formatCount(totals.builders)}` : ""} ${noun}`;
}

function coverWords({ total, show }: ResultFacts, search: URLSearchParams, count: string): string {
  const others = ["boothType", "boothSize", "budget", "search", "region", "specialty", "teamSize"];
  const which = others.some((name) => search.has(name)) ? "matching " : "";
  const who = `${count} ${which}${total === 1 ? "builder" : "builders"}`;
  const place = search.get("place");
  if (!show) return `${who} ${total === 1 ? "covers" : "cover"} ${place}`;
  return `${who} for ${show.title}${show.city ? ` in ${show.city}` : ""}`;
}

function builtWords(
  { builders }: NonNullable<ResultFacts["built"]>,
  search: URLSearchParams,
): string {
  const booth = boothWords(search.get("boothType"), search.get("boothSize"));
  if (builders === 0)
    return booth ? `none has built ${booth} there yet` : "none has built there yet";
  if (booth) return `${formatCount(builders)} built ${booth} there`;
  return `${formatCount(builders)} ${builders === 1 ? "has" : "have"} built there`;
}

/** Such as "an island of about 30 × 30 ft"; empty when neither is given. */
function boothWords(type: string | null, size: string | null): string {
  if (!type && !size) return "";
  const noun = !type ? "booth" : nouns.has(type) ? type : `${type} booth`;
  const article = /^[aeiou]/i.test(noun) ? "an" : "a";
  return `${article} ${noun}${size ? ` of about ${boothSizeText(size)}` : ""}`;
}

const nouns = new Set(["island", "peninsula", "pavilion"]);
