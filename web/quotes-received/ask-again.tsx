import { useState } from "react";
import { useNavigate } from "react-router";
import type { QuoteRequestBody } from "../../app-server/contract/quotes/quote-requests.ts";
import { statedDetails } from "../../domain/quotes/brief-details.ts";
import { builderToken } from "../../domain/quotes/builder-token.ts";
import { limits } from "../../domain/quotes/limits.ts";
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

type Props = {
  request: QuoteRequestBody;
  /** Builders to ask first: those who quoted for a job that was canceled. */
  builders?: readonly { id: string; name: string }[];
};

/**
 * Button that opens the wizard prefilled from a closed request; asks before replacing an unsent
 * draft.
 */
export function AskAgain({ request, builders }: Props) {
  const navigate = useNavigate();
  const userId = useCurrentUser()?.id ?? null;
  const [isAsking, setAsking] = useState(false);

  const preferred = builders?.map(builderToken).slice(0, limits.preferredBuilders) ?? [];

  function open() {
    quoteDraftStorage.write({
      values: {
        ...toQuoteFormValues(
          askAgain({ ...request, brief: statedDetails(request.brief) }, localDay(browserNow())),
        ),
        preferredBuilders: preferred,
      },
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
        {builders ? "Ask the other builders again" : "Ask again"}
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
