import type { PersonBody } from "../../../app-server/contract/accounts/people.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { AskReason } from "./ask-reason.tsx";

type Props = { profile: NonNullable<PersonBody["profile"]>; isSuspended: boolean };

/** Hides an approved builder from the site, or publishes it again unless its account is suspended. */
export function ProfileActions({ profile, isSuspended }: Props) {
  const { id, name, reviewState } = profile;
  const remove = useChange({
    call: (reason: string) =>
      fetchApi.call("POST /api/admin/builders/:id/review", {
        params: { id },
        body: { decision: "decline", reason },
      }),
    refreshes: ["admin"],
    done: { title: "Builder taken off the site", description: `${name} is no longer listed.` },
    failed: {
      title: "Builder Not Changed",
      description: "Failed to take the builder off the site. Please try again.",
    },
  });
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
      description: "Failed to put the builder on the site. Please try again.",
    },
  });
  if (reviewState === "pending-review") return null;
  if (reviewState === "declined") {
    return isSuspended ? null : (
      <Button size="small" pending={restore.isPending} onClick={() => restore.mutate()}>
        Put on the site
      </Button>
    );
  }
  return (
    <AskReason
      label="Take off the site"
      title={`Take ${name} off the site?`}
      description="They leave every public list, see no requests and can't be assigned until you put them back. They get an email with your reason."
      confirmLabel="Take off the site"
      pendingLabel="Taking off..."
      cancelLabel="Keep it listed"
      change={remove}
    />
  );
}
