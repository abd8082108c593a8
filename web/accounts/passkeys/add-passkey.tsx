import "../../../app-server/contract/zod-without-eval.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { passkeyNameForm } from "../../../app-server/contract/accounts/passkeys.ts";
import { deviceName } from "../../../domain/accounts/sign-in/device-name.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { Button } from "../../ui/action/button.tsx";
import { showToast } from "../../ui/feedback/toast-store.ts";
import { Field } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { useReauthentication } from "../reauthentication/use-reauthentication.tsx";
import { passkeyTrouble } from "./passkey-trouble.ts";
import { makePasskey } from "./webauthn-client.ts";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

const formId = "new-passkey";
const trouble = "Failed to add the passkey. Please try again.";

/** Has the device make a passkey under a name that its owner will know again. */
export function AddPasskey({ open, onOpenChange }: Props) {
  const client = useQueryClient();
  const { guarded, proofDialog } = useReauthentication();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const name = typed ?? deviceName(globalThis.navigator?.userAgent ?? null);
  const add = useMutation({
    async mutationFn(wanted: string) {
      const options = await guarded(() => fetchApi.call("POST /api/auth/user/passkeys/options"));
      const body = { name: wanted, answer: await makePasskey(options) };
      return fetchApi.call("POST /api/auth/user/passkeys", { body });
    },
    onSuccess(added) {
      const description = `${added.name} is ready to sign you in.`;
      showToast({ title: "Passkey added", description, tone: "positive" });
      void client.invalidateQueries({ queryKey: ["auth"] });
      setTyped(null);
      onOpenChange(false);
    },
    onError: (reason) => setError(passkeyTrouble(reason, trouble)),
  });

  function save(event: FormEvent) {
    event.preventDefault();
    const parsed = passkeyNameForm.safeParse({ name });
    setError(parsed.error?.issues[0]?.message);
    if (parsed.success) add.mutate(parsed.data.name);
  }
  return (
    <>
      <Dialog
        open={open}
        startsInField
        onOpenChange={onOpenChange}
        title="Add a passkey"
        description="Next, your device will ask you to confirm. It keeps the private key; we store only the public one."
        footer={
          <Button type="submit" form={formId} tone="accent" pending={add.isPending}>
            {add.isPending ? "Waiting for your device..." : "Add passkey"}
          </Button>
        }
      >
        <form id={formId} onSubmit={save} noValidate>
          <Field
            label="Name"
            hint="So you can recognize it in your settings."
            error={error}
            required
          >
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                value={name}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        </form>
      </Dialog>
      {proofDialog}
    </>
  );
}
