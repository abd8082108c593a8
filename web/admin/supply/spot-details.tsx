import { useQuery } from "@tanstack/react-query";
import type { SupplyBody } from "../../../app-server/contract/admin/supply-calls.ts";
import { sizeBands } from "../../../domain/shared/booth-area.ts";
import { supplyTypes } from "../../../domain/supply/supply-types.ts";
import { callQuery } from "../../api/call-query.ts";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { row, rows } from "../../ui/data/rows.css.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { List } from "../../ui/feedback/list-card.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { TextLink } from "../../ui/text/text-link.tsx";
import { details } from "./supply.css.ts";
import { inviteAddress, type Spot } from "./supply-address.ts";
import { countOf, missingOf } from "./supply-cell.tsx";

type Props = { spot: Spot; city: SupplyBody["cities"][number]; promised: number };

/** Details of one city, size and type: how many builders qualify, and which nearly do. */
export function SpotDetails({ spot, city, promised }: Props) {
  const near = useQuery({
    ...callQuery("GET /api/admin/supply/near", { query: spot }),
    select: (answer) => answer.builders,
  });
  const count = countOf(city, spot.type, spot.size);
  const { local, traveling } = count;
  const labelOf = (options: readonly { value: string; label: string }[], wanted: string) =>
    options.find(({ value }) => value === wanted)?.label ?? wanted;
  const [typeName, sizeName] = [labelOf(supplyTypes, spot.type), labelOf(sizeBands, spot.size)];
  const missing = missingOf(count, promised);
  return (
    <section className={details} aria-label={`${city.city}, ${typeName}, ${sizeName}`}>
      <Stack>
        <Inline justify="between">
          <Stack gap="xsmall">
            <Heading level={3} size="card">
              {city.city}: {typeName}, {sizeName}
            </Heading>
            <Text>
              {counted(local, "builder covers", "builders cover")} {city.city}; {traveling} more
              travel there.{" "}
              {missing > 0 && (
                <span>{`${promised} quotes are promised: ${missing} more builders are needed.`}</span>
              )}
            </Text>
          </Stack>
          <Inline>
            <LinkButton to={inviteAddress()} tone="accent" size="small">
              Invite builders
            </LinkButton>
            <LinkButton
              to={`/our-builders?${new URLSearchParams({ place: city.city })}`}
              size="small"
            >
              Builders in {city.city}
            </LinkButton>
          </Inline>
        </Inline>
        <Heading level={4} size="card">
          Builders that nearly fit
        </Heading>
        <List
          query={near}
          loading="Looking for builders that nearly fit"
          rows={3}
          failure={{
            title: "Error Loading Builders",
            couldNot: "load the builders that nearly fit",
          }}
          empty={
            <EmptyState
              title="No builder nearly fits"
              text="No one in the network is one change away from these booths."
              level={4}
            />
          }
        >
          {(builders) => (
            <ul className={rows}>
              {builders.map((builder) => (
                <li key={builder.id} className={row}>
                  <Stack gap="xsmall">
                    <Text weight="strong" as="span">
                      <TextLink to={`/builders/${builder.id}`}>{builder.name}</TextLink>,{" "}
                      {builder.city}
                    </Text>
                    <Text size="small">
                      {builder.why}. To be asked: {builder.change}.
                    </Text>
                  </Stack>
                </li>
              ))}
            </ul>
          )}
        </List>
      </Stack>
    </section>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
