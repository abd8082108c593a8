import { type FormEvent, useState } from "react";
import { ApiError } from "../../app-server/contract/api-error.ts";
import type { OwnReviewBody } from "../../app-server/contract/ratings/ratings.ts";
import { reviewFields } from "../../domain/ratings/review-fields.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";
import { Button } from "../ui/action/button.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { Field } from "../ui/form/field.tsx";
import { RadioCards } from "../ui/form/radio-cards.tsx";
import { Select } from "../ui/form/select.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { useFocusInvalid } from "../ui/form/use-focus-invalid.ts";
import { Grid } from "../ui/layout/grid.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";

const points = [
  { value: "5", label: "5", description: "Excellent" },
  { value: "4", label: "4", description: "Good" },
  { value: "3", label: "3", description: "OK" },
  { value: "2", label: "2", description: "Poor" },
  { value: "1", label: "1", description: "Bad" },
];
const options = points.map(({ value, label, description }) => ({
  value,
  label: `${label} – ${description}`,
}));
const scores = ["onTime", "onBudget", "finish", "communication"] as const;
const choices = ["again", "finalBill"] as const;
type Errors = Record<string, string>;

/** The review as the API takes it. Fields that are left empty are null. */
function typedReview(form: HTMLFormElement) {
  const data = new FormData(form);
  const textOf = (name: string) => (data.get(name) as string) || null;
  const numberOf = (name: string) => (textOf(name) ? Number(textOf(name)) : null);
  return {
    overall: numberOf("overall") ?? 0,
    onTime: numberOf("onTime"),
    onBudget: numberOf("onBudget"),
    finish: numberOf("finish"),
    communication: numberOf("communication"),
    again: textOf("again") as OwnReviewBody["again"],
    finalBill: textOf("finalBill") as OwnReviewBody["finalBill"],
    text: textOf("text"),
    isNamed: data.has("isNamed"),
  };
}

/** The form of a review. What was typed stays when it can't be sent. */
export function ReviewForm({ review }: { review: OwnReviewBody }) {
  const { state } = review;
  const [errors, setErrors] = useState<Errors>({});
  const form = useFocusInvalid(errors);
  const isNew = state === "invited";
  const params = { id: review.responseId };
  const send = useChange({
    call: (body: ReturnType<typeof typedReview>) =>
      isNew
        ? fetchApi.call("POST /api/reviews/:id", { params, body })
        : fetchApi.call("PATCH /api/reviews/:id", { params, body }),
    refreshes: ["reviews"],
    done: isNew ? undefined : { title: "Review changed", description: "We saved your changes." },
    failed: {
      title: "Review not sent",
      couldNot: "send your review",
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = typedReview(event.currentTarget);
    if (typed.overall === 0) return setErrors({ overall: "Choose 1 to 5 points" });
    setErrors({});
    send.mutate(typed, {
      onError(error) {
        const found = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
        setErrors(Object.fromEntries(found.map(({ field, message }) => [field, message])));
      },
    });
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="large">
        <RadioCards
          legend={reviewFields.overall.label}
          name="overall"
          required
          options={points}
          min="6rem"
          defaultValue={`${review.overall ?? ""}`}
          error={errors.overall}
        />
        <Grid min="18rem">
          {scores.map((name) => (
            <Field key={name} label={reviewFields[name].label} error={errors[name]}>
              {(control) => (
                <Select
                  {...control}
                  name={name}
                  options={options}
                  placeholder="Not rated"
                  defaultValue={`${review[name] ?? ""}`}
                />
              )}
            </Field>
          ))}
          {choices.map((name) => (
            <Field key={name} label={reviewFields[name].label} error={errors[name]}>
              {(control) => (
                <Select
                  {...control}
                  name={name}
                  options={Object.entries(reviewFields[name].options).map(([value, label]) => ({
                    value,
                    label,
                  }))}
                  placeholder="Not filled in"
                  defaultValue={review[name] ?? ""}
                />
              )}
            </Field>
          ))}
        </Grid>
        <Field
          label={reviewFields.text.label}
          hint={`${reviewFields.text.hint} Don't name people.`}
          error={errors.text}
        >
          {(control) => (
            <TextArea
              {...control}
              name="text"
              rows={6}
              maxLength={reviewFields.text.max}
              defaultValue={review.text}
            />
          )}
        </Field>
        <Checkbox
          name="isNamed"
          label="Show our company and the show"
          hint="Otherwise readers see the month, the size and the kind of booth."
          defaultChecked={review.isNamed}
        />
        <Inline>
          <Button type="submit" tone="accent" size="large" pending={send.isPending}>
            {isNew ? "Send review" : "Save changes"}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
