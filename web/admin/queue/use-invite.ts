import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import { readAgain } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";

const failed = "Failed to invite the builders. Please try again.";

type Invitation = {
  builderIds: readonly string[];
  /** The assignment's version that was shown. */
  version: number;
  /** The version of the proposal that holds all of these builders; null when there is none. */
  proposal: number | null;
};

/**
 * Invites builders in addition to those invited, confirming the proposal when they are in it.
 * `problem` is the server's sentence about a failure, `conflict` the same when the request changed meanwhile; `reload`
 * reads it again.
 */
export function useInvite(quote: AdminQuoteBody, onDone: () => void) {
  const client = useQueryClient();
  const refresh = () => readAgain(client, ["admin"]);
  const params = { id: quote.id };
  const invite = useMutation({
    mutationFn: ({ builderIds, version, proposal }: Invitation) =>
      fetchApi.call("POST /api/admin/quotes/:id/promise/invite", {
        params,
        body: { builderIds: [...builderIds], version: proposal, assignmentVersion: version },
      }),
    onSuccess() {
      onDone();
      void refresh();
    },
    onError(error) {
      if (error instanceof ApiError && error.status === 409) void refresh();
    },
  });
  const isConflict = invite.error instanceof ApiError && invite.error.status === 409;
  const problem = invite.error && ApiError.wordsOf(invite.error, failed);
  return {
    invite,
    problem: isConflict ? null : problem,
    conflict: isConflict ? problem : null,
    reload: () => refresh().then(invite.reset),
  };
}
