import type { AdminQuoteBody } from "../../../../app-server/contract/admin/admin-quotes.ts";
import { useReauthentication } from "../../../accounts/reauthentication/use-reauthentication.tsx";
import { fetchApi } from "../../../api/fetch-api.ts";
import { ActionDialog } from "../../../page/action-dialog.tsx";

/** Erases personal data from a request, when the person asks for it. */
export function EraseQuote({ quote: { id, company, tradeShowName } }: { quote: AdminQuoteBody }) {
  const { guarded, proofDialog } = useReauthentication();
  return (
    <ActionDialog
      label="Erase Personal Data"
      buttonTone="plain"
      title={`Erase the personal data of ${company}?`}
      description={`Names, contact details and every note on this request for ${tradeShowName} are erased, and so are the emails about it. An open request is canceled. Builders who were asked to quote are asked by email to delete their copy. What the builder owes you stays, with the show's name. You can't undo this.`}
      confirmLabel="Erase personal data"
      pendingLabel="Erasing..."
      cancelLabel="Keep it"
      call={() =>
        guarded(() => fetchApi.call("POST /api/admin/quotes/:id/erase", { params: { id } }))
      }
      refreshes={["admin"]}
      done={({ message }) => ({ title: "Personal data erased", description: message })}
      failed={{
        title: "Personal data not erased",
        couldNot: "erase the request",
      }}
    >
      {proofDialog}
    </ActionDialog>
  );
}
