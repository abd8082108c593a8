import { useQuery } from "@tanstack/react-query";
import type { QuoteRequestBody } from "../../app-server/contract/quotes/quote-requests.ts";
import { isOpen, type RequestStatus } from "../../domain/quotes/request-state.ts";
import { callQuery } from "../api/call-query.ts";
import { rows } from "../ui/data/rows.css.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { ReceivedResponse } from "./received-response.tsx";
import { useNoteSeen } from "./seen-revision.tsx";
import { sortResponses } from "./sort-responses.ts";

type Props = {
  request: QuoteRequestBody;
  /** Whether the reader is the exhibitor and the request is open. */
  mayDecide: boolean;
  /** Heading level of each quote: one below the section's. */
  headingLevel?: 3 | 4;
  /** Whether each quote is a line that opens: builder, status and amount. */
  isFolded?: boolean;
};

/** A request's quotes, those to decide first. */
export function ResponsesReceived({
  request,
  mayDecide,
  headingLevel = 4,
  isFolded = false,
}: Props) {
  const responses = useQuery(
    callQuery("GET /api/quote-requests/:id/responses", { params: { id: request.id } }),
  );
  const builders = useQuery({
    ...callQuery("GET /api/quote-requests/:id/builders", { params: { id: request.id } }),
    enabled: (responses.data?.length ?? 0) > 0,
  });
  useNoteSeen(responses.data ?? []);
  if (responses.isPending) return <RowsSkeleton label="Loading the quotes" rows={1} />;
  if (responses.isError && !responses.data) {
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
        text="Builders typically respond within {hyphened} with their quotes and availability."
      />
    );
  }
  const isDecided = responses.data.some(({ status }) => status === "accepted");
  const canDecide = mayDecide && !isDecided;
  return (
    <ul className={rows}>
      {sortResponses(responses.data).map((response) => (
        <ReceivedResponse
          key={response.id}
          response={response}
          builders={builders.isPending ? undefined : (builders.data ?? [])}
          headingLevel={headingLevel}
          isFolded={isFolded}
          canDecide={canDecide && response.status === "pending"}
          othersPending={responses.data.some(
            (other) => other.id !== response.id && other.status === "pending",
          )}
        />
      ))}
    </ul>
  );
}
