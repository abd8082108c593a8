import { useState } from "react";
import type { PasskeyBody } from "../../../app-server/contract/accounts/passkeys.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { ActionDialog } from "../../page/action-dialog.tsx";
import { Button } from "../../ui/action/button.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { useReauthentication } from "../reauthentication/use-reauthentication.tsx";
import { NamePasskey } from "./name-passkey.tsx";

/** One passkey: name, last use, rename and remove. */
export function OwnPasskey({ passkey }: { passkey: PasskeyBody }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [isNaming, setNaming] = useState(false);
  const { guarded, proofDialog } = useReauthentication();
  return (
    <Inline justify="between" gap="medium">
      <Stack gap="xsmall">
        <Text weight="strong">{name}</Text>
        <Text tone="muted" size="small">
          Added <DateText iso={createdAt} />
          {lastUsedAt ? (
            <span>
              , last used <DateText iso={lastUsedAt} format="near" />
            </span>
          ) : (
            <span>, not used yet</span>
          )}
        </Text>
      </Stack>
      <Inline gap="small">
        <Button size="small" aria-label={`Rename ${name}`} onClick={() => setNaming(true)}>
          Rename
        </Button>
        <ActionDialog
          label={
            <span>
              Remove<VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </span>
          }
          buttonTone="plain"
          size="small"
          title={`Remove ${name}?`}
          description="It will no longer work here, so you can delete it from your device too."
          confirmLabel="Remove passkey"
          pendingLabel="Removing..."
          cancelLabel="Keep it"
          call={() =>
            guarded(() => fetchApi.call("DELETE /api/auth/user/passkeys/:id", { params: { id } }))
          }
          refreshes={["auth/user/passkeys"]}
          done={{
            title: "Passkey removed",
            description: `${name} can no longer be used to sign in.`,
          }}
          failed={{
            title: "Not removed",
            couldNot: "remove it",
          }}
        />
      </Inline>
      <NamePasskey passkey={passkey} open={isNaming} onClose={() => setNaming(false)} />
      {proofDialog}
    </Inline>
  );
}
