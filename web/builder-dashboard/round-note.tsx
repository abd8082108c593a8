import type { OwnResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";
import { RoundValidity } from "../quotes/request/round-validity.tsx";
import { ownRoundEndWords } from "../quotes/request/round-words.ts";
import { Button } from "../ui/action/button.tsx";
import { prose } from "../ui/data/rows.css.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Text } from "../ui/text/text.tsx";

/**
 * The exhibitor's request for a best and final offer: message, lines to look at, and a button to
 * keep the price.
 */
export function RoundNote({ quote }: { quote: OwnResponseBody }) {
  const { round, status } = quote;
  const stand = useChange({
    call: () =>
      fetchApi.call("POST /api/quote-responses/:id/stands", {
        params: { id: quote.id },
        body: { version: quote.briefVersion },
      }),
    refreshes: ["quote-requests", "dashboard"],
    done: { title: "Your quote stands", description: "The exhibitor sees your answer." },
    failed: {
      title: "Answer not sent",
      couldNot: "send your answer",
    },
  });
  if (!round || status !== "pending") return null;
  if (round.state !== "open") {
    return (
      <Text size="small" tone="muted">
        {ownRoundEndWords(round)}
      </Text>
    );
  }
  const labels = quote.lines.flatMap(({ id, label }) => (round.lines.includes(id) ? label : []));
  return (
    <Notice
      tone={round.answer ? "neutral" : "caution"}
      title="The exhibitor asks for your best and final offer"
      action={
        round.answer !== "stands" && (
          <Button size="small" pending={stand.isPending} onClick={() => stand.mutate()}>
            {stand.isPending ? "Sending..." : "Our quote stands"}
          </Button>
        )
      }
    >
      <p className={prose}>{round.text}</p>
      {labels.length > 0 && <p>{`Lines to look at: ${labels.join(", ")}`}</p>}
      <p>
        {round.answer === "stands" && <span>{"You let it stand. "}</span>}
        {round.answer === "revised" && <span>{"You revised it. "}</span>}
        <span>
          Revise your quote or let it stand until <DateText iso={round.endsAt} format="due" />.
        </span>
        <RoundValidity quote={quote} />
        {quote.forEarlierBrief && (
          <span>{" If it stands, it stands for the changed brief, too."}</span>
        )}
      </p>
    </Notice>
  );
}
