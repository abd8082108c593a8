import { useQueryClient } from "@tanstack/react-query";
import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import { readAgain } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { failureText } from "../../ui/feedback/failure-text.ts";

const failed = { couldNot: "invite the builders" };

type Invitation = {
  builderIds: readonly string[];
  /** The version of the assignment that was shown. */
  version: number;
  /** Version of the proposal if it contains all checked builders; otherwise null. */
  proposal: number | null;
};

/**
 * Adds builders to those invited, and confirms the proposal if it contains them. `problem` is the
 * server's message about a failure; `conflict` is its message when the request changed meanwhile,
 * and `reload` refetches.
 */
export function useInvite(quote: AdminQuoteBody, onDone: () => void) {
  const client = useQueryClient();
  const params = { id: quote.id };
  const invite = useChange({
    call: ({ builderIds, version, proposal }: Invitation) =>
      fetchApi.call("POST /api/admin/quotes/:id/promise/invite", {
        params,
        body: {
          builderIds: [...builderIds],
          version: proposal,
          assignmentVersion: version,
          canUndo: true,
        },
      }),
    refreshes: ["admin"],
    onDone,
  });
  const isConflict = invite.error instanceof ApiError && invite.error.status === 409;
  const problem = invite.error && failureText(failed, invite.error);
  return {
    invite,
    problem: isConflict ? null : problem,
    conflict: isConflict ? problem : null,
    reload: () => readAgain(client, ["admin"]).then(invite.reset),
  };
}
