import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useNow } from "../../ui/use-now.ts";
import { screenOnly } from "../comparison/offer-table/offer-table.css.ts";
import { askedToday } from "./asked-today.ts";

type Props = {
  response: ReceivedResponseBody;
  /** False when the request is decided, or no longer open. */
  canAsk: boolean;
};

/**
 * A quote with one price can't be compared by category: button to ask its builder for lines, once a
 * day.
 */
export function AskToItemize({ response, canAsk }: Props) {
  const builder = response.builder?.name ?? "the builder";
  const ask = useChange({
    call: () =>
      fetchApi.call("POST /api/quote-responses/:id/ask-to-itemize", {
        params: { id: response.id },
      }),
    refreshes: ["quote-requests", "dashboard"],
    done: { title: "Lines requested", description: `We've emailed ${builder}.` },
    failed: {
      title: "Lines not requested",
      couldNot: "ask for lines",
    },
  });
  const now = useNow();
  const { linesAskedAt } = response;
  const isAskedToday = askedToday(linesAskedAt, now);
  return (
    <>
      <Text size="small" tone="muted">
        Not comparable yet: one price
      </Text>
      {linesAskedAt && (
        <Text size="small">
          Asked to itemize on <DateText iso={linesAskedAt} />
        </Text>
      )}
      {canAsk && !isAskedToday && (
        <div className={screenOnly}>
          <Button size="small" pending={ask.isPending} onClick={() => ask.mutate()}>
            {ask.isPending ? "Asking..." : linesAskedAt ? "Ask again to itemize" : "Ask to itemize"}
          </Button>
        </div>
      )}
    </>
  );
}
