import Check from "lucide-react/icons/check";
import type { AvailableQuoteBody } from "../../app-server/contract/quotes/available-quotes.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";
import { SeatLine } from "../quotes/invitation/seat-line.tsx";
import { Button } from "../ui/action/button.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Text } from "../ui/text/text.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";

const params = ({ id }: AvailableQuoteBody) => ({ params: { id } });
const failed = {
  title: "Interest not sent",
  couldNot: "send your interest",
};

/**
 * Button that expresses or withdraws interest in a request. Where the system invites, it takes a
 * seat at once, also for builders who expressed interest earlier.
 */
export function ShowInterest({ request }: { request: AvailableQuoteBody }) {
  const { tradeShowName, isInterested, seats, takesSeat } = request;
  const show = useChange({
    call: () => fetchApi.call("POST /api/quote-requests/:id/interest", params(request)),
    refreshes: ["quote-requests", "dashboard"],
    done: ({ message, seat }) => ({
      title: message,
      ...(seat && {
        description: "It's among your requests now. Send your quote when it's ready.",
      }),
    }),
    failed,
  });
  const withdraw = useChange({
    call: () => fetchApi.call("DELETE /api/quote-requests/:id/interest", params(request)),
    refreshes: ["dashboard/available-quote-requests"],
    done: ({ message }) => ({ title: message }),
    failed,
  });
  const change = isInterested ? withdraw : show;
  return (
    <>
      {seats && <SeatLine seats={seats} acknowledgement={null} />}
      <Inline gap="small" align="center" wrap>
        {isInterested && takesSeat && (
          <Button size="small" pending={show.isPending} onClick={() => show.mutate()}>
            We will quote
            <VisuallyHidden>{` for ${tradeShowName}`}</VisuallyHidden>
          </Button>
        )}
        <Button
          size="small"
          tone={isInterested ? "quiet" : "plain"}
          pending={change.isPending}
          onClick={() => change.mutate()}
        >
          {isInterested ? "Withdraw interest" : takesSeat ? "We will quote" : "I'm interested"}
          <VisuallyHidden>{` ${takesSeat && !isInterested ? "for" : "in"} ${tradeShowName}`}</VisuallyHidden>
        </Button>
        {isInterested && (
          <Text as="span" size="small" tone="muted">
            <Check size={16} aria-hidden="true" /> Interest sent
          </Text>
        )}
      </Inline>
    </>
  );
}
