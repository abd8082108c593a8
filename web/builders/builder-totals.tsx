import type { BuilderSearchBody } from "../../app-server/contract/builders/builder-search-body.ts";
import { formatCount, oneDecimal } from "../format.ts";
import { figure, label, list, total } from "./builder-totals.css.ts";

type Props = { totals: BuilderSearchBody["totals"] };

/** Four totals of the whole network, independent of the search. A zero is left out (W13). */
export function BuilderTotals({ totals }: Props) {
  const { builders, countries, completedProjects, averageRating } = totals;
  const figures = [
    ["Builders", formatCount(builders)],
    ["Countries", formatCount(countries)],
    ["Projects completed", formatCount(completedProjects)],
    ["Average rating", oneDecimal(averageRating)],
  ] as const;
  const counted = figures.filter(([, value]) => Number(value) !== 0);
  if (counted.length === 0) return null;
  return (
    <dl className={list} aria-label="The network in numbers">
      {counted.map(([name, value]) => (
        <div key={name} className={total}>
          <dt className={label}>{name}</dt>
          <dd className={figure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
