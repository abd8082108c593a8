import type { OwnResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { OfferForm } from "./offer-form.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  quoteRequestId: string;
  tradeShowName: string;
  company: string;
  /** The quote being revised; null to send a new one. */
  revises: OwnResponseBody | null;
};

/** Submit Quote: price, timeline and validity. */
export function OfferDialog({ open, onClose, tradeShowName, company, ...offer }: Props) {
  return (
    <Dialog
      open={open}
      startsInField
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={offer.revises ? "Revise Quote" : "Submit Quote"}
      description={`${tradeShowName}, for ${company}`}
    >
      <OfferForm {...offer} onDone={onClose} />
    </Dialog>
  );
}
