import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { SupplyBody } from "../../../app-server/contract/admin/supply-calls.ts";
import { sizeBands } from "../../../domain/shared/booth-area.ts";
import { foldText } from "../../../domain/shared/text/fold-text.ts";
import { type SupplyType, supplyTypes } from "../../../domain/supply/supply-types.ts";
import { callQuery } from "../../api/call-query.ts";
import { Button } from "../../ui/action/button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { row, rows } from "../../ui/data/rows.css.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { form, wide } from "../requests/admin-filters.css.ts";
import { Gaps, gapsOf } from "./gaps.tsx";
import { ImportBuilders } from "./import-builders.tsx";
import { InviteBuilders } from "./invite-builders.tsx";
import { SpotDetails } from "./spot-details.tsx";
import { cityRow } from "./supply.css.ts";
import {
  importAddress,
  inviteAddress,
  readSupplyAddress,
  type Spot,
  supplyAddress,
} from "./supply-address.ts";
import { countOf, missingOf, SupplyCell } from "./supply-cell.tsx";

type City = SupplyBody["cities"][number];

/** The supply view: the table, or the page to import or to invite builders. */
export function Supply({ address }: { address: URLSearchParams }) {
  const id = address.get("builder");
  switch (address.get("do")) {
    case "import":
      return <ImportBuilders />;
    case "invite":
      return (
        <InviteBuilders builder={id ? { id, name: address.get("name") ?? "the builder" } : null} />
      );
    default:
      return <SupplyTable address={address} />;
  }
}

/**
 * The gaps first; folded below, the number of builders that can be asked in each city, by booth size
 * and type.
 */
function SupplyTable({ address }: { address: URLSearchParams }) {
  const { type, city, spot } = readSupplyAddress(address);
  const supply = useQuery({
    ...callQuery("GET /api/admin/supply", { query: { city } }),
    placeholderData: keepPreviousData,
  });
  const { data } = supply;
  const isGap =
    data !== undefined &&
    gapsOf(data, type).some((gap) => gap.city.city === spot?.city && gap.size === spot.size);
  const typed = data?.cities.find(({ calendar }) => calendar === null)?.city ?? null;
  return (
    <Card as="section">
      <CardHeader
        title="Coverage"
        subtitle="Where builders are missing for shows of the next 120 days."
        actions={
          <Inline>
            <LinkButton to={inviteAddress()} size="small">
              Invite builders
            </LinkButton>
            <LinkButton to={importAddress} size="small">
              Import builders
            </LinkButton>
          </Inline>
        }
      />
      <Stack>
        <Filters key={`${type} ${typed}`} type={type} city={typed} />
        {supply.isPending && <RowsSkeleton label="Counting builders" />}
        {supply.isError && (
          <LoadFailure
            title="Error Counting Builders"
            couldNot="count the builders"
            query={supply}
          />
        )}
        {data?.cities.length === 0 && (
          <EmptyState
            title="No upcoming shows"
            text="Cities come from the trade show calendar. Enter a city to count builders there."
          />
        )}
        {data && data.cities.length > 0 && (
          <>
            <Gaps supply={data} type={type} spot={spot} />
            <details open={city !== null && !isGap}>
              <summary>{`All cities (${data.cities.length})`}</summary>
              <Stack>
                <Cities
                  supply={data}
                  type={type}
                  spot={isGap ? null : spot}
                  isBusy={supply.isFetching}
                />
                <Text size="small" tone="muted">
                  {`The large number counts builders that cover the city. Those that travel work elsewhere in the same part of the world and are asked after them. Too few means fewer than the ${data.promised} quotes that a request is promised; it asks up to ${data.needed} builders. Builders that are away, paused or unreachable are left out. How busy a builder is today isn't considered.`}
                </Text>
              </Stack>
            </details>
          </>
        )}
      </Stack>
    </Card>
  );
}

type CitiesProps = { supply: SupplyBody; type: SupplyType; spot: Spot | null; isBusy: boolean };

/** Each city with its numbers; those with enough builders of each size are folded. */
function Cities({ supply: { cities, promised }, type, spot, isBusy }: CitiesProps) {
  return (
    <ul className={rows} aria-busy={isBusy}>
      {cities.map((each) => {
        const isOpen = spot !== null && isSameCity(each.city, spot.city);
        const cells = (
          <div className={cityRow}>
            {sizeBands.map(({ value, label }) => (
              <SupplyCell
                key={value}
                label={label}
                city={each}
                type={type}
                size={value}
                promised={promised}
                isOpen={isOpen && spot.size === value}
              />
            ))}
          </div>
        );
        const isEnough = sizeBands.every(
          ({ value }) => missingOf(countOf(each, type, value), promised) === 0,
        );
        return (
          <li key={`${each.city} ${each.state}`} className={row}>
            {isEnough ? (
              <details open={isOpen}>
                <summary>
                  <CityName city={each} /> <Badge tone="positive">Enough</Badge>
                </summary>
                {cells}
              </details>
            ) : (
              <Stack gap="small">
                <CityName city={each} />
                {cells}
              </Stack>
            )}
            {isOpen && <SpotDetails spot={spot} city={each} promised={promised} />}
          </li>
        );
      })}
    </ul>
  );
}

function CityName({ city: { city, state, calendar } }: { city: City }) {
  return (
    <Stack gap="xsmall" as="span">
      <Text weight="strong" as="span">
        {[city, state].filter(Boolean).join(", ")}
      </Text>
      <Text size="small" tone="muted" as="span">
        {calendar
          ? `${calendar.shows} upcoming ${calendar.shows === 1 ? "show" : "shows"}, next ${calendar.nextShow}`
          : "No upcoming shows"}
      </Text>
    </Stack>
  );
}

function isSameCity(one: string, other: string): boolean {
  return foldText(one) === foldText(other);
}

function Filters({ type, city }: { type: SupplyType; city: string | null }) {
  const navigate = useNavigate();
  const go = (wanted: Parameters<typeof supplyAddress>[0]) =>
    navigate(supplyAddress(wanted), { preventScrollReset: true });
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = `${new FormData(event.currentTarget).get("city") ?? ""}`.trim();
        go({ type, city: typed });
      }}
    >
      <div className={wide}>
        <Field label="Booth type">
          {(control) => (
            <Select
              {...control}
              options={supplyTypes}
              value={type}
              onChange={(event) =>
                go({ type: event.target.value as SupplyType, ...(city !== null && { city }) })
              }
            />
          )}
        </Field>
      </div>
      <div className={wide}>
        <Field label="Another city">
          {(control) => (
            <TextInput
              {...control}
              name="city"
              maxLength={50}
              autoComplete="off"
              placeholder="Reno"
              defaultValue={city ?? ""}
            />
          )}
        </Field>
      </div>
      <Button type="submit">Count builders</Button>
    </form>
  );
}
