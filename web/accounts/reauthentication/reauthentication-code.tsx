import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { fetchApi } from "../../api/fetch-api.ts";
import { Button } from "../../ui/action/button.tsx";
import { failureText } from "../../ui/feedback/failure-text.ts";
import { Field } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Stack } from "../../ui/layout/stack.tsx";

/** Input for the six-digit code that was emailed to the account's address. */
export function ReauthenticationCode({ onProven }: { onProven: () => void }) {
  const [code, setCode] = useState("");
  const prove = useMutation({
    mutationFn: () =>
      fetchApi.call("POST /api/auth/user/proof/email/verify", { body: { code: code.trim() } }),
    onSuccess: onProven,
  });

  function send(event: FormEvent) {
    event.preventDefault();
    // React bubbles the submit event to the forms that opened this dialog
    event.stopPropagation();
    prove.mutate();
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="medium">
        <Field
          label="Code"
          hint="We've emailed you a six-digit code. It expires in 10 minutes."
          error={
            prove.error ? failureText({ couldNot: "confirm it's you" }, prove.error) : undefined
          }
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" tone="accent" full pending={prove.isPending}>
          Confirm
        </Button>
      </Stack>
    </form>
  );
}
