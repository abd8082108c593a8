import "../../../app-server/contract/zod-without-eval.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useFieldArray, useForm } from "react-hook-form";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import type { RateBody } from "../../../app-server/contract/rates/rate-card.ts";
import {
  type RateCardInput,
  type RateCardOutput,
  rateFields,
} from "../../../app-server/contract/rates/rate-fields.ts";
import { type Category, categoryList, isInScope } from "../../../domain/offers/category.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { adder, tools } from "../../ui/form/editable-table.css.ts";
import { EditableTable } from "../../ui/form/editable-table.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { rateCardQuery } from "./rate-card-query.ts";
import { emptyRate, rateInputsOf } from "./rate-inputs.ts";
import { RateRow } from "./rate-row.tsx";

const headings = ["Category", "Unit", "Price", "At least", "Valid from", "Note"];
const widths = "14rem 12rem 7.5rem 7.5rem 10rem minmax(0, 1fr) 3rem";

/** All rates in one table, saved together. A refused save leaves what is typed. */
export function RateForm({ saved }: { saved: readonly RateBody[] }) {
  const form = useForm<RateCardInput, unknown, RateCardOutput>({
    resolver: zodResolver(rateFields),
    defaultValues: { rates: rateInputsOf(saved) },
  });
  const { control, formState, getValues, handleSubmit, reset, setError } = form;
  const { fields, append, remove } = useFieldArray({ control, name: "rates", keyName: "key" });
  const save = useChange({
    call: (body: RateCardOutput) => fetchApi.call("PUT /api/builders/rates", { body }),
    refreshes: rateCardQuery.queryKey,
    done: { title: "Rates saved", description: "Quotes that you sent stay as they are." },
    failed: { title: "Not saved", description: "Failed to save your rates. Please try again." },
  });
  const send = handleSubmit((card) =>
    save.mutate(card, {
      onSuccess: () => reset(getValues()),
      onError(error) {
        for (const { field, message } of (error instanceof ApiError && error.problem?.errors) || [])
          setError(field as `rates.${number}.unitPrice`, { message });
      },
    }),
  );
  const present = new Set(fields.map(({ category }) => category));
  const free = categoryList.filter(({ key }) => isInScope(key) && !present.has(key));

  return (
    <form onSubmit={send} noValidate>
      <Stack gap="medium">
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
            disabled={!formState.isDirty && !save.isPending}
          >
            {save.isPending ? "Saving..." : "Save rates"}
          </Button>
          {formState.isDirty && (
            <Text size="small" tone="muted">
              Not saved yet
            </Text>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
