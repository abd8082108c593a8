import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminQuoteBody } from "../../../../app-server/contract/admin/admin-quotes.ts";
import { readAgain } from "../../../api/call-query.ts";
import { useOpened } from "../../../page/use-opened.ts";
import { RequestDetailsDialog } from "../../../quotes/request/request-details-dialog.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { actions, more } from "../admin-quote.css.ts";
import { CancelQuote } from "./cancel-quote.tsx";
import { CompleteQuote } from "./complete-quote.tsx";
import { EditNotes } from "./edit-notes.tsx";
import { EraseQuote } from "./erase-quote.tsx";
import { History } from "./history.tsx";
import { PrioritySelect } from "./priority-select.tsx";
import { ReopenQuote } from "./reopen-quote.tsx";

type Props = { quote: AdminQuoteBody; isOpen: boolean };

/** The admin's actions on a request, as far as its status allows them: assignment, then a menu. */
export function QuoteActions({ quote, isOpen }: Props) {
  const opened = useOpened();
  const [isReading, setReading] = useState(false);
  const isAssigned = quote.assignedBuilders.length > 0;
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
      <details className={more}>
        <summary>More actions</summary>
        <div className={actions}>
          <Button onClick={() => setReading(true)}>Full Details</Button>
          {isAssigned && (
            <Button onClick={() => opened.open("request", quote.id)}>View Quotes</Button>
          )}
          {quote.status === "in-progress" && <CompleteQuote quote={quote} />}
          {isOpen && <CancelQuote quote={quote} />}
          <ReopenQuote quote={quote} />
          <EditNotes quote={quote} />
          <History quote={quote} />
          {!quote.erasedAt && <EraseQuote quote={quote} />}
          <PrioritySelect quote={quote} />
        </div>
      </details>
      <RequestDetailsDialog open={isReading} onClose={() => setReading(false)} request={quote} />
    </div>
  );
}
