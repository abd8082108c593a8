import type { AdminQuoteBody } from "../../app-server/contract/admin.ts";
import { Dialog } from "../ui/dialog.tsx";
import { AssignmentPanel } from "./assignment-panel.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  quote: AdminQuoteBody;
  builders: ReadonlyMap<string, string>;
};

/** Choosing builders for a request. Every opening starts from the current assignment. */
export function AssignmentDialog({ open, onClose, quote, builders }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={quote.assignedBuilders.length > 0 ? "Modify Assignment" : "Assign Builders"}
      description={`${quote.company}, ${quote.tradeShowName}`}
    >
      <AssignmentPanel quote={quote} builders={builders} onClose={onClose} />
    </Dialog>
  );
}
