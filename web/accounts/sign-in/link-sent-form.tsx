import { Form, useNavigation } from "react-router";
import type { Problem } from "../../../app-server/contract/problem.ts";
import { Button } from "../../ui/action/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";

type LinkSentFormProps = {
  email: string;
  /** The reason why no new link was sent. */
  held: string | null;
  problem: Problem | null;
};

/**
 * Shown after the link was sent. If the link is opened on another device, the code from there is
 * typed here.
 */
export function LinkSentForm({ email, held, problem }: LinkSentFormProps) {
  const isPending = useNavigation().state !== "idle";
  return (
    <Form method="post" action="/login" noValidate>
      <input type="hidden" name="step" value="code" />
      <input type="hidden" name="email" value={email} />
      <Stack gap="medium">
        <Text>
          {held
            ? `${held}.`
            : `A sign-in link is on its way${email ? ` to ${email}` : ""}. Open it in this browser to sign in.`}
        </Text>
        <Field
          label="Code"
          hint="Opening the email on another device? Enter the six-digit code from it here."
          error={problem?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
            />
          )}
        </Field>
        <Button type="submit" tone="plain" pending={isPending} full>
          Sign in with the code
        </Button>
      </Stack>
    </Form>
  );
}
