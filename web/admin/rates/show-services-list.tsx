import { useQuery } from "@tanstack/react-query";
import type {
  ListedServicesBody,
  ShowServicesBody,
} from "../../../app-server/contract/rates/show-services.ts";
import { amountText } from "../../../domain/offers/stated-price.ts";
import { maxShowsOfRates } from "../../../domain/rates/ports.ts";
import { callQuery } from "../../api/call-query.ts";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Table } from "../../ui/data/table.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { foldSummary } from "../folded.css.ts";
import { ChooseRates } from "./choose-rates.tsx";
import { type RatesOf, ratesHref } from "./rates-address.ts";
import { SourceText } from "./source-text.tsx";

/** The rates of countries, then of shows, in one table, and a way to add others. */
export function ShowServicesList() {
  const listed = useQuery(callQuery("GET /api/admin/show-services"));
  return (
    <Card as="section">
      <CardHeader
        title="Show services"
        subtitle="The fees that a show bills on top of the builder's quote. A show without rates of its own uses its country's."
      />
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
            <RatesTable shows={shows} countries={countries} />
            {shows.length === maxShowsOfRates && (
              <Text tone="muted">
                {`The first ${maxShowsOfRates} by name. Add a show's rates to open another.`}
              </Text>
            )}
          </>
        )}
      </Loaded>
      <details>
        <summary className={foldSummary}>Add a show's rates</summary>
        <ChooseRates />
      </details>
    </Card>
  );
}

type Row = {
  key: string;
  name: string;
  of: RatesOf;
  rates: Pick<ListedServicesBody["shows"][number], "services" | "isOld">;
  note: string;
};

/** One row for each country and show, without columns that no row fills. */
function RatesTable({ shows, countries }: Pick<ListedServicesBody, "shows" | "countries">) {
  const rows: Row[] = [
    ...countries.map((each) => ({
      key: each.country,
      name: each.country,
      of: { country: each.country },
      rates: each,
      note: each.isEntered ? "" : "Published average, used until you enter rates",
    })),
    ...shows.map((show) => ({
      key: show.id,
      name: [show.title, show.year].filter(Boolean).join(" "),
      of: { show: show.id },
      rates: show,
      note: "",
    })),
  ];
  if (rows.length === 0) return null;
  const filled = rateColumns.filter(({ text }) =>
    rows.some(({ rates }) => text(rates.services) !== ""),
  );
  return (
    <Table
      caption="Rates of countries and shows"
      captionHidden
      columns={[
        {
          header: "Country or show",
          isTitle: true,
          cell: ({ name, note }) => (
            <>
              <Text weight="strong" as="span">
                {name}
              </Text>
              {note && <Text size="small">{note}</Text>}
            </>
          ),
        },
        ...filled.map(({ header, text }) => ({
          header,
          cell: ({ rates }: Row) => text(rates.services),
        })),
        {
          header: "Source",
          cell: ({ rates }) => <SourceText {...rates.services} isOld={rates.isOld} />,
        },
        {
          header: "Change",
          isTitle: true,
          cell: ({ name, of }) => (
            <LinkButton to={ratesHref(of)} size="small">
              Change<VisuallyHidden> rates of {name}</VisuallyHidden>
            </LinkButton>
          ),
        },
      ]}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}

type Services = ShowServicesBody;

const money = (amount: number, { currency }: Services) => amountText(amount, currency);
const hourly = (rate: Services["labor"], services: Services) =>
  rate ? `${money(rate.straight, services)} an hour` : "";

/** The rates in columns; empty where a show has none. */
const rateColumns: { header: string; text: (services: Services) => string }[] = [
  {
    header: "Material handling",
    text: (services) => {
      const { materialHandling: handling } = services;
      if (!handling) return "";
      return `${money(handling.advance, services)} per ${handling.per === "lb" ? "pound" : "CWT"}`;
    },
  },
  { header: "Labor", text: (services) => hourly(services.labor, services) },
  { header: "Rigging", text: (services) => hourly(services.rigging, services) },
  { header: "Electricians", text: (services) => hourly(services.electricians, services) },
  {
    header: "Outlet",
    text: (services) => (services.outlet === null ? "" : money(services.outlet, services)),
  },
];
