import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { type LogisticsFact, logisticsLabels } from "../../../domain/offers/logistics.ts";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { focusIfLost } from "../../ui/focus-if-lost.ts";
import { DateText } from "../../ui/text/date-text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { note } from "../comparison/offer-table/offer-table.css.ts";
import { ask as askStyle, gap, pressable } from "../comparison/offer-table/scope-facts.css.ts";

type Props = {
  requestId: string;
  builderId: string;
  /** The service's label. */
  label: string;
  /** Names of the figures that the builder has not stated. */
  figures: readonly string[];
  /** False when the request is decided, or no longer open. */
  canAsk: boolean;
};

/**
 * Figures that the show's bill needs and the builder has not stated, with a button to ask for all
 * of them in one question.
 */
export function AskFigures({ requestId, builderId, label, figures, canAsk }: Props) {
  const words = figures
    .map((each) => logisticsLabels[each as LogisticsFact].toLowerCase())
    .join(", ");
  const text = `For the show's bill, please state in your quote: ${words}.`;
  const button = useRef<HTMLButtonElement>(null);
  const { data } = useQuery({
    ...callQuery("GET /api/quote-requests/:id/questions", { params: { id: requestId } }),
    enabled: canAsk,
  });
  const asked = data?.questions.find(
    (each) => each.own && each.to?.id === builderId && each.text === text,
  );
  const ask = useChange({
    call: () =>
      fetchApi.call("POST /api/quote-requests/:id/questions", {
        params: { id: requestId },
        body: { text, to: builderId },
      }),
    refreshes: ["quote-requests", "dashboard"],
    // the button disappears once the questions are refetched
    onDone: () => focusIfLost(button.current?.closest("td")),
    done: { title: "Question sent", description: "We'll email you the answer." },
    failed: {
      title: "Question not sent",
      couldNot: "send your question",
    },
  });
  const missing = <span className={note}>{`Not stated: ${words}`}</span>;
  // show no button before the questions are read: one may have been asked earlier
  if (!canAsk || asked || !data) {
    return (
      <span className={gap}>
        {asked ? (
          <span>
            Asked on <DateText iso={asked.askedAt} />
          </span>
        ) : (
          <span>Not known</span>
        )}
        {missing}
      </span>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      className={`${gap} ${pressable}`}
      disabled={ask.isPending}
      onClick={() => ask.mutate()}
    >
      Not known
      {missing}
      <span className={askStyle}>
        {ask.isPending ? "Asking..." : "Ask the builder"}
        <VisuallyHidden>: {label}</VisuallyHidden>
      </span>
    </button>
  );
}
