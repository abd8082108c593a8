import { Suspense, useState } from "react";
import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { isAnsweredByAll, roundEndWords } from "../../quotes/request/round-words.ts";
import { Button } from "../../ui/action/button.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { LazyAskFinalOffers } from "./lazy-dialogs.tsx";

type Props = {
  requestId: string;
  responses: readonly ReceivedResponseBody[];
  /** False when the request is decided, or no longer open. */
  canDecide: boolean;
  /** Whether the reader is an admin, who may open a further round and cancel one. */
  canReopen: boolean;
};

/**
 * The request's round of final offers: first a button to open it; while it is open its end, and a
 * button to cancel it until all have answered; then its outcome.
 */
export function FinalOfferNote({ requestId, responses, canDecide, canReopen }: Props) {
  const [isAsking, setAsking] = useState(false);
  const parts = responses.flatMap(({ round }) => round ?? []);
  const open = parts.find(({ state }) => state === "open");
  const pending = responses.filter(({ status }) => status === "pending");
  const cancel = useChange({
    call: (id: string) => fetchApi.call("POST /api/rounds/:id/cancel", { params: { id } }),
    refreshes: ["quote-requests", "dashboard"],
    done: { title: "Round canceled", description: "We've emailed the builders." },
    failed: {
      title: "Round not canceled",
      couldNot: "cancel the round",
    },
  });
  if (!canDecide && !canReopen) return null;
  if (open && isAnsweredByAll(responses, open.id)) {
    return (
      <Text size="small">
        Every builder you asked for a best and final offer has answered. Revisions count until{" "}
        <DateText iso={open.endsAt} format="due" />.
      </Text>
    );
  }
  if (open) {
    return (
      <>
        <Text size="small">
          Best and final offers due <DateText iso={open.endsAt} format="due" />
        </Text>
        <Button size="small" pending={cancel.isPending} onClick={() => cancel.mutate(open.id)}>
          {cancel.isPending ? "Canceling..." : "Cancel the round"}
        </Button>
      </>
    );
  }
  const hasHadOne = parts.length > 0;
  const mayOpen = pending.length > 0 && (hasHadOne ? canReopen : canDecide);
  return (
    <>
      {hasHadOne && <Text size="small">{roundEndWords(parts, canReopen)}</Text>}
      {mayOpen && (
        <Button size="small" onClick={() => setAsking(true)}>
          {hasHadOne ? "Open another round" : "Ask for best and final offers"}
        </Button>
      )}
      {isAsking && mayOpen && (
        <Suspense>
          <LazyAskFinalOffers
            requestId={requestId}
            isFurther={hasHadOne}
            responses={pending}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
