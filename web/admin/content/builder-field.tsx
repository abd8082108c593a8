import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Controller, type FieldValues, type UseFormReturn } from "react-hook-form";
import { callQuery } from "../../api/call-query.ts";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Grid } from "../../ui/layout/grid.tsx";

/** Chooses the builder of a project among those whose name contains the typed text. */
export function BuilderField({ form }: { form: UseFormReturn<FieldValues> }) {
  const [search, setSearch] = useState("");
  const { data } = useQuery({
    ...callQuery("GET /api/admin/builders", { query: { search } }),
    placeholderData: keepPreviousData,
  });
  const chosen: unknown = form.watch("builderId");
  const named = useQuery({
    ...callQuery("GET /api/builders/:id", { params: { id: `${chosen}` } }),
    enabled: typeof chosen === "string" && chosen !== "",
  });
  const found = (data?.builders ?? []).map(({ notionId, name }) => ({
    value: notionId,
    label: name,
  }));
  const isListed = found.some(({ value }) => value === chosen);
  const options =
    typeof chosen === "string" && chosen !== "" && !isListed
      ? [{ value: chosen, label: named.data?.name ?? "The present builder" }, ...found]
      : found;
  return (
    <Grid min="15rem" gap="medium">
      <Field label="Find a builder">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={search}
            onChange={({ target: { value } }) => setSearch(value)}
          />
        )}
      </Field>
      <Controller
        control={form.control}
        name="builderId"
        render={({ field: { value, onChange, onBlur }, fieldState }) => (
          <Field label="Builder" error={fieldState.error?.message}>
            {(control) => (
              <Select
                {...control}
                placeholder="No builder"
                options={options}
                value={value ?? ""}
                onBlur={onBlur}
                onChange={(event) => onChange(event.target.value || null)}
              />
            )}
          </Field>
        )}
      />
    </Grid>
  );
}
