import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import type { ComparisonBody } from "../../../app-server/contract/quotes/comparison/comparison.ts";
import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import type { Category } from "../../../domain/offers/category.ts";
import { otherBillers } from "../../../domain/quotes/comparison/other-billers.ts";
import { readAgain } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { focusIfLost } from "../../ui/focus-if-lost.ts";
import { screenOnly } from "../comparison/offer-table/offer-table.css.ts";

type Props = {
  scope: ComparisonBody["scope"];
  responses: readonly ReceivedResponseBody[];
  /** False when the request is decided, or no longer open. */
  canAsk: boolean;
};

/**
 * Required categories that no quote mentions: they are left out of the same-scope prices, and all
 * builders can be asked about them at once.
 */
export function AskAll({ scope, responses, canAsk }: Props) {
  const itemized = responses.filter(
    ({ status, lines }) => status === "pending" && lines.length > 0,
  );
  const rows = scope.filter(
    ({ category, standing }) =>
      standing === "unclaimed" && itemized.every(({ lines }) => !otherBillers(lines, category)),
  );
  const categories = rows.map(({ category }) => category as Category);
  const toAsk = itemized.filter(({ linesAsked }) =>
    categories.some((category) => !linesAsked.includes(category)),
  );
  const client = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const ask = useChange({
    async call() {
      const sent = await Promise.allSettled(
        toAsk.map(({ id }) =>
          fetchApi.call("POST /api/quote-responses/:id/ask-price", {
            params: { id },
            body: { categories },
          }),
        ),
      );
      const failed = failureOf(sent);
      if (!failed) return;
      // some builders may already have been asked
      void readAgain(client, ["quote-requests", "dashboard"]);
      throw failed.reason;
    },
    refreshes: ["quote-requests", "dashboard"],
    done: { title: "All builders asked", description: "They see which rows to price." },
    // the button disappears once the quotes are refetched
    onDone: () => focusIfLost(place.current),
    failed: {
      title: "Not all builders asked",
      couldNot: "ask all builders",
    },
  });
  if (rows.length === 0 || itemized.length === 0) return null;
  const [first] = rows;
  const isOne = rows.length === 1;
  return (
    <div ref={place} tabIndex={-1} className={screenOnly}>
      <Notice
        title={`No builder says who pays for ${isOne ? first?.label.toLowerCase() : `${rows.length} categories`}`}
        action={
          canAsk &&
          toAsk.length > 0 && (
            <Button size="small" pending={ask.isPending} onClick={() => ask.mutate()}>
              {ask.isPending ? "Asking..." : "Ask all builders"}
            </Button>
          )
        }
      >
        {!isOne && <span>{`${rows.map(({ label }) => label).join("; ")}. `}</span>}
        <span>
          {`${isOne ? "It's" : "They're"} in no price, so ${isOne ? "it isn't" : "they aren't"} compared.`}
        </span>
        {toAsk.length === 0 && <span>{" You asked all builders."}</span>}
      </Notice>
    </div>
  );
}

/** The first failed request; a builder who had already been asked counts as success. */
export function failureOf(sent: readonly PromiseSettledResult<unknown>[]) {
  return sent.find(
    (each) =>
      each.status === "rejected" &&
      !(
        each.reason instanceof ApiError &&
        each.reason.problem?.type === "/problems/price-already-asked"
      ),
  ) as PromiseRejectedResult | undefined;
}
