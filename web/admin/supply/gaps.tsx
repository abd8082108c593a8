import type { SupplyBody } from "../../../app-server/contract/admin/supply-calls.ts";
import { sizeBands } from "../../../domain/shared/booth-area.ts";
import type { SupplyType } from "../../../domain/supply/supply-types.ts";
import { formatDate } from "../../format.ts";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { row, rowHead, rows } from "../../ui/data/rows.css.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { SpotDetails } from "./spot-details.tsx";
import { type Spot, supplyAddress } from "./supply-address.ts";
import { countOf, missingOf } from "./supply-cell.tsx";

/** Cities and sizes with too few builders for a show that opens soon: most missing first. */
export function gapsOf({ cities, promised }: SupplyBody, type: SupplyType) {
  return cities
    .flatMap((city) =>
      sizeBands.flatMap(({ value: size, label }) => {
        const count = countOf(city, type, size);
        const missing = missingOf(count, promised);
        const { calendar } = city;
        if (!calendar?.isSoon || !calendar.nextDay || missing === 0) return [];
        const builders = count.local + count.traveling;
        const { nextDay: day, nextShow: show } = calendar;
        return [{ city, show, day, size, label, builders, missing }];
      }),
    )
    .toSorted((one, other) => other.missing - one.missing || one.day.localeCompare(other.day));
}

type Props = { supply: SupplyBody; type: SupplyType; spot: Spot | null };

/** Where builders are missing for shows that open soon, with the details of the opened one. */
export function Gaps({ supply, type, spot }: Props) {
  const gaps = gapsOf(supply, type);
  if (gaps.length === 0) {
    return (
      <Notice tone="positive" title="No gaps">
        {`Each city with a show in the next 120 days has ${supply.promised} builders or more for each size.`}
      </Notice>
    );
  }
  return (
    <ul className={rows} aria-label="Gaps for shows of the next 120 days">
      {gaps.map(({ city, show, day, size, label, builders, missing }) => (
        <li key={`${city.city} ${size}`} className={row}>
          <div className={rowHead}>
            <div>
              <Text weight="strong">{`${city.city}, ${formatDate(day, "MMM d, yyyy")}`}</Text>
              <Text size="small">
                {`${label}: ${builders} ${builders === 1 ? "builder" : "builders"}, ${missing} more needed`}
              </Text>
              <Text size="small" tone="muted">
                {show}
              </Text>
            </div>
            <LinkButton
              to={supplyAddress({ type, city: city.city, size })}
              size="small"
              preventScrollReset
            >
              Find builders
              <VisuallyHidden>{` in ${city.city}, ${label}`}</VisuallyHidden>
            </LinkButton>
          </div>
          {spot?.city === city.city && spot.size === size && (
            <SpotDetails spot={spot} city={city} promised={supply.promised} />
          )}
        </li>
      ))}
    </ul>
  );
}
