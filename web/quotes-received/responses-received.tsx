import { useQuery } from "@tanstack/react-query";
import type { QuoteRequestBody } from "../../app-server/contract/quote-requests.ts";
import { isOpen, type RequestStatus } from "../../domain/quotes/request-state.ts";
import { LoadFailure } from "../quotes/load-failure.tsx";
import { responsesQuery } from "../quotes/responses-query.ts";
import { rows } from "../quotes/rows.css.ts";
import { RowsSkeleton } from "../quotes/rows-skeleton.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { OfferComparison } from "./offer-comparison.tsx";
import { ReceivedResponse } from "./received-response.tsx";
import { sortResponses } from "./sort-responses.ts";
import { standingOffers } from "./standing-offers.ts";

type Props = {
  request: QuoteRequestBody;
  /** The reader is the exhibitor, and the request is open. */
  mayDecide: boolean;
  /** Those that stand, side by side; else all of them, one below the other. */
  isCompared: boolean;
  /** Of each quote's heading: one below what heads them all. */
  headingLevel?: 3 | 4;
};

/** The quotes for one request, the ones to decide on first. */
export function ResponsesReceived({ request, mayDecide, isCompared, headingLevel = 4 }: Props) {
  const responses = useQuery(responsesQuery(request.id));
  if (responses.isPending) return <RowsSkeleton label="Loading the quotes" rows={1} />;
  if (responses.isError) {
    return (
      <LoadFailure
        title="Error Loading Quotes"
        text="Failed to fetch quote responses"
        query={responses}
      />
    );
  }
  if (responses.data.length === 0 && !isOpen(request.status as RequestStatus)) {
    return (
      <EmptyState title="No Quotes" text="This request was closed before any quote arrived." />
    );
  }
  if (responses.data.length === 0) {
    return (
      <EmptyState
        title="Waiting for Responses"
        text="Builders typically respond within 24-48 hours with their quotes and availability."
      />
    );
  }
  const isDecided = responses.data.some(({ status }) => status === "accepted");
  const canDecide = mayDecide && !isDecided;
  const standing = standingOffers(responses.data);
  if (isCompared && standing.length > 1) {
    return <OfferComparison request={request} responses={standing} canDecide={canDecide} />;
  }
  return (
    <ul className={rows}>
      {sortResponses(responses.data).map((response) => (
        <ReceivedResponse
          key={response.id}
          response={response}
          headingLevel={headingLevel}
          canDecide={canDecide && response.status === "pending"}
          othersPending={responses.data.some(
            (other) => other.id !== response.id && other.status === "pending",
          )}
        />
      ))}
    </ul>
  );
}
