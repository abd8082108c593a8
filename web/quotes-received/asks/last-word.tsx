import { Suspense, useState } from "react";
import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { LazyAskLastWord } from "./lazy-dialogs.tsx";

type Props = {
  requestId: string;
  responses: readonly ReceivedResponseBody[];
  /** False for a request that is decided on, or no longer open. */
  canDecide: boolean;
};

/** The request's round: a button to open it, and once it is open its end and a way to call it off. */
export function LastWord({ requestId, responses, canDecide }: Props) {
  const [isAsking, setAsking] = useState(false);
  const parts = responses.flatMap(({ round }) => round ?? []);
  const open = parts.find(({ state }) => state === "open");
  const pending = responses.filter(({ status }) => status === "pending");
  const cancel = useChange({
    call: (id: string) => fetchApi.call("POST /api/rounds/:id/cancel", { params: { id } }),
    refreshes: ["quote-requests"],
    done: { title: "Round called off", description: "We've emailed the builders." },
    failed: {
      title: "Round not called off",
      description: "Failed to call off the round. Please try again.",
    },
  });
  if (!canDecide || (parts.length > 0 && !open)) return null;
  if (open) {
    return (
      <>
        <Text size="small">
          Last word until <DateText iso={open.endsAt} format="PPp" />
        </Text>
        <Button size="small" pending={cancel.isPending} onClick={() => cancel.mutate(open.id)}>
          {cancel.isPending ? "Calling off..." : "Call off the round"}
        </Button>
      </>
    );
  }
  if (pending.length === 0) return null;
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Ask for a last word
      </Button>
      {isAsking && (
        <Suspense>
          <LazyAskLastWord
            requestId={requestId}
            responses={pending}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
