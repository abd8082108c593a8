import type { AdminQuoteBody } from "../../../../app-server/contract/admin/admin-quotes.ts";
import { ResponsesReceived } from "../../../quotes-received/responses-received.tsx";
import { LinkButton } from "../../../ui/action/link-button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";

type Props = { open: boolean; onClose: () => void; quote: AdminQuoteBody };

/** The builders' quotes for a request, to read. */
export function QuotesDialog({ open, onClose, quote }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Builder Responses"
      description={`${quote.company}, ${quote.tradeShowName}`}
      size="large"
      footer={<LinkButton to={`/requests/${quote.id}/compare`}>Compare quotes</LinkButton>}
    >
      <ResponsesReceived request={quote} mayDecide={false} headingLevel={3} />
    </Dialog>
  );
}
