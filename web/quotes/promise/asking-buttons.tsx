import { useRef } from "react";
import type { PromisedTimesBody } from "../../../app-server/contract/quotes/promised-times.ts";
import type { ApiPart } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { focusIfLost } from "../../ui/focus-if-lost.ts";

type AskingState = Pick<PromisedTimesBody, "isAskingStopped"> & {
  paused: object | null;
  outlook: { fitting: number | null } | null;
};

/**
 * Whether the exhibitor can ask for more builders, or stop asking: only while the rules choose
 * builders and the clock isn't paused.
 */
export function takesAsking(promise: AskingState | null | undefined): boolean {
  return Boolean(promise?.outlook && promise.outlook.fitting !== null && !promise.paused);
}

type Props = {
  requestId: string;
  isStopped: boolean;
  /** `admin`: an admin acts on the exhibitor's behalf. */
  by?: "exhibitor" | "admin";
  tone?: "plain" | "quiet";
};

/** Buttons to ask more builders than the promise needs, or to ask no further ones. */
export function AskingButtons({ requestId, isStopped, by = "exhibitor", tone = "plain" }: Props) {
  const params = { id: requestId };
  const refreshes: ApiPart[] = by === "admin" ? ["admin"] : ["quote-requests", "dashboard"];
  const confirms = by === "admin" ? "Confirm" : "Our team is about to invite";
  const moreButton = useRef<HTMLButtonElement>(null);
  const more = useChange({
    call: () => fetchApi.call("POST /api/quote-requests/:id/more-quotes", { params }),
    refreshes,
    done: ({ builders, isConfirmedFirst }) => {
      const count = `${builders} more ${builders === 1 ? "builder" : "builders"}`;
      return isConfirmedFirst
        ? { title: "More builders proposed", description: `${confirms} ${count}.` }
        : { title: "More builders invited", description: `We've invited ${count}.` };
    },
    failed: {
      title: "No more builders invited",
      couldNot: "ask for more builders",
    },
  });
  const stop = useChange({
    call: () => fetchApi.call("POST /api/quote-requests/:id/stop-asking", { params }),
    refreshes,
    done: {
      title: "No more builders are asked",
      description: `Builders who already have ${by === "admin" ? "the" : "your"} brief can still quote.`,
    },
    onDone: () => focusIfLost(moreButton.current),
    failed: {
      title: "Still asking",
      couldNot: "stop inviting builders",
    },
  });
  return (
    <>
      <Button
        ref={moreButton}
        size="small"
        tone={tone}
        pending={more.isPending}
        onClick={() => more.mutate()}
      >
        Ask for more builders
      </Button>
      {!isStopped && (
        <Button size="small" tone={tone} pending={stop.isPending} onClick={() => stop.mutate()}>
          Stop inviting builders
        </Button>
      )}
    </>
  );
}
