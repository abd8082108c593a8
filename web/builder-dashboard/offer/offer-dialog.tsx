import "../../../app-server/contract/zod-without-eval.ts";
import type { QuoteRequestBody } from "../../../app-server/contract/quotes/quote-requests.ts";
import type { OwnResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import type { AskedBrief } from "../../quotes/offer-form/use-offer-draft.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { OfferBrief } from "./offer-brief.tsx";
import { sides } from "./offer-dialog.css.ts";
import { OfferForm } from "./offer-form.tsx";

type RequestFacts = AskedBrief & Pick<QuoteRequestBody, "id" | "tradeShowName" | "company">;

type Props = {
  open: boolean;
  onClose: () => void;
  /** The request to quote: the facts of its list row until the whole request has loaded. */
  request: RequestFacts | QuoteRequestBody;
  /** The standing quote to revise; null for a new one. */
  revises: OwnResponseBody | null;
};

/** The dialog to submit or revise a quote, with the brief visible. */
export function OfferDialog({ open, onClose, request, revises }: Props) {
  const { id, tradeShowName, company } = request;
  return (
    <Dialog
      open={open}
      startsInField
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={revises ? "Revise Quote" : "Submit Quote"}
      description={`${tradeShowName}, for ${company}`}
      size="wide"
    >
      <div className={sides}>
        <OfferBrief request={request} />
        <OfferForm quoteRequestId={id} asked={request} revises={revises} onDone={onClose} />
      </div>
    </Dialog>
  );
}
