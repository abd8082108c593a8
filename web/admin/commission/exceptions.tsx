import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { RateVersionsBody } from "../../../app-server/contract/commission/commission-rates.ts";
import { maxRateReason } from "../../../domain/commission/rates.ts";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { Button } from "../../ui/action/button.tsx";
import { DateInput } from "../../ui/form/date-input.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Grid } from "../../ui/layout/grid.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { RatesForm } from "./rates-form.tsx";

/** Gives one builder rates of their own. */
export function Exceptions({ rates }: { rates: RateVersionsBody }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section">
      <CardHeader
        title="Rates for one builder"
        subtitle="They agree to them before their next quote. Afterward, or after the last day, the general rates apply again. To end an exception, set its last day to today."
        actions={
          !isOpen && (
            <Button size="small" onClick={() => setOpen(true)}>
              Add
            </Button>
          )
        }
      />
      {isOpen && <ExceptionForm rates={rates} onSaved={() => setOpen(false)} />}
    </Card>
  );
}

function ExceptionForm({ rates, onSaved }: { rates: RateVersionsBody; onSaved: () => void }) {
  const [search, setSearch] = useState("");
  const [builderId, setBuilderId] = useState("");
  const [until, setUntil] = useState("");
  const [reason, setReason] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { data } = useQuery({
    ...callQuery("GET /api/admin/builders", { query: { search } }),
    placeholderData: keepPreviousData,
  });
  const found = data?.builders ?? [];
  const chosen = found.some(({ notionId }) => notionId === builderId) ? builderId : "";
  const own = rates.versions.find((version) => version.builderId === chosen);
  const general = rates.versions.find(({ version }) => version === rates.current);
  return (
    <Stack gap="large">
      <Grid min="15rem">
        <Field label="Find a builder">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
        </Field>
        <Field label="Builder" required>
          {(control) => (
            <Select
              {...control}
              placeholder="Choose a builder"
              options={found.map(({ notionId, name }) => ({ value: notionId, label: name }))}
              value={chosen}
              onChange={({ target }) => setBuilderId(target.value)}
            />
          )}
        </Field>
      </Grid>
      {chosen && (
        <RatesForm
          key={chosen}
          stored={(own ?? general)?.params ?? null}
          version={rates.seen}
          call={({ seen, params }) =>
            fetchApi.call("PUT /api/admin/commission/builders/:id", {
              params: { id: chosen },
              body: { seen, params, until: until || null, reason },
            })
          }
          onErrors={setErrors}
          onSaved={onSaved}
        >
          <Grid min="15rem">
            <Field label="Last day" hint="Empty: no end" error={errors.until}>
              {(control) => (
                <DateInput
                  {...control}
                  value={until}
                  onChange={({ target }) => setUntil(target.value)}
                />
              )}
            </Field>
            <Field label="Reason" hint="Only admins read it" error={errors.reason}>
              {(control) => (
                <TextArea
                  {...control}
                  rows={2}
                  maxLength={maxRateReason}
                  value={reason}
                  onChange={({ target }) => setReason(target.value)}
                />
              )}
            </Field>
          </Grid>
        </RatesForm>
      )}
    </Stack>
  );
}
