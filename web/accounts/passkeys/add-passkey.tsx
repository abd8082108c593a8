import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { deviceName } from "../../../domain/accounts/sign-in/device-name.ts";
import { readAgain } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { Button } from "../../ui/action/button.tsx";
import { showToast } from "../../ui/feedback/toast-store.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { passkeyErrorText } from "../passkey-error-text.ts";
import { useReauthentication } from "../reauthentication/use-reauthentication.tsx";
import { PasskeyNameForm } from "./passkey-name-form.tsx";
import { makePasskey } from "./webauthn-client.ts";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

const formId = "new-passkey";
const errorText = "Failed to add the passkey. Please try again.";

/** Creates a passkey on the device, under a name that the member will recognize. */
export function AddPasskey({ open, onOpenChange }: Props) {
  const client = useQueryClient();
  const { guarded, proofDialog } = useReauthentication();
  const [typed, setTyped] = useState<string | null>(null);
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
      void readAgain(client, ["auth"]);
      setTyped(null);
      onOpenChange(false);
    },
  });

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
        <PasskeyNameForm
          id={formId}
          name={name}
          onType={setTyped}
          onSave={add.mutate}
          hint="So you can recognize it in your settings."
          problem={add.error ? passkeyErrorText(add.error, errorText) : undefined}
        />
      </Dialog>
      {proofDialog}
    </>
  );
}
