import "../../../app-server/contract/zod-without-eval.ts";
import { type FormEvent, useState } from "react";
import { passkeyNameForm } from "../../../app-server/contract/accounts/passkeys.ts";
import { Field } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";

type Props = {
  id: string;
  name: string;
  onType: (name: string) => void;
  onSave: (name: string) => void;
  hint?: string;
  /** The reason why the name was not saved. */
  problem?: string | undefined;
};

/** The form for a passkey's name. Its submit button is in the dialog's footer. */
export function PasskeyNameForm({ id, name, onType, onSave, hint, problem }: Props) {
  const [error, setError] = useState<string>();

  function save(event: FormEvent) {
    event.preventDefault();
    const parsed = passkeyNameForm.safeParse({ name });
    setError(parsed.error?.issues[0]?.message);
    if (parsed.success) onSave(parsed.data.name);
  }
  return (
    <form id={id} onSubmit={save} noValidate>
      <Field label="Name" hint={hint} error={error ?? problem} required>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={name}
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </Field>
    </form>
  );
}
