import type { AdminQuoteBody } from "../../../../app-server/contract/admin/admin-quotes.ts";
import { isOpen, type RequestStatus } from "../../../../domain/quotes/request-state.ts";
import { useOpened } from "../../../page/use-opened.ts";
import { ResponsesReceived } from "../../../quotes-received/responses-received.tsx";
import { LinkButton } from "../../../ui/action/link-button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useWasOpen } from "../../../ui/overlay/use-was-open.ts";
import { AssignmentDialog } from "../../matching/assignment-dialog.tsx";

type Props = { quote: AdminQuoteBody; builders: ReadonlyMap<string, string> };

/** The dialogs about a request that the URL opens: its assignment and its quotes. */
export function RequestDialogs({ quote, builders }: Props) {
  const opened = useOpened();
  const isAssigning = isOpen(quote.status as RequestStatus) && opened.isOpen("assign", quote.id);
  const wasAssigning = useWasOpen(isAssigning);
  return (
    <>
      {wasAssigning && (
        <AssignmentDialog
          open={isAssigning}
          onClose={opened.close}
          quote={quote}
          builders={builders}
        />
      )}
      <QuotesDialog
        open={opened.isOpen("request", quote.id)}
        onClose={opened.close}
        quote={quote}
      />
    </>
  );
}

type QuotesDialogProps = { open: boolean; onClose: () => void; quote: AdminQuoteBody };

/** The builders' quotes for a request, read-only. */
function QuotesDialog({ open, onClose, quote }: QuotesDialogProps) {
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
