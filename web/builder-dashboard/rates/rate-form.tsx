import "../../../app-server/contract/zod-without-eval.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFieldArray, useForm, useWatch } from "react-hook-form";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import {
  type RateCardBody,
  type RateCardInput,
  type RateCardOutput,
  rateCardInput,
} from "../../../app-server/contract/rates/rate-card.ts";
import { type Category, categoryList, isInScope } from "../../../domain/offers/category.ts";
import { contentVersion } from "../../../domain/shared/writes/content-version.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { EditConflict } from "../../edit-form/edit-conflict.tsx";
import { rateCardQuery } from "../../quotes/fill/rate-card-query.ts";
import { Button } from "../../ui/action/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { adder, tools } from "../../ui/form/editable-table.css.ts";
import { EditableTable } from "../../ui/form/editable-table.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { emptyRate, rateDifferences, rateInputsOf } from "./rate-inputs.ts";
import { RateRow } from "./rate-row.tsx";

const headings = ["Category", "Unit", "Price", "At least", "Valid from", "Note"];
const widths = "14rem 12rem 7.5rem 7.5rem 10rem minmax(0, 1fr) 3rem";

/**
 * All rates in one table, saved together. Typed input survives a refused save and changes from
 * another window.
 */
export function RateForm({ stored }: { stored: RateCardBody }) {
  const client = useQueryClient();
  // the stored card that the form is based on, as form texts
  const [base, setBase] = useState(() => asTyped(stored));
  const form = useForm<RateCardInput, unknown, RateCardOutput>({
    resolver: zodResolver(rateCardInput),
    defaultValues: { rates: base.rates },
  });
  const { control, formState, getValues, handleSubmit, reset, setError } = form;
  const typed = useWatch({ control, name: "rates" });
  const isDirty = contentVersion(typed) !== contentVersion(base.rates);
  const { fields, append, remove } = useFieldArray({ control, name: "rates", keyName: "key" });
  const save = useChange({
    async call({ rates }: RateCardOutput) {
      const body = { rates, seen: base.version };
      const saved = await fetchApi.call("PUT /api/builders/rates", { body });
      client.setQueryData(rateCardQuery.queryKey, saved);
      return saved;
    },
    refreshes: ["builders/rates"],
    done: { title: "Rates saved", description: "Quotes that you sent stay as they are." },
    failed: {
      title: "Not saved",
      couldNot: "save your rates",
    },
  });
  const isChangedElsewhere = stored.version !== base.version && !save.isPending;
  const send = handleSubmit((card) => {
    // input typed before the answer arrives is not part of this save
    const rates = structuredClone(getValues("rates"));
    save.mutate(card, {
      onSuccess: ({ version }) => setBase({ rates, version }),
      onError(error) {
        for (const { field, message } of (error instanceof ApiError && error.problem?.errors) || [])
          setError(field as `rates.${number}.unitPrice`, { message });
      },
    });
  });
  const present = new Set(fields.map(({ category }) => category));
  const free = categoryList.filter(({ key }) => isInScope(key) && !present.has(key));

  return (
    <form onSubmit={send} noValidate>
      <Stack gap="medium">
        {isChangedElsewhere && (
          <EditConflict
            what="list of rates"
            differences={rateDifferences(typed, rateInputsOf(stored.rates))}
            onKeep={() => setBase(asTyped(stored))}
            onTake={() => {
              const current = asTyped(stored);
              setBase(current);
              reset({ rates: current.rates });
            }}
          />
        )}
        {fields.length === 0 && (
          <EmptyState
            title="No rates yet"
            text="Add your price for a category, such as flooring by the square foot or labor by the hour."
          />
        )}
        {fields.length > 0 && (
          <EditableTable name="Your rates" headings={headings} widths={widths}>
            {fields.map(({ key, category }, index) => (
              <RateRow
                key={key}
                register={form.register}
                index={index}
                category={category}
                errors={formState.errors.rates?.[index]}
                onRemove={() => remove(index)}
              />
            ))}
          </EditableTable>
        )}
        <div className={tools}>
          <div className={adder}>
            <Field label="Add a rate">
              {(field) => (
                <Select
                  {...field}
                  placeholder="Choose its category"
                  options={free.map(({ key, label }) => ({ value: key, label }))}
                  value=""
                  disabled={free.length === 0}
                  onChange={({ target }) =>
                    append(emptyRate(target.value as Category), {
                      focusName: `rates.${fields.length}.unitPrice`,
                    })
                  }
                />
              )}
            </Field>
          </div>
        </div>
        <Inline>
          <Button
            type="submit"
            tone="accent"
            pending={save.isPending}
            disabled={!isDirty && !save.isPending}
          >
            {save.isPending ? "Saving..." : "Save rates"}
          </Button>
          {isDirty && (
            <Text size="small" tone="muted">
              Not saved yet
            </Text>
          )}
        </Inline>
      </Stack>
    </form>
  );
}

function asTyped({ rates, version }: RateCardBody) {
  return { rates: rateInputsOf(rates), version };
}
