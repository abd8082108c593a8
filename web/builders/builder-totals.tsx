import type { BuilderSearchBody } from "../../app-server/contract/builders/builder-search-body.ts";
import { formatCount, oneDecimal } from "../format.ts";
import { figure, label, list, total } from "./builder-totals.css.ts";

type Props = { totals: BuilderSearchBody["totals"] };

/** Four totals of the whole network, independent of the search. */
export function BuilderTotals({ totals }: Props) {
  const { builders, countries, completedProjects, averageRating } = totals;
  const figures = [
    ["Builders", formatCount(builders)],
    ["Countries", formatCount(countries)],
    ["Projects completed", formatCount(completedProjects)],
    ["Average rating", oneDecimal(averageRating)],
  ] as const;
  return (
    <dl className={list} aria-label="The network in numbers">
      {figures.map(([name, value]) => (
        <div key={name} className={total}>
          <dt className={label}>{name}</dt>
          <dd className={figure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
