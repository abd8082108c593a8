import type { BuilderNetworkBody } from "../../app-server/contract/exhibit-builders.ts";
import { buildersHref } from "../builders/builder-search-address.ts";
import { formatCount } from "../format.ts";
import { Heading } from "../ui/heading.tsx";
import { Text } from "../ui/text.tsx";
import { TextLink } from "../ui/text-link.tsx";
import { region, regionCount, regions as regionsStyle } from "./builder-network-page.css.ts";

/** The largest regions: how many builders, in which cities. */
export function NetworkRegions({ regions }: BuilderNetworkBody) {
  return (
    <ul className={regionsStyle}>
      {regions.map(({ name, builders, cities }) => (
        <li key={name} className={region}>
          <span className={regionCount}>{formatCount(builders)}</span>
          <Heading level={3}>
            <TextLink to={buildersHref(new URLSearchParams({ region: name }))}>{name}</TextLink>
          </Heading>
          <Text tone="muted" size="small">
            {builders === 1 ? "builder in " : "builders in "}
            {cities.join(", ")}
          </Text>
        </li>
      ))}
    </ul>
  );
}
