import { useState } from "react";
import type { QuoteRequestBody } from "../../../app-server/contract/quotes/quote-requests.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Text } from "../../ui/text/text.tsx";
import { CancelRequest } from "../cancel-request.tsx";

/** Whether the exhibitor chose to wait, as this browser remembers it for the request. */
function useWaiting(requestId: string): [boolean, (isWaiting: boolean) => void] {
  const name = `keeps-waiting/${requestId}`;
  const [isWaiting, setWaiting] = useState(() => {
    try {
      return localStorage.getItem(name) !== null;
    } catch {
      return false;
    }
  });
  return [
    isWaiting,
    (isNow) => {
      setWaiting(isNow);
      try {
        if (isNow) localStorage.setItem(name, "yes");
        else localStorage.removeItem(name);
      } catch {
        // the choice holds until the dialog is closed
      }
    },
  ];
}

/** The exhibitor's choice once fewer quotes came in time than promised. */
export function MissedActions({ request }: { request: QuoteRequestBody }) {
  const [isWaiting, setWaiting] = useWaiting(request.id);
  const more = useChange({
    call: () =>
      fetchApi.call("POST /api/quote-requests/:id/more-quotes", { params: { id: request.id } }),
    refreshes: ["quote-requests"],
    done: ({ builders, isConfirmedFirst }) => {
      const count = `${builders} more ${builders === 1 ? "builder" : "builders"}`;
      return isConfirmedFirst
        ? { title: "More builders proposed", description: `Our team is about to invite ${count}.` }
        : { title: "More builders invited", description: `We've invited ${count}.` };
    },
    failed: {
      title: "No more builders invited",
      description: "Failed to ask for more builders. Please try again.",
    },
  });
  const stop = useChange({
    call: () =>
      fetchApi.call("POST /api/quote-requests/:id/stop-asking", { params: { id: request.id } }),
    refreshes: ["quote-requests"],
    done: {
      title: "No more builders are asked",
      description: "Builders who already have your brief can still quote.",
    },
    failed: {
      title: "Still asking",
      description: "Failed to stop asking builders. Please try again.",
    },
  });
  if (isWaiting) {
    return (
      <Inline gap="small" wrap>
        <Text tone="muted" size="small">
          We'll email you as soon as the next quote is in.
        </Text>
        <Button size="small" onClick={() => setWaiting(false)}>
          Other options
        </Button>
      </Inline>
    );
  }
  return (
    <Inline gap="small" wrap>
      <Button size="small" onClick={() => setWaiting(true)}>
        Keep waiting
      </Button>
      <Button size="small" pending={more.isPending} onClick={() => more.mutate()}>
        Ask for more builders
      </Button>
      <Button size="small" pending={stop.isPending} onClick={() => stop.mutate()}>
        Stop asking
      </Button>
      <LinkButton to="/contact" size="small">
        Talk to us
      </LinkButton>
      <CancelRequest request={request} label="Cancel" size="small" />
    </Inline>
  );
}
