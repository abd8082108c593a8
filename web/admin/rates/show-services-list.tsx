import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type {
  ListedServicesBody,
  ShowServicesBody,
} from "../../../app-server/contract/rates/show-services.ts";
import { amountText } from "../../../domain/offers/stated-price.ts";
import { maxShowsOfRates } from "../../../domain/rates/ports.ts";
import { callQuery } from "../../api/call-query.ts";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { compactRow, rowHead, rows } from "../../ui/data/rows.css.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { ChooseRates } from "./choose-rates.tsx";
import { type RatesOf, ratesHref } from "./rates-address.ts";
import { SourceText } from "./source-text.tsx";

/** Lists the countries and shows with rates, with a link to add others. */
export function ShowServicesList() {
  const listed = useQuery(callQuery("GET /api/admin/show-services"));
  return (
    <Card as="section">
      <CardHeader
        title="Show services"
        subtitle="The fees that a show bills on top of the builder's quote. A show without rates of its own uses its country's."
      />
      <Stack gap="large">
        <ChooseRates />
        <Loaded
          query={listed}
          loading="Loading rates of shows"
          failure={{
            title: "Error Loading Rates",
            couldNot: "load the rates of shows",
          }}
        >
          {({ shows, countries }) => (
            <>
              <Part title="Countries">
                <ul className={rows}>
                  {countries.map((each) => (
                    <Entry
                      key={each.country}
                      name={each.country}
                      of={{ country: each.country }}
                      rates={each}
                      {...(!each.isEntered && {
                        note: "Published average, used until you enter rates.",
                      })}
                    />
                  ))}
                </ul>
              </Part>
              {shows.length > 0 && (
                <Part title="Shows">
                  <ul className={rows}>
                    {shows.map((show) => (
                      <Entry
                        key={show.id}
                        name={[show.title, show.year].filter(Boolean).join(" ")}
                        of={{ show: show.id }}
                        rates={show}
                      />
                    ))}
                  </ul>
                  {shows.length === maxShowsOfRates && (
                    <Text tone="muted">
                      {`The first ${maxShowsOfRates} by name. Choose other shows above.`}
                    </Text>
                  )}
                </Part>
              )}
            </>
          )}
        </Loaded>
      </Stack>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Stack gap="small">
        <Heading level={3} size="card">
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

type EntryProps = {
  name: string;
  of: RatesOf;
  rates: Pick<ListedServicesBody["shows"][number], "services" | "isOld">;
  note?: string;
};

function Entry({ name, of, rates: { services, isOld }, note }: EntryProps) {
  return (
    <li className={compactRow}>
      <Stack gap="xsmall">
        <div className={rowHead}>
          <Heading level={4}>{name}</Heading>
          <LinkButton to={ratesHref(of)} size="small">
            Change<VisuallyHidden> rates of {name}</VisuallyHidden>
          </LinkButton>
        </div>
        <Text>{servicesWords(services)}</Text>
        {note && <Text size="small">{note}</Text>}
        <SourceText {...services} isOld={isOld} />
      </Stack>
    </li>
  );
}

/** A show's rates in one line: "Material handling $90 per CWT; labor $140 an hour". */
function servicesWords(services: ShowServicesBody): string {
  const { materialHandling, labor, rigging, electricians, outlet, currency } = services;
  const money = (amount: number) => amountText(amount, currency);
  const hourly = (label: string, rate: typeof labor) =>
    rate ? [`${label} ${money(rate.straight)} an hour`] : [];
  const handling =
    materialHandling &&
    `material handling ${money(materialHandling.advance)} per ${materialHandling.per === "lb" ? "pound" : "CWT"}`;
  const words = [
    ...(handling ? [handling] : []),
    ...hourly("labor", labor),
    ...hourly("rigging", rigging),
    ...hourly("electricians", electricians),
    ...(outlet === null ? [] : [`outlet ${money(outlet)}`]),
  ].join("; ");
  return words === "" ? "No rates" : words.charAt(0).toUpperCase() + words.slice(1);
}
