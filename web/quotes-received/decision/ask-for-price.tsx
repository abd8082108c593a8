import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";

type Props = {
  response: ReceivedResponseBody;
  /** Among several only the one that its reader looks at stands out. */
  isTheOne?: boolean;
};

/** In place of Accept for a quote without an amount: asks its builder for one, once. */
export function AskForPrice({ response, isTheOne = true }: Props) {
  const builder = response.builder?.name ?? "the builder";
  const ask = useChange({
    call: () =>
      fetchApi.call("POST /api/quote-responses/:id/ask-price", {
        params: { id: response.id },
        body: {},
      }),
    refreshes: ["quote-requests"],
    done: { title: "Price requested", description: `We've emailed ${builder}.` },
    failed: {
      title: "Price not requested",
      description: "Failed to ask for a price. Please try again.",
    },
  });
  const { priceAskedAt } = response;
  if (priceAskedAt) {
    return (
      <Text tone="muted">
        You asked for a price on <DateText iso={priceAskedAt} />
      </Text>
    );
  }
  return (
    <Button
      tone={isTheOne ? "accent" : "plain"}
      pending={ask.isPending}
      onClick={() => ask.mutate()}
    >
      {ask.isPending ? "Asking..." : "Ask for a price"}
    </Button>
  );
}
