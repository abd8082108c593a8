import { useState } from "react";
import { deviceName } from "../../../domain/accounts/sign-in/device-name.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { passkeyErrorText } from "../passkey-error-text.ts";
import { useReauthentication } from "../reauthentication/use-reauthentication.tsx";
import { PasskeyNameForm } from "./passkey-name-form.tsx";
import { makePasskey } from "./webauthn-client.ts";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

const formId = "new-passkey";
const errorText = { couldNot: "add the passkey" };

/** Creates a passkey on the device, under a name that the member will recognize. */
export function AddPasskey({ open, onOpenChange }: Props) {
  const { guarded, proofDialog } = useReauthentication();
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? deviceName(globalThis.navigator?.userAgent ?? null);
  const add = useChange({
    async call(wanted: string) {
      const options = await guarded(() => fetchApi.call("POST /api/auth/user/passkeys/options"));
      const body = { name: wanted, answer: await makePasskey(options) };
      return fetchApi.call("POST /api/auth/user/passkeys", { body });
    },
    refreshes: ["auth"],
    done: (added) => ({
      title: "Passkey added",
      description: `${added.name} is ready to sign you in.`,
    }),
    onDone() {
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
