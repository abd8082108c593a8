import { useState } from "react";
import type { PasskeyBody } from "../../../app-server/contract/accounts/passkeys.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { PasskeyNameForm } from "./passkey-name-form.tsx";

type Props = { passkey: PasskeyBody; open: boolean; onClose: () => void };

const formId = "passkey-name";

/** Renames a passkey. */
export function NamePasskey({ passkey, open, onClose }: Props) {
  const [name, setName] = useState(passkey.name);
  const rename = useChange({
    call: (wanted: string) =>
      fetchApi.call("PATCH /api/auth/user/passkeys/:id", {
        params: { id: passkey.id },
        body: { name: wanted },
      }),
    refreshes: ["auth/user/passkeys"],
    done: { title: "Passkey renamed" },
    failed: {
      title: "Not renamed",
      couldNot: "rename it",
    },
    onDone: onClose,
  });

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
      <PasskeyNameForm id={formId} name={name} onType={setName} onSave={rename.mutate} />
    </Dialog>
  );
}
