import { Link } from "react-router";
import type { SupplyBody } from "../../../app-server/contract/admin/supply-calls.ts";
import type { SupplySize, SupplyType } from "../../../domain/supply/supply-types.ts";
import { formatCount } from "../../format.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { cell, figure, figures, rest } from "./supply.css.ts";
import { supplyAddress } from "./supply-address.ts";

type Count = { local: number; traveling: number };
type Props = {
  /** The size as displayed. */
  label: string;
  city: SupplyBody["cities"][number];
  type: SupplyType;
  size: SupplySize;
  needed: number;
  isOpen: boolean;
};

/** The number of builders for one city and size, linked to the details. */
export function SupplyCell({ label, city, type, size, needed, isOpen }: Props) {
  const count = countOf(city, type, size);
  const mark = markOf(count, needed);
  return (
    <Link
      to={supplyAddress({ type, city: city.city, size })}
      preventScrollReset
      className={cell}
      aria-current={isOpen ? "true" : undefined}
    >
      <span className={rest}>{label}</span>
      <span className={figures}>
        <span className={figure}>{formatCount(count.local)}</span>
        {count.traveling > 0 && (
          <span className={rest}>+ {formatCount(count.traveling)} travel</span>
        )}
      </span>
      {mark && <Badge tone={mark.tone}>{mark.label}</Badge>}
    </Link>
  );
}

export function countOf({ counts }: Props["city"], type: SupplyType, size: SupplySize): Count {
  const found = counts.find((each) => each.type === type && each.size === size);
  return found ?? { local: 0, traveling: 0 };
}

/**
 * Badge for a cell with too few builders in total, or too few local ones; null where there are
 * enough.
 */
function markOf({ local, traveling }: Count, needed: number) {
  if (local + traveling < needed) return { tone: "critical", label: "Too few" } as const;
  return local < needed ? ({ tone: "caution", label: "Few local" } as const) : null;
}
