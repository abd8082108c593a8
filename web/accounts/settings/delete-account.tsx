import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CurrentUserBody } from "../../../app-server/contract/accounts/accounts.ts";
import { moneyText } from "../../../domain/shared/money/money-text.ts";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { failureText } from "../../ui/feedback/failure-text.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { AlertDialog } from "../../ui/overlay/alert-dialog.tsx";
import { leaveFor } from "../../ui/overlay/leaving.ts";
import { Text } from "../../ui/text/text.tsx";
import { TextLink } from "../../ui/text/text-link.tsx";
import { useReauthentication } from "../reauthentication/use-reauthentication.tsx";

type Props = { open: boolean; onOpenChange: (open: boolean) => void; user: CurrentUserBody };

/** A builder's open commission, which the deletion doesn't end. */
function StillDue() {
  const { data } = useQuery(callQuery("GET /api/builders/money", { query: { limit: 1 } }));
  if (!data || data.open === 0) return null;
  return (
    <Text>
      <strong>{data.open > 0 ? "Still due: " : "Still yours: "}</strong>
      {moneyText(Math.abs(data.open))} of commission. Statements stay under your company's name; you
      won't see them here, so download them first.
    </Text>
  );
}

/** Explains what is deleted and what stays, has the address typed, and deletes the account. */
export function DeleteAccount({ open, onOpenChange, user }: Props) {
  const [email, setEmail] = useState("");
  const [eraseRequests, setEraseRequests] = useState(false);
  const { guarded, proofDialog } = useReauthentication();
  const remove = useMutation({
    mutationFn: () =>
      guarded(() => fetchApi.call("DELETE /api/auth/user", { body: { email, eraseRequests } })),
    onSuccess: () => leaveFor("/"),
  });
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
            <strong>Deleted:</strong> your profile, your passkeys, your sign-ins on all devices,{" "}
            {user.builder
              ? "your favorites, the places your activity came from, and your builder profile's place on the site with its contacts. Your pending quotes are withdrawn, and your invitations declined. Jobs whose booth is not delivered are canceled."
              : "your favorites, the places your activity came from."}
          </Text>
          {user.builder?.reviewState === "approved" && user.builder.public && <StillDue />}
          <Text>
            <strong>Kept, unless you erase them too:</strong> your quote requests and contact
            messages, with the name and contact details you put in them. We and the builders you
            were matched with can still read them, for as long as the{" "}
            <TextLink to="/privacy-policy#keep">Privacy Policy</TextLink> says.
          </Text>
        </Stack>
      }
    >
      <Stack gap="small">
        <Checkbox
          label="Also erase my requests"
          hint="Takes your name, contact details and notes out of your quote requests, deletes your contact messages, cancels what is open, and asks the builders to delete their copy."
          checked={eraseRequests}
          onChange={(event) => setEraseRequests(event.target.checked)}
        />
        <Field
          label={`Type ${user.email} to be sure`}
          error={
            remove.error
              ? failureText({ couldNot: "delete your account" }, remove.error)
              : undefined
          }
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
      </Stack>
      {proofDialog}
    </AlertDialog>
  );
}
