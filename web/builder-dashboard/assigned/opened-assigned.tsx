import type { AssignedQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";
import { useOpened } from "../../page/use-opened.ts";
import { RequestDetailsDialog } from "../../quotes/request/request-details-dialog.tsx";
import { LazyOfferDialog } from "../offer/lazy-offer-dialog.tsx";
import { outcomeLook } from "./outcome-look.ts";

/** The dialog that the URL opens for a request: the quote form, or the details. */
export function OpenedAssigned({ request }: { request: AssignedQuoteBody }) {
  const { isOpen, close } = useOpened();
  const isEnded = outcomeLook(request) !== null;
  return (
    <>
      <LazyOfferDialog
        open={isOpen("quote", request.id) && !isEnded}
        onClose={close}
        request={request}
        revises={request.ownQuote}
      />
      <RequestDetailsDialog
        // a link to quote on an ended request opens the details instead
        open={isOpen("request", request.id) || (isOpen("quote", request.id) && isEnded)}
        onClose={close}
        request={request}
      />
    </>
  );
}
