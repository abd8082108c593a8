import { sizeSpellings } from "../../../domain/portfolio/search/booth-size-spellings.ts";
import {
  type FilterDimension,
  filterDimensions,
  type ProjectFilter,
} from "../../../domain/portfolio/search/project-filter.ts";
import { foldLetters } from "../../../domain/shared/text/fold-text.ts";

/**
 * Prefix of a dimension's name in a term. Features are stored without a prefix, and none begins
 * with this character.
 */
const mark = "\u001f";

/** A value as a term of portfolio_project.terms. */
function toTerm(dimension: FilterDimension, value: string): string {
  if (dimension === "features") return value;
  return `${mark}${dimension}:${dimension === "locations" ? foldLetters(value) : value}`;
}

/** A filter as a tsquery; null when it matches everything. `cardIndustries` apply in addition. */
export function toTermQuery(
  filter: ProjectFilter,
  cardIndustries: readonly string[] = [],
): string | null {
  const groups = filterDimensions.map((dimension) =>
    filter[dimension]
      .flatMap((value) => (dimension === "exhibitSizes" ? sizeSpellings(value) : [value]))
      .map((value) => toTerm(dimension, value)),
  );
  groups.push(cardIndustries.map((value) => toTerm("industries", value)));
  const wanted = groups.filter((terms) => terms.length > 0);
  if (wanted.length === 0) return null;
  return wanted.map((terms) => `(${terms.map(quote).join("|")})`).join("&");
}

/** Quotes a lexeme for a tsquery. */
function quote(term: string): string {
  return `'${term.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
