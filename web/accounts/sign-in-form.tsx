import { Form, useNavigation } from "react-router";
import type { Problem } from "../../app-server/contract/problem.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Stack } from "../ui/stack.tsx";
import { TextInput } from "../ui/text-input.tsx";

type SignInFormProps = { email: string; returnTo: string | null; problem: Problem | null };

/** Asks for the address that the link goes to. */
export function SignInForm({ email, returnTo, problem }: SignInFormProps) {
  const isPending = useNavigation().state !== "idle";
  return (
    <Form method="post" action="/login" noValidate>
      <input type="hidden" name="step" value="email" />
      <input type="hidden" name="returnTo" value={returnTo ?? ""} />
      <Stack gap="medium">
        <Field
          label="E-mail address"
          hint="We send you a link that signs you in. It works once, for ten minutes."
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
          Send the link
        </Button>
      </Stack>
    </Form>
  );
}
