import { useState } from "react";
import { ApiError } from "../../app-server/contract/api-error.ts";
import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";
import { agreementLimits } from "../../domain/jobs/agreement.ts";
import { dueEvents, paymentLimits } from "../../domain/jobs/payment.ts";
import { amountText } from "../../domain/offers/stated-price.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";
import { Button } from "../ui/action/button.tsx";
import { DateInput } from "../ui/form/date-input.tsx";
import { Field } from "../ui/form/field.tsx";
import { Fieldset } from "../ui/form/fieldset.tsx";
import { Select } from "../ui/form/select.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { useFocusInvalid } from "../ui/form/use-focus-invalid.ts";
import { Grid } from "../ui/layout/grid.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { useReportDirtyForm } from "../ui/overlay/dirty-forms.ts";
import { Text } from "../ui/text/text.tsx";
import type { Errors } from "./change-values.ts";
import { afterWords, emptyPart, partsOf, readPlan, type TypedPart } from "./plan-values.ts";

const dueOptions = [
  { value: "day", label: "On a day" },
  ...dueEvents.map((event) => ({ value: event, label: `After ${afterWords[event]}` })),
];

type Props = { read: JobBody; onDone: () => void };

/** Form for the payment plan, and for the builder what a cancellation costs. */
export function PlanForm({ read: { job, amounts, agreement, side }, onDone }: Props) {
  const [start] = useState(() => ({
    parts: partsOf(agreement),
    cancellation: agreement.cancellation ?? "",
  }));
  const [{ parts, cancellation }, setValues] = useState(start);
  const [errors, setErrors] = useState<Errors>({});
  const form = useFocusInvalid(errors);
  useReportDirtyForm(parts !== start.parts || cancellation !== start.cancellation);
  const setParts = (next: TypedPart[]) => setValues({ parts: next, cancellation });
  const setPart = (at: number, change: Partial<TypedPart>) =>
    setParts(parts.map((part, i) => (i === at ? { ...part, ...change } : part)));
  const { payments, problems, left } = readPlan(parts, amounts.agreed);
  const save = useChange({
    call: () =>
      fetchApi.call("PUT /api/jobs/:id/agreement", {
        params: { id: job.id },
        body: { payments, cancellation: cancellation || null, version: agreement.version },
      }),
    refreshes: ["jobs"],
    done: { title: "Agreement saved", description: "We've emailed the other side." },
    failed: { title: "Agreement not saved", couldNot: "save the agreement" },
    isShown: (error) => {
      const refused = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
      setErrors(
        Object.fromEntries(
          refused.map(({ field, message }) => [field.replace(/\.due\..*/, ".due"), message]),
        ),
      );
      return refused.length > 0;
    },
    onDone,
  });
  const leftWords =
    left === 0
      ? null
      : `${amountText(Math.abs(left), amounts.currency)} ${left > 0 ? "left to plan" : "too much"}`;

  function submit() {
    const all = leftWords
      ? { ...problems, payments: `The parts must add up to the agreed amount: ${leftWords}` }
      : problems;
    setErrors(all);
    if (Object.keys(all).length === 0) save.mutate(undefined);
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="medium">
        <Fieldset
          legend={`Payments, ${amountText(amounts.agreed, amounts.currency)} in all`}
          error={errors.payments}
        >
          <Stack gap="medium">
            {parts.length === 0 && <Text tone="muted">No parts: as your contract says.</Text>}
            {parts.map((part, at) => (
              <Part
                key={part.key}
                part={part}
                errorOf={(field) => errors[`payments.${at}.${field}`]}
                onChange={(change) => setPart(at, change)}
                onRemove={() => setParts(parts.filter(({ key }) => key !== part.key))}
              />
            ))}
            <Inline gap="small" align="center" wrap>
              {parts.filter(({ isSettled }) => !isSettled).length < paymentLimits.ofPlan && (
                <Button size="small" onClick={() => setParts([...parts, emptyPart()])}>
                  Add a part
                </Button>
              )}
              {leftWords && <Text size="small">{leftWords}</Text>}
            </Inline>
          </Stack>
        </Fieldset>
        {side === "builder" && (
          <Field
            label="If the exhibitor cancels"
            hint="What a cancellation costs, and until when. The exhibitor agrees to it."
            error={errors.cancellation}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={agreementLimits.cancellation}
                value={cancellation}
                onChange={({ target }) => setValues({ parts, cancellation: target.value })}
              />
            )}
          </Field>
        )}
        <Inline gap="small">
          <Button type="submit" tone="accent" pending={save.isPending}>
            {save.isPending ? "Saving..." : "Save and ask both to agree"}
          </Button>
          <Button onClick={onDone}>Cancel</Button>
        </Inline>
      </Stack>
    </form>
  );
}

type PartProps = {
  part: TypedPart;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<TypedPart>) => void;
  onRemove: () => void;
};

function Part({ part, errorOf, onChange, onRemove }: PartProps) {
  if (part.isSettled) {
    return <Text>{`${part.label}: ${part.amount}. Sent or received, so it stays.`}</Text>;
  }
  return (
    <Stack gap="small">
      <Grid min="8rem" gap="small">
        <Field label="Part" error={errorOf("label")}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={paymentLimits.label}
              placeholder="e.g. Deposit"
              value={part.label}
              onChange={({ target }) => onChange({ label: target.value })}
            />
          )}
        </Field>
        <Field label="Amount" error={errorOf("amount")}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="text"
              value={part.amount}
              onChange={({ target }) => onChange({ amount: target.value })}
            />
          )}
        </Field>
      </Grid>
      <Inline gap="small" align="end" wrap>
        <Field label="Due">
          {(control) => (
            <Select
              {...control}
              options={dueOptions}
              value={part.after}
              onChange={({ target }) => onChange({ after: target.value as TypedPart["after"] })}
            />
          )}
        </Field>
        {part.after === "day" ? (
          <Field label="Day" error={errorOf("due")}>
            {(control) => (
              <DateInput
                {...control}
                value={part.day}
                onChange={({ target }) => onChange({ day: target.value })}
              />
            )}
          </Field>
        ) : (
          <Field label="Days later" error={errorOf("due")}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                value={part.days}
                onChange={({ target }) => onChange({ days: target.value })}
              />
            )}
          </Field>
        )}
        <Button size="small" onClick={onRemove}>
          Remove part
        </Button>
      </Inline>
    </Stack>
  );
}
