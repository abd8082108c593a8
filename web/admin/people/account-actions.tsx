import type { PersonBody } from "../../../app-server/contract/accounts/people.ts";
import { useReauthentication } from "../../accounts/reauthentication/use-reauthentication.tsx";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { ActionDialog } from "../../page/action-dialog.tsx";
import { Button } from "../../ui/action/button.tsx";

type Props = { account: NonNullable<PersonBody["account"]>; hasProfile: boolean };

export function AccountActions({ account: { id, email, suspendedAt }, hasProfile }: Props) {
  const params = { id };
  const { guarded, proofDialog } = useReauthentication("They're signed out everywhere");
  const restore = useChange({
    call: () => fetchApi.call("POST /api/admin/people/:id/restore", { params }),
    refreshes: ["admin"],
    done: { title: "Account restored", description: `${email} can sign in again.` },
    failed: {
      title: "Account Not Restored",
      couldNot: "restore the account",
    },
  });
  if (suspendedAt) {
    return (
      <Button size="small" pending={restore.isPending} onClick={() => restore.mutate()}>
        Restore account
      </Button>
    );
  }
  const profileToo = hasProfile
    ? " Their builder profile is hidden too, and invitations that wait for their answer end."
    : "";
  return (
    <ActionDialog
      label="Suspend"
      buttonTone="plain"
      size="small"
      title={`Suspend ${email}?`}
      description={`They're signed out everywhere and can't sign in until you restore the account.${profileToo} They get an email with your reason.`}
      confirmLabel="Suspend account"
      pendingLabel="Suspending..."
      cancelLabel="Keep it active"
      reason={{ hint: "They'll see this in the email.", isRequired: true }}
      call={(reason: string) =>
        guarded(() =>
          fetchApi.call("POST /api/admin/people/:id/suspend", { params, body: { reason } }),
        )
      }
      refreshes={["admin"]}
      done={{ title: "Account suspended", description: `${email} is signed out everywhere.` }}
      failed={{
        title: "Account Not Suspended",
        couldNot: "suspend the account",
      }}
    >
      {proofDialog}
    </ActionDialog>
  );
}
