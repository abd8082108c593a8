import type { PersonBody } from "../../../app-server/contract/accounts/people.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { ActionDialog } from "../../page/action-dialog.tsx";
import { Button } from "../../ui/action/button.tsx";

type Props = { profile: NonNullable<PersonBody["profile"]>; isSuspended: boolean };

/** Hides an approved builder from the site, or publishes it again unless its account is suspended. */
export function ProfileActions({ profile, isSuspended }: Props) {
  const { id, name, reviewState } = profile;
  const restore = useChange({
    call: () =>
      fetchApi.call("POST /api/admin/builders/:id/review", {
        params: { id },
        body: { decision: "approve" },
      }),
    refreshes: ["admin"],
    done: { title: "Builder on the site", description: `${name} is listed again.` },
    failed: {
      title: "Builder Not Changed",
      couldNot: "show the builder",
    },
  });
  if (reviewState === "pending-review") return null;
  if (reviewState === "declined") {
    return isSuspended ? null : (
      <Button size="small" pending={restore.isPending} onClick={() => restore.mutate()}>
        Show on the site
      </Button>
    );
  }
  return (
    <ActionDialog
      label="Hide"
      buttonTone="plain"
      size="small"
      title={`Hide ${name}?`}
      description="They leave every public list, see no requests and can't be assigned until you put them back. They get an email with your reason."
      confirmLabel="Hide"
      pendingLabel="Hiding..."
      cancelLabel="Keep it listed"
      reason={{ hint: "They'll see this in the email.", isRequired: true }}
      call={(reason: string) =>
        fetchApi.call("POST /api/admin/builders/:id/review", {
          params: { id },
          body: { decision: "decline", reason },
        })
      }
      refreshes={["admin"]}
      done={{ title: "Builder hidden", description: `${name} is no longer listed.` }}
      failed={{
        title: "Builder Not Changed",
        couldNot: "hide the builder",
      }}
    />
  );
}
