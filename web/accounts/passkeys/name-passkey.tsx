import "../../../app-server/contract/zod-without-eval.ts";
import { type FormEvent, useState } from "react";
import {
  type PasskeyBody,
  passkeyNameForm,
} from "../../../app-server/contract/accounts/passkeys.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { passkeysQuery } from "./passkey-queries.ts";

type Props = { passkey: PasskeyBody; open: boolean; onClose: () => void };

const formId = "passkey-name";

/** Calls a passkey by another name, so that its owner knows it again. */
export function NamePasskey({ passkey, open, onClose }: Props) {
  const [name, setName] = useState(passkey.name);
  const [error, setError] = useState<string>();
  const rename = useChange({
    call: (wanted: string) =>
      fetchApi.call("PATCH /api/auth/user/passkeys/:id", {
        params: { id: passkey.id },
        body: { name: wanted },
      }),
    refreshes: passkeysQuery.queryKey,
    done: { title: "Passkey renamed" },
    failed: { title: "Not renamed", description: "Failed to rename it. Please try again." },
    onDone: onClose,
  });

  function save(event: FormEvent) {
    event.preventDefault();
    const parsed = passkeyNameForm.safeParse({ name });
    setError(parsed.error?.issues[0]?.message);
    if (parsed.success) rename.mutate(parsed.data.name);
  }
  return (
    <Dialog
      open={open}
      startsInField
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Rename passkey"
      footer={
        <Button type="submit" form={formId} tone="accent" pending={rename.isPending}>
          Save name
        </Button>
      }
    >
      <form id={formId} onSubmit={save} noValidate>
        <Field label="Name" error={error} required>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
