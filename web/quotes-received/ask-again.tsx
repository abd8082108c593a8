import { useState } from "react";
import { useNavigate } from "react-router";
import type { QuoteRequestBody } from "../../app-server/contract/quotes/quote-requests.ts";
import { statedDetails } from "../../domain/quotes/brief-details.ts";
import { knownSides } from "../../domain/quotes/open-sides.ts";
import { askAgain } from "../../domain/quotes/submit/ask-again.ts";
import { localDay } from "../local-day.ts";
import { noExtras } from "../quotes/form/quote-draft.ts";
import { quoteDraftStorage } from "../quotes/form/quote-draft-storage.ts";
import { noPrefill } from "../quotes/form/quote-form-prefill.ts";
import { holdsUnsentRequest } from "../quotes/form/resumable-draft.ts";
import { toQuoteFormValues } from "../quotes/form/to-quote-form-values.ts";
import { useCurrentUser } from "../session/use-current-user.ts";
import { Button } from "../ui/action/button.tsx";
import { browserNow } from "../ui/browser-now.ts";
import { AlertDialog } from "../ui/overlay/alert-dialog.tsx";

/**
 * Button that opens the wizard prefilled from a closed request; asks before replacing an unsent
 * draft.
 */
export function AskAgain({ request }: { request: QuoteRequestBody }) {
  const navigate = useNavigate();
  const userId = useCurrentUser()?.id ?? null;
  const [isAsking, setAsking] = useState(false);

  function open() {
    quoteDraftStorage.write({
      values: toQuoteFormValues(
        askAgain({ ...request, brief: statedDetails(request.brief) }, localDay(browserNow())),
      ),
      step: 0,
      completed: [],
      key: crypto.randomUUID(),
      prefilled: noPrefill,
      extras: { ...noExtras, pressedSides: knownSides(request.openSides) },
    });
    void navigate("/quote");
  }

  return (
    <>
      <Button tone="accent" onClick={() => (holdsUnsentRequest(userId) ? setAsking(true) : open())}>
        Ask again
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Replace the request you began?"
        description="You have an unsent draft. Starting this request will replace it."
        confirmLabel="Replace it"
        cancelLabel="Keep my draft"
        onConfirm={open}
      />
    </>
  );
}
