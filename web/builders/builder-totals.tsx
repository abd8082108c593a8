import type { BuilderSearchBody } from "../../app-server/contract/builders/builder-search-body.ts";
import { formatCount, oneDecimal } from "../format.ts";
import { HowCounted } from "../marketing/how-counted.tsx";
import { figure, label, list, total } from "./builder-totals.css.ts";

type Props = { totals: BuilderSearchBody["totals"] };

/** Four totals of the whole network, independent of the search. A zero is left out (W13). */
export function BuilderTotals({ totals }: Props) {
  const { builders, countries, completedProjects, averageRating } = totals;
  const figures = [
    ["Builders", formatCount(builders), "builders"],
    ["Countries", formatCount(countries), "countries"],
    ["Projects, by their own count", formatCount(completedProjects), null],
    ["Average rating", oneDecimal(averageRating), null],
  ] as const;
  const counted = figures.filter(([, value]) => Number(value) !== 0);
  if (counted.length === 0) return null;
  return (
    <dl className={list} aria-label="The network in numbers">
      {counted.map(([name, value, key]) => (
        <div key={name} className={total}>
          <dt className={label}>
            {name}
            {key && <HowCounted of={key} label={name} />}
          </dt>
          <dd className={figure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
