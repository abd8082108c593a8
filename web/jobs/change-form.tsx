import { useState } from "react";
import { ApiError } from "../../app-server/contract/api-error.ts";
import type { ChangeBody } from "../../app-server/contract/jobs/changes.ts";
import { changeLimits, changeReasons } from "../../domain/jobs/change.ts";
import { categoryList } from "../../domain/offers/category.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";
import { Button } from "../ui/action/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { Fieldset } from "../ui/form/fieldset.tsx";
import { Select } from "../ui/form/select.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { useFocusInvalid } from "../ui/form/use-focus-invalid.ts";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { useReportDirtyForm } from "../ui/overlay/dirty-forms.ts";
import {
  type ChangeValues,
  type Errors,
  emptyLine,
  readChange,
  type TypedLine,
  valuesOf,
} from "./change-values.ts";

type Props = {
  jobId: string;
  currency: string;
  /** The exhibitor asks for a change, without a price. */
  isWish?: boolean;
  /** The wish to price, or the proposal to edit. */
  edits?: ChangeBody;
  onDone: () => void;
};

const categoryOptions = categoryList.map(({ key, label }) => ({ value: key, label }));

/** Form for a change. Typed input stays until it is sent. */
export function ChangeForm({ jobId, currency, isWish = false, edits, onDone }: Props) {
  const [values, setValues] = useState<ChangeValues>(() => valuesOf(edits));
  const [errors, setErrors] = useState<Errors>({});
  const form = useFocusInvalid(errors);
  const [start] = useState(values);
  useReportDirtyForm(values !== start);
  const set = (change: Partial<ChangeValues>) => setValues({ ...values, ...change });
  const setLine = (at: number, change: Partial<TypedLine>) =>
    set({ lines: values.lines.map((line, i) => (i === at ? { ...line, ...change } : line)) });
  const send = useChange({
    call: async () => {
      const { problems: _problems, ...body } = readChange(values, isWish);
      if (!edits) {
        return fetchApi.call("POST /api/jobs/:id/changes", { params: { id: jobId }, body });
      }
      const { reason: _, ...proposal } = body;
      const { id, version } = edits;
      return fetchApi.call("PATCH /api/changes/:id", {
        params: { id },
        body: { ...proposal, version },
      });
    },
    refreshes: ["jobs"],
    done: {
      title: isWish ? "Change sent" : "Price sent",
      description: "We've emailed the other side.",
    },
    failed: { title: "Change not sent", couldNot: "send the change" },
    isShown: (error) => {
      const problems = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
      setErrors(Object.fromEntries(problems.map(({ field, message }) => [field, message])));
      return problems.length > 0;
    },
    onDone,
  });

  function submit() {
    const { problems } = readChange(values, isWish);
    setErrors(problems);
    if (Object.keys(problems).length === 0) send.mutate();
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
        <Field label="What changes?" required error={errors.title}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={changeLimits.title}
              value={values.title}
              onChange={({ target }) => set({ title: target.value })}
            />
          )}
        </Field>
        <Field
          label="Details"
          hint={isWish ? "The builder answers with a price." : undefined}
          error={errors.note}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={changeLimits.note}
              value={values.note}
              onChange={({ target }) => set({ note: target.value })}
            />
          )}
        </Field>
        {!isWish && (
          <>
            {!edits && (
              <Field label="Reason" error={errors.reason}>
                {(control) => (
                  <Select
                    {...control}
                    options={changeReasons}
                    value={values.reason}
                    onChange={({ target }) =>
                      set({ reason: target.value as ChangeValues["reason"] })
                    }
                  />
                )}
              </Field>
            )}
            <Fieldset legend={`Price in ${currency}`} error={errors.lines}>
              <Stack gap="medium">
                {values.lines.map((line, at) => (
                  <Inline key={line.key} gap="small" align="start" wrap>
                    <Field label="Category" error={errors[`lines.${at}.category`]}>
                      {(control) => (
                        <Select
                          {...control}
                          options={categoryOptions}
                          value={line.category}
                          onChange={({ target }) =>
                            setLine(at, { category: target.value as TypedLine["category"] })
                          }
                        />
                      )}
                    </Field>
                    <Field label="For what" error={errors[`lines.${at}.label`]}>
                      {(control) => (
                        <TextInput
                          {...control}
                          maxLength={changeLimits.label}
                          value={line.label}
                          onChange={({ target }) => setLine(at, { label: target.value })}
                        />
                      )}
                    </Field>
                    <Field
                      label="Amount"
                      hint="Such as 1,200, or -250 for less"
                      error={errors[`lines.${at}.amount`]}
                    >
                      {(control) => (
                        <TextInput
                          {...control}
                          inputMode="text"
                          value={line.amount}
                          onChange={({ target }) => setLine(at, { amount: target.value })}
                        />
                      )}
                    </Field>
                    {values.lines.length > 1 && (
                      <Button
                        size="small"
                        onClick={() =>
                          set({ lines: values.lines.filter(({ key }) => key !== line.key) })
                        }
                      >
                        Remove line
                      </Button>
                    )}
                  </Inline>
                ))}
                {values.lines.length < changeLimits.lines && (
                  <Inline>
                    <Button
                      size="small"
                      onClick={() => set({ lines: [...values.lines, emptyLine()] })}
                    >
                      Add a line
                    </Button>
                  </Inline>
                )}
              </Stack>
            </Fieldset>
            <Inline gap="medium" align="start" wrap>
              <Field
                label="Days later"
                hint="Leave empty if the date stays. -2 is two days earlier."
                error={errors.daysLater}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    value={values.daysLater}
                    onChange={({ target }) => set({ daysLater: target.value })}
                  />
                )}
              </Field>
              <Field
                label="Answer by"
                hint="In your time. Leave empty if it can wait."
                error={errors.answerBy}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    type="datetime-local"
                    value={values.answerBy}
                    onChange={({ target }) => set({ answerBy: target.value })}
                  />
                )}
              </Field>
            </Inline>
          </>
        )}
        <Inline gap="small">
          <Button type="submit" tone="accent" pending={send.isPending}>
            {send.isPending ? "Sending..." : isWish ? "Send to the builder" : "Send the price"}
          </Button>
          <Button onClick={onDone}>Cancel</Button>
        </Inline>
      </Stack>
    </form>
  );
}
