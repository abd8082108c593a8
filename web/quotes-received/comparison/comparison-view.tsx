import { useState } from "react";
import type { QuotingBuilderBody } from "../../../app-server/contract/quotes/comparison/quoting-builders.ts";
import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import type { ViewedRequestBody } from "../../../app-server/contract/quotes/viewed-request.ts";
import { comparableResponses } from "../../../domain/quotes/comparison/comparable-responses.ts";
import { PromiseScope } from "../../quotes/promise/promise-scope.tsx";
import { SkipLink } from "../../shell/skip-link.tsx";
import { rows } from "../../ui/data/rows.css.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ChosenQuote } from "../chosen-quote.tsx";
import { ReceivedResponse } from "../received-response.tsx";
import { useNoteSeen } from "../seen-revision.tsx";
import { ComparedQuotes } from "./compared-quotes.tsx";
import { ComparisonHead } from "./comparison-head.tsx";
import { folded, unfold, view } from "./comparison-view.css.ts";
import { firstCellId } from "./offer-table/offer-table.tsx";
import type { OfferOrder } from "./offer-table/sort-offers.ts";

type Props = {
  request: ViewedRequestBody;
  /** When the page was requested, for its print. */
  at: string;
  responses: readonly ReceivedResponseBody[];
  builders: readonly QuotingBuilderBody[];
  /** Whether the reader is the exhibitor and the request is open. */
  mayDecide: boolean;
};

/**
 * All quotes for a request on one page: prices on a line, facts in a table, and after the choice
 * the next steps.
 */
export function ComparisonView({ request, at, responses, builders, mayDecide }: Props) {
  const [order, setOrder] = useState<OfferOrder>("amount");
  useNoteSeen(responses);
  const accepted = responses.find(({ status }) => status === "accepted");
  const shown = comparableResponses(responses, ({ status }) => status);
  const ended = responses.filter((each) => !shown.some(({ response }) => response === each));
  const compared = shown.length > 0 && (
    <ComparedQuotes
      request={request}
      shown={shown}
      builders={builders}
      canDecide={mayDecide && !accepted}
      order={order}
      onOrder={setOrder}
    />
  );
  return (
    <PromiseScope promise={request.promise}>
      <div className={view}>
        {shown.length > 0 && <SkipLink to={firstCellId}>Skip to the quotes</SkipLink>}
        <ComparisonHead request={request} at={at} />
        {accepted && <ChosenQuote response={accepted} level={2} hasOthers={responses.length > 1} />}
        {accepted && shown.length > 1 ? (
          <details className={folded}>
            <summary className={unfold}>{`All ${shown.length} quotes, side by side`}</summary>
            {compared}
          </details>
        ) : (
          compared
        )}
        {responses.length === 0 && (
          <EmptyState
            level={2}
            title="Waiting for Responses"
            text="Builders typically respond within {hyphened} with their quotes and availability."
          />
        )}
        {ended.length > 0 && (
          <details className={folded}>
            <summary className={unfold}>
              {ended.length === 1 ? "1 quote that ended" : `${ended.length} quotes that ended`}
            </summary>
            <ul className={rows}>
              {ended.map((response) => (
                <ReceivedResponse
                  key={response.id}
                  response={response}
                  builders={builders}
                  headingLevel={3}
                  canDecide={false}
                  othersPending={false}
                />
              ))}
            </ul>
          </details>
        )}
      </div>
    </PromiseScope>
  );
}
