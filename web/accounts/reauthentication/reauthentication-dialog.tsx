import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { Button } from "../../ui/action/button.tsx";
import { failureText } from "../../ui/feedback/failure-text.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { FieldError } from "../../ui/form/field-error.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { passkeyErrorText } from "../passkey-error-text.ts";
import { reauthenticateByPasskey } from "../reauthenticate-by-passkey.ts";
import { ReauthenticationCode } from "./reauthentication-code.tsx";

const failed = { couldNot: "confirm it's you" };

type Props = {
  /** The reason for asking: the first half of the dialog's sentence. */
  why: string;
  onEnd: (isProven: boolean) => void;
};

/** Asks the member to re-authenticate with a passkey or an emailed code. */
export function ReauthenticationDialog({ why, onEnd }: Props) {
  const proof = useQuery(callQuery("GET /api/auth/user/proof"));
  const [isSent, setSent] = useState(false);
  const ways = proof.data?.ways ?? [];
  const byPasskey = useMutation({
    mutationFn: reauthenticateByPasskey,
    onSuccess: () => onEnd(true),
  });
  const send = useMutation({
    mutationFn: () => fetchApi.call("POST /api/auth/user/proof/email"),
    onSuccess: () => setSent(true),
  });
  const failure = byPasskey.error ?? send.error;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onEnd(false)}
      title="Confirm it's you"
      description={`${why}, and it's been a while since you last signed in.`}
    >
      <Stack gap="medium">
        {proof.isPending && <RowsSkeleton label="Checking how you can confirm it" />}
        {proof.isError && <Notice tone="critical" title={failureText(failed, proof.error)} />}
        {ways.includes("passkey") && (
          <Button
            tone="accent"
            full
            pending={byPasskey.isPending}
            onClick={() => byPasskey.mutate()}
          >
            Use your passkey
          </Button>
        )}
        {ways.includes("email") && !isSent && (
          <Button
            tone={ways.includes("passkey") ? "plain" : "accent"}
            full
            pending={send.isPending}
            onClick={() => send.mutate()}
          >
            Email me a code
          </Button>
        )}
        {isSent && <ReauthenticationCode onProven={() => onEnd(true)} />}
        {failure && (
          <div role="alert">
            <FieldError id="proof-error">{passkeyErrorText(failure, failed)}</FieldError>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
