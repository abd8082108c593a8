import Check from "lucide-react/icons/check";
import type { AvailableQuoteBody } from "../../app-server/contract/quotes/quote-requests.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";
import { Button } from "../ui/action/button.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Text } from "../ui/text/text.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";

/** Expresses or withdraws interest in a request. */
export function ShowInterest({ request }: { request: AvailableQuoteBody }) {
  const { id, tradeShowName, isInterested } = request;
  const tell = useChange({
    call: () =>
      fetchApi.call(
        isInterested
          ? "DELETE /api/quote-requests/:id/interest"
          : "POST /api/quote-requests/:id/interest",
        { params: { id } },
      ),
    refreshes: ["quote-requests", "available"],
    done: ({ message }) => ({ title: message }),
    failed: {
      title: "Interest not sent",
      description: "Failed to send your interest. Please try again.",
    },
  });
  return (
    <Inline gap="small" align="center" wrap>
      <Button
        size="small"
        tone={isInterested ? "quiet" : "plain"}
        pending={tell.isPending}
        onClick={() => tell.mutate()}
      >
        {isInterested ? "Withdraw interest" : "I'm interested"}
        <VisuallyHidden> in {tradeShowName}</VisuallyHidden>
      </Button>
      {isInterested && (
        <Text as="span" size="small" tone="muted">
          <Check size={16} aria-hidden="true" /> Interest sent
        </Text>
      )}
    </Inline>
  );
}
