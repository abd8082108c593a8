import { useReauthentication } from "../../accounts/reauthentication/use-reauthentication.tsx";
import { fetchApi } from "../../api/fetch-api.ts";
import { ActionDialog } from "../../page/action-dialog.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";

/** Waives the commission of a completed job. */
export function Waive({ id, text }: { id: string; text: string }) {
  const { guarded, proofDialog } = useReauthentication("This goes into the ledger");
  return (
    <ActionDialog
      label={
        <span>
          Waive<VisuallyHidden> {text}</VisuallyHidden>
        </span>
      }
      size="small"
      title={`Waive the commission on ${text}`}
      description="It comes off the statement it is on. What was paid already is a credit on the next one."
      confirmLabel="Waive it"
      reason={{ hint: "The builder reads it", isRequired: true, maxLength: 200 }}
      call={(reason = "") =>
        guarded(() =>
          fetchApi.call("POST /api/admin/commission/waive", { body: { entryId: id, reason } }),
        )
      }
      refreshes={["admin", "statements"]}
      done={{ title: "Waived" }}
      failed={{ title: "Not waived", couldNot: "waive it" }}
    >
      {proofDialog}
    </ActionDialog>
  );
}
