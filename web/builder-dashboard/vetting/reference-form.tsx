import { type FormEvent, useState } from "react";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import { leastAnswers, referenceLimits } from "../../../domain/vetting/reference.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { FieldError } from "../../ui/form/field-error.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Grid } from "../../ui/layout/grid.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";

type Props = {
  /** Number of people asked already. */
  asked: number;
  onDone: () => void;
};

/** Names people to ask. What was typed survives a refusal. */
export function ReferenceForm({ asked, onDone }: Props) {
  const room = referenceLimits.people - asked;
  const [rows, setRows] = useState(Math.min(room, Math.max(1, leastAnswers - asked)));
  const [error, setError] = useState<string>();
  const send = useChange({
    call: (people: { company: string; email: string }[]) =>
      fetchApi.call("POST /api/builders/vetting", { body: { kind: "references", people } }),
    refreshes: ["builders/vetting"],
    done: {
      title: "References asked",
      description: "Each got an email with three questions. We see the answers.",
    },
    failed: { title: "Not sent", couldNot: "ask your references" },
    onDone,
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const emails = data.getAll("email").map(String);
    const people = data
      .getAll("company")
      .map((company, at) => ({ company: String(company), email: emails[at] ?? "" }))
      .filter(({ company, email }) => company || email);
    setError(undefined);
    send.mutate(people, {
      onError(refused) {
        const [first] = (refused instanceof ApiError && refused.problem?.errors) || [];
        setError(first?.message);
      },
    });
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="medium">
        {Array.from({ length: rows }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end
          <Grid key={at} min="15rem" gap="medium">
            <Field label={`Company ${asked + at + 1}`}>
              {(control) => (
                <TextInput {...control} name="company" maxLength={referenceLimits.company} />
              )}
            </Field>
            <Field label="Email of your contact" hint="Only used to ask. It isn't shown.">
              {(control) => <TextInput {...control} name="email" type="email" />}
            </Field>
          </Grid>
        ))}
        {error && <FieldError id="references-error">{error}</FieldError>}
        <Inline gap="small">
          <Button type="submit" tone="accent" pending={send.isPending}>
            Ask them
          </Button>
          {rows < room && (
            <Button tone="quiet" onClick={() => setRows(rows + 1)}>
              Add another
            </Button>
          )}
          <Button tone="quiet" onClick={onDone}>
            Close
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
