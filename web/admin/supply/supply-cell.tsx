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
  promised: number;
  isOpen: boolean;
};

/** The number of builders for one city and size, linked to the details. */
export function SupplyCell({ label, city, type, size, promised, isOpen }: Props) {
  const count = countOf(city, type, size);
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
      {missingOf(count, promised) > 0 && <Badge tone="critical">Too few</Badge>}
    </Link>
  );
}

export function countOf({ counts }: Props["city"], type: SupplyType, size: SupplySize): Count {
  const found = counts.find((each) => each.type === type && each.size === size);
  return found ?? { local: 0, traveling: 0 };
}

/** How many builders are missing for one builder a promised quote, counting those that travel. */
export function missingOf({ local, traveling }: Count, promised: number): number {
  return Math.max(0, promised - local - traveling);
}
