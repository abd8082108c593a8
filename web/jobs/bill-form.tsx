import { useState } from "react";
import type { CloseOutBody } from "../../app-server/contract/jobs/close-outs.ts";
import { chargeCategories, closeOutLimits } from "../../domain/jobs/close-out.ts";
import type { JobSide } from "../../domain/jobs/job.ts";
import { type Category, categories, categoryLabels } from "../../domain/offers/category.ts";
import { dollarsText } from "../../domain/shared/money/dollars-text.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";
import { Button } from "../ui/action/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { Fieldset } from "../ui/form/fieldset.tsx";
import { Select } from "../ui/form/select.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { useFocusInvalid } from "../ui/form/use-focus-invalid.ts";
import { Grid } from "../ui/layout/grid.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { useReportDirtyForm } from "../ui/overlay/dirty-forms.ts";
import { type Errors, readAmount } from "./change-values.ts";

type Props = { id: string; bill: CloseOutBody; side: JobSide; onDone: () => void };

/** Fields of the form by category, and the invoice's total. */
type Typed = Record<string, string>;

const textOf = (value: number | null) => (value === null ? "" : `${value}`);
const moneyOf = (cents: number | null) => (cents === null ? "" : dollarsText(cents));

function typedOf({ rows, charges, invoiceTotal }: CloseOutBody, side: JobSide): Typed {
  const typed: Typed = {};
  if (side === "builder") {
    typed.total = moneyOf(invoiceTotal);
    for (const { category, billed, note } of rows) {
      typed[category] = moneyOf(billed);
      typed[`${category}.note`] = note ?? "";
    }
    return typed;
  }
  for (const { category, ...charge } of charges) {
    typed[category] = moneyOf(charge.charged ?? charge.estimated);
    typed[`${category}.weight`] = textOf(charge.billedWeightLb);
    typed[`${category}.hours`] = textOf(charge.hours);
    typed[`${category}.overtime`] = textOf(charge.overtimePercent);
  }
  return typed;
}

/** The builder's bill or the exhibitor's charges, by category; an empty amount leaves one out. */
export function BillForm({ id, bill, side, onDone }: Props) {
  const isBuilder = side === "builder";
  const [start] = useState(() => typedOf(bill, side));
  const [typed, setTyped] = useState(start);
  const [shown, setShown] = useState<readonly Category[]>(
    isBuilder ? bill.rows.map(({ category }) => category as Category) : chargeCategories,
  );
  const [errors, setErrors] = useState<Errors>({});
  const form = useFocusInvalid(errors);
  useReportDirtyForm(typed !== start);
  const set = (key: string, value: string) => setTyped({ ...typed, [key]: value });

  function read() {
    const problems: Errors = {};
    const money = (key: string) => {
      if ((typed[key] ?? "").trim() === "") return null;
      const cents = readAmount(typed[key] ?? "");
      if (cents === null) problems[key] = "Enter an amount, such as 1,200";
      return cents;
    };
    const number = (key: string) => {
      if ((typed[key] ?? "").trim() === "") return null;
      const value = Number((typed[key] ?? "").replaceAll(",", ""));
      if (!(value >= 0)) problems[key] = "Enter a number";
      return value;
    };
    const parts = shown.flatMap((category) => {
      const amount = money(category);
      return amount === null ? [] : [{ category, amount }];
    });
    const entry = isBuilder
      ? {
          billed: parts.map((part) => ({ ...part, note: typed[`${part.category}.note`] ?? "" })),
          invoiceTotal: money("total"),
        }
      : {
          charged: parts.map((part) => ({
            ...part,
            category: part.category as (typeof chargeCategories)[number],
            billedWeightLb: number(`${part.category}.weight`),
            hours: number(`${part.category}.hours`),
            overtimePercent: number(`${part.category}.overtime`),
          })),
        };
    setErrors(problems);
    return Object.keys(problems).length === 0 ? entry : null;
  }
  const save = useChange<NonNullable<ReturnType<typeof read>>, unknown>({
    call: (entry) =>
      fetchApi.call("PUT /api/jobs/:id/close-out", {
        params: { id },
        body: { ...entry, version: bill.version },
      }),
    refreshes: ["jobs"],
    done: { title: "Bill saved", description: "Confirm it when it is complete." },
    failed: { title: "Bill not saved", couldNot: "save the bill" },
    onDone,
  });
  const hasHours = (category: string) =>
    start[`${category}.hours`] || start[`${category}.overtime`];
  const nameOf = (category: Category) =>
    isBuilder && !bill.isItemized && category === "other" ? "Whole job" : categoryLabels[category];
  const left = categories.filter((category) => !shown.includes(category));
  const input = (key: string, label: string, maxLength = 20) => (
    <Field key={key} label={label} error={errors[key]}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={maxLength}
          inputMode={key.endsWith(".note") ? "text" : "decimal"}
          value={typed[key] ?? ""}
          onChange={({ target }) => set(key, target.value)}
        />
      )}
    </Field>
  );
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const entry = read();
        if (entry) save.mutate(entry);
      }}
    >
      <Stack gap="medium">
        {shown.map((category) => (
          <Fieldset key={category} legend={nameOf(category)}>
            <Grid min={isBuilder ? "clamp(8rem, 30vw, 14rem)" : "8rem"} gap="small">
              {input(category, `Amount in ${bill.currency}`)}
              {isBuilder && input(`${category}.note`, "Note", closeOutLimits.note)}
              {category === "material-handling" &&
                !isBuilder &&
                input(`${category}.weight`, "Weight in lb")}
            </Grid>
            {!isBuilder && category !== "material-handling" && (
              <details open={Boolean(hasHours(category)) || undefined}>
                <summary>Hours and overtime</summary>
                <Grid min="8rem" gap="small">
                  {input(`${category}.hours`, "Hours")}
                  {input(`${category}.overtime`, "Overtime in %")}
                </Grid>
              </details>
            )}
          </Fieldset>
        ))}
        {isBuilder && (
          <Inline gap="small" align="start" wrap>
            <Field label="Add a category">
              {(control) => (
                <Select
                  {...control}
                  value=""
                  options={[
                    { value: "", label: "Choose one" },
                    ...left.map((value) => ({ value, label: categoryLabels[value] })),
                  ]}
                  onChange={({ target }) => setShown([...shown, target.value as Category])}
                />
              )}
            </Field>
            {input("total", `Total of your invoice in ${bill.currency}`)}
          </Inline>
        )}
        <Inline gap="small">
          <Button type="submit" tone="accent" pending={save.isPending}>
            {save.isPending ? "Saving..." : isBuilder ? "Save the bill" : "Save the charges"}
          </Button>
          <Button onClick={onDone}>Cancel</Button>
        </Inline>
      </Stack>
    </form>
  );
}
