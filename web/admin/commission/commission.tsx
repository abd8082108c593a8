import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { RateVersionsBody } from "../../../app-server/contract/commission/commission-rates.ts";
import "../../../app-server/contract/zod-without-eval.ts";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { formatDate } from "../../format.ts";
import { Table } from "../../ui/data/table.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { DateInput } from "../../ui/form/date-input.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Estimate } from "./estimate.tsx";
import { Exceptions } from "./exceptions.tsx";
import { OperatorData } from "./operator-form.tsx";
import { RatesForm } from "./rates-form.tsx";

/** The settings of the commission: general rates, and those of single builders. */
export function Commission() {
  const query = useQuery(callQuery("GET /api/admin/commission/rates"));
  const [round, setRound] = useState(0);
  return (
    <Loaded
      query={query}
      loading="Loading the rates"
      failure={{ title: "Error Loading Rates", couldNot: "load the commission rates" }}
    >
      {(rates) => (
        <Stack gap="large">
          <GeneralRates key={round} rates={rates} onSaved={() => setRound(round + 1)} />
          {rates.current !== null && <Exceptions rates={rates} />}
          {rates.current !== null && <OperatorData />}
          {rates.versions.length > 0 && <Versions rates={rates} />}
        </Stack>
      )}
    </Loaded>
  );
}

function GeneralRates({ rates, onSaved }: { rates: RateVersionsBody; onSaved: () => void }) {
  const [from, setFrom] = useState("");
  const [fromError, setFromError] = useState<string>();
  const [latest] = rates.versions.filter(({ builderId }) => builderId === null);
  const isFirst = !latest;
  return (
    <Card as="section">
      <CardHeader
        title="Commission"
        subtitle={
          isFirst
            ? "Rates are not set yet: builders quote for free. The first rates apply at once, to quotes that builders send after they agree to them."
            : "New rates apply to quotes sent after builders agree to them. Earlier quotes keep theirs."
        }
      />
      <RatesForm
        stored={latest?.params ?? null}
        version={rates.seen}
        call={({ seen, params }) =>
          fetchApi.call("PUT /api/admin/commission/rates", {
            body: { seen, params, from: from || null },
          })
        }
        onErrors={(errors) => setFromError(errors.from)}
        onSaved={onSaved}
        preview={(params) => <Estimate params={params} />}
      >
        {!isFirst && (
          <Field
            label="First day"
            error={fromError}
            hint={`Builders get 30 days' notice by email: ${formatDate(rates.earliest, "MMM d, yyyy")} or later. Empty means that day.`}
          >
            {(control) => (
              <DateInput
                {...control}
                value={from}
                onChange={({ target }) => setFrom(target.value)}
              />
            )}
          </Field>
        )}
      </RatesForm>
    </Card>
  );
}

/** All versions, since builders may still have quotes under them. */
function Versions({ rates }: { rates: RateVersionsBody }) {
  return (
    <Card as="section">
      <CardHeader title="Versions" subtitle="Each quote keeps the version it was sent under." />
      <Table
        caption="Versions of the rates"
        captionHidden
        rowKey={({ version }) => `${version}`}
        rows={rates.versions}
        columns={[
          {
            header: "Version",
            isTitle: true,
            cell: ({ version }) =>
              version === rates.current ? `${version} (today)` : `${version}`,
          },
          {
            header: "For",
            cell: ({ builderId, builderName }) =>
              builderId === null ? "All builders" : (builderName ?? "A builder who left"),
          },
          {
            header: "From",
            cell: ({ from, until }) =>
              until
                ? `${formatDate(from, "MMM d, yyyy")} to ${formatDate(until, "MMM d, yyyy")}`
                : formatDate(from, "MMM d, yyyy"),
          },
          {
            header: "Rates",
            cell: ({ text, reason }) => (
              <>
                {text}
                {reason && (
                  <Text tone="muted" size="small">
                    {reason}
                  </Text>
                )}
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}
