import type { BuilderNetworkBody } from "../../app-server/contract/builders/exhibit-builders.ts";
import { buildersHref } from "../builders/builder-search-address.ts";
import { formatCount } from "../format.ts";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { TextLink } from "../ui/text/text-link.tsx";
import { region, regionCount, regions as regionsStyle } from "./builder-network-page.css.ts";

/**
 * The largest regions with their cities and number of builders; then the number elsewhere, so that
 * the sum is right.
 */
export function NetworkRegions({ regions, otherBuilders }: BuilderNetworkBody) {
  return (
    <Stack>
      <ul className={regionsStyle}>
        {regions.map(({ name, builders, cities, cityCount }) => (
          <li key={name} className={region}>
            <span className={regionCount}>{formatCount(builders)}</span>
            <Heading level={3}>
              <TextLink to={buildersHref(new URLSearchParams({ region: name }))}>{name}</TextLink>
            </Heading>
            <Text tone="muted" size="small">
              {[
                builders === 1 ? "builder" : "builders",
                cities.length > 0 && ` in ${cities.join(", ")}`,
                cityCount > cities.length && " and others",
              ]
                .filter(Boolean)
                .join("")}
            </Text>
          </li>
        ))}
      </ul>
      {otherBuilders > 0 && (
        <Text tone="muted">
          {otherBuilders === 1
            ? "One more builder is based in another region."
            : `${formatCount(otherBuilders)} more builders are based in other regions.`}
        </Text>
      )}
    </Stack>
  );
}
