import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ReceivedResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import { callQuery } from "../api/call-query.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { SeeChanges } from "../quotes/versions/see-changes.tsx";
import { Badge } from "../ui/feedback/badge.tsx";

type SeenResponse = Pick<
  ReceivedResponseBody,
  "id" | "revision" | "quoteRequestId" | "seenRevision"
>;

/**
 * Stores the revisions that the reader has looked at. A failed call is repeated on the next visit.
 */
async function noteSeen(requestId: string, seen: readonly SeenResponse[]) {
  const quotes = seen.map(({ id, revision }) => ({ id, revision }));
  const path = { params: { id: requestId }, body: { quotes } };
  await fetchApi.call("PUT /api/quote-requests/:id/seen", path).catch(() => {});
}

/** Marks quotes as seen when they are first shown; only later revisions are news. */
export function useNoteSeen(responses: readonly SeenResponse[]) {
  const client = useQueryClient();
  const requestId = responses[0]?.quoteRequestId;
  const fresh = responses.filter(({ seenRevision }) => seenRevision === null);
  const key = fresh.map(({ id, revision }) => `${id} ${revision}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says what `fresh` holds
  useEffect(() => {
    if (!requestId || fresh.length === 0) return;
    void noteSeen(requestId, fresh).then(() => {
      client.setQueryData(
        callQuery("GET /api/quote-requests/:id/responses", { params: { id: requestId } }).queryKey,
        (known) =>
          known?.map((each) => {
            const noted = fresh.find(({ id }) => id === each.id);
            return noted ? { ...each, seenRevision: each.seenRevision ?? noted.revision } : each;
          }),
      );
    });
  }, [requestId, key]);
}

/** A note that a quote was revised since its reader last looked at it, with the changes. */
export function RevisedSinceSeen({ response }: { response: ReceivedResponseBody }) {
  const client = useQueryClient();
  const { quoteRequestId, revision, seenRevision, builder } = response;
  if (seenRevision === null || seenRevision >= revision) return null;
  const { queryKey } = callQuery("GET /api/quote-requests/:id/responses", {
    params: { id: quoteRequestId },
  });
  return (
    <>
      <Badge tone="caution">Revised since you last looked</Badge>
      <SeeChanges
        response={response}
        about={builder?.name ?? "Unknown Builder"}
        from={seenRevision}
        label="See what changed"
        onOpen={() => void noteSeen(quoteRequestId, [response])}
        onClosed={() => void client.invalidateQueries({ queryKey })}
      />
    </>
  );
}
