import { useState } from "react";
import type { QuoteRequestBody } from "../../../app-server/contract/quotes/quote-requests.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Text } from "../../ui/text/text.tsx";
import { CancelRequest } from "../cancel-request.tsx";

/** The exhibitor's choice once fewer quotes came in time than promised. */
export function MissedActions({ request }: { request: QuoteRequestBody }) {
  const [isWaiting, setWaiting] = useState(false);
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
  if (isWaiting) {
    return (
      <Text tone="muted" size="small">
        We'll email you as soon as the next quote is in.
      </Text>
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
      <LinkButton to="/contact" size="small">
        Talk to us
      </LinkButton>
      <CancelRequest request={request} label="Cancel" size="small" />
    </Inline>
  );
}
