import { Form, useNavigation } from "react-router";
import type { Problem } from "../../../app-server/contract/problem.ts";
import { Button } from "../../ui/action/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Stack } from "../../ui/layout/stack.tsx";

type SignInFormProps = {
  email: string;
  /** The page's own URL, with its query. */
  address: string;
  returnTo: string | null;
  problem: Problem | null;
  label?: string;
  /** Called when the form is submitted. */
  onSend?: () => void;
};

/** Form for the email address that the sign-in link is sent to. */
export function SignInForm({ label = "Send the link", onSend, ...form }: SignInFormProps) {
  const { email, address, returnTo, problem } = form;
  const isPending = useNavigation().state !== "idle";
  return (
    <Form method="post" action={address} noValidate onSubmit={onSend}>
      <input type="hidden" name="step" value="email" />
      <input type="hidden" name="returnTo" value={returnTo ?? ""} />
      <Stack gap="medium">
        <Field
          label="Email address"
          hint="We'll email you a sign-in link. It works once and expires in 10 minutes."
          error={problem?.message}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={email}
            />
          )}
        </Field>
        <Button type="submit" tone="accent" pending={isPending} full>
          {label}
        </Button>
      </Stack>
    </Form>
  );
}
