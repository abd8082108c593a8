import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { CurrentUserBody } from "../../app-server/contract/accounts.ts";
import { ApiError } from "../api/api-error.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { AlertDialog } from "../ui/alert-dialog.tsx";
import { Field } from "../ui/field.tsx";
import { Stack } from "../ui/stack.tsx";
import { Text } from "../ui/text.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { useFreshProof } from "./use-fresh-proof.tsx";

type Props = { open: boolean; onOpenChange: (open: boolean) => void; user: CurrentUserBody };

/** Says what stays and what goes, has the address typed, and takes the account away. */
export function DeleteAccount({ open, onOpenChange, user }: Props) {
  const [email, setEmail] = useState("");
  const { guarded, proofDialog } = useFreshProof();
  const remove = useMutation({
    mutationFn: () => guarded(() => fetchApi.deleteAccount(email)),
    onSuccess: () => window.location.assign("/"),
  });
  const words = "Failed to delete your account. Please try again.";
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete your account?"
      tone="critical"
      confirmLabel="Delete my account"
      pendingLabel="Deleting..."
      cancelLabel="Keep my account"
      pending={remove.isPending}
      onConfirm={() => remove.mutate()}
      description={
        <Stack gap="small">
          <Text>
            <strong>Goes:</strong> your profile, your passkeys, your sign-ins on all devices, your
            favorites, the places your activity came from
            {user.builder && ", and your builder profile's place on the site with its contacts"}.
          </Text>
          <Text>
            <strong>Stays:</strong> the quote requests and quotes that others work with, without the
            link to you. Write to us if they shall go too.
          </Text>
        </Stack>
      }
    >
      <Field
        label={`Type ${user.email} to be sure`}
        error={remove.error ? ApiError.wordsOf(remove.error, words) : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      {proofDialog}
    </AlertDialog>
  );
}
