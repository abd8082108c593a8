import { Form, useNavigation } from "react-router";
import type { Problem } from "../../../app-server/contract/problem.ts";
import { Button } from "../../ui/action/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";

const codeLength = 6;

type LinkSentFormProps = {
  email: string;
  /** The reason why no new link was sent. */
  held: string | null;
  problem: Problem | null;
};

/** Shown after the link was sent. Where the email is read elsewhere, its code is typed here, which sends it. */
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
          hint="Or enter the six-digit code from the email here. Its last digit signs you in."
          error={problem?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={codeLength}
              onChange={({ target }) => {
                if (target.value.trim().length === codeLength) target.form?.requestSubmit();
              }}
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
