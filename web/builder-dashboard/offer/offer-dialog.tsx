import "../../../app-server/contract/zod-without-eval.ts";
import type { QuoteRequestBody } from "../../../app-server/contract/quotes/quote-requests.ts";
import type { OwnResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { OfferBrief } from "./offer-brief.tsx";
import { sides } from "./offer-dialog.css.ts";
import { OfferForm } from "./offer-form.tsx";
import type { AskedBrief } from "./use-offer-form.ts";

type RequestFacts = AskedBrief & Pick<QuoteRequestBody, "id" | "tradeShowName" | "company">;

type Props = {
  open: boolean;
  onClose: () => void;
  /** The request that is quoted for: the facts of its list row until the whole request is read. */
  request: RequestFacts | QuoteRequestBody;
  /** The standing quote that is changed; without one a new quote is sent. */
  revises: OwnResponseBody | null;
};

/** Submit Quote: what the builder asks, when, and until when it stands, with the brief in sight. */
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
