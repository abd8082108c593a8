import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminQuoteBody } from "../../../../app-server/contract/admin/admin-quotes.ts";
import { readAgain } from "../../../api/call-query.ts";
import { useOpened } from "../../../page/use-opened.ts";
import { RequestDetailsDialog } from "../../../quotes/request/request-details-dialog.tsx";
import { ResponsesReceived } from "../../../quotes-received/responses-received.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { LinkButton } from "../../../ui/action/link-button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useWasOpen } from "../../../ui/overlay/use-was-open.ts";
import { AssignmentDialog } from "../../matching/assignment-dialog.tsx";
import { actions } from "../admin-quote.css.ts";
import { CancelQuote } from "./cancel-quote.tsx";
import { CompleteQuote } from "./complete-quote.tsx";
import { EditNotes } from "./edit-notes.tsx";
import { EraseQuote } from "./erase-quote.tsx";
import { History } from "./history.tsx";
import { PrioritySelect } from "./priority-select.tsx";
import { ReopenQuote } from "./reopen-quote.tsx";

type Props = {
  quote: AdminQuoteBody;
  builders: ReadonlyMap<string, string>;
  isOpen: boolean;
};

/** The admin's actions on a request, as far as its status allows them. */
export function QuoteActions({ quote, builders, isOpen }: Props) {
  const opened = useOpened();
  const [isReading, setReading] = useState(false);
  const isAssigned = quote.assignedBuilders.length > 0;
  const isAssigning = isOpen && opened.isOpen("assign", quote.id);
  const wasAssigning = useWasOpen(isAssigning);
  const client = useQueryClient();
  const assign = () => {
    opened.open("assign", quote.id);
    // another admin may have changed it: refetch when a dialog opens
    void readAgain(client, ["admin"]);
  };

  return (
    <div className={actions}>
      {isOpen && (
        <Button onClick={assign}>{isAssigned ? "Modify Assignment" : "Assign Builders"}</Button>
      )}
      <Button onClick={() => setReading(true)}>Full Details</Button>
      {isAssigned && <Button onClick={() => opened.open("request", quote.id)}>View Quotes</Button>}
      {quote.status === "in-progress" && <CompleteQuote quote={quote} />}
      {isOpen && <CancelQuote quote={quote} />}
      <ReopenQuote quote={quote} />
      <EditNotes quote={quote} />
      <History quote={quote} />
      {!quote.erasedAt && <EraseQuote quote={quote} />}
      <PrioritySelect quote={quote} />
      {wasAssigning && (
        <AssignmentDialog
          open={isAssigning}
          onClose={opened.close}
          quote={quote}
          builders={builders}
        />
      )}
      <RequestDetailsDialog open={isReading} onClose={() => setReading(false)} request={quote} />
      <QuotesDialog
        open={opened.isOpen("request", quote.id)}
        onClose={opened.close}
        quote={quote}
      />
    </div>
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
