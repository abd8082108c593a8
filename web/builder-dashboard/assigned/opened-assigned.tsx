import type { AssignedQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";
import { useOpened } from "../../page/use-opened.ts";
import { RequestDetailsDialog } from "../../quotes/request/request-details-dialog.tsx";
import { LazyOfferDialog } from "../offer/lazy-offer-dialog.tsx";
import { outcomeLook } from "./outcome-look.ts";

/** The dialog of the request that the address names: its quote, or its details. */
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
        // a link to quote for what has ended leads to the details
        open={isOpen("request", request.id) || (isOpen("quote", request.id) && isEnded)}
        onClose={close}
        request={request}
      />
    </>
  );
}
