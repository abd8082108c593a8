import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { showToast } from "../../ui/feedback/toast-store.ts";

const failed = "Failed to assign quote to builders";

type Options = {
  /** With the server's sentence about what was done. */
  onDone: (message: string) => void;
  /** The screen itself says how it went: no toasts. */
  isQuiet?: boolean;
};

/**
 * Saves the builders of a request, by an admin who saw this `version` of the assignment. `problem` is the server's sentence
 * about a failure, `conflict` the same when the request changed meanwhile; `reload` reads the request again.
 */
export function useAssignment(
  quote: AdminQuoteBody,
  version: number,
  { onDone, isQuiet = false }: Options,
) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ["admin"] });
  const save = useMutation({
    mutationFn: (builderIds: string[]) =>
      fetchApi.call("POST /api/admin/quotes/:id/assign", {
        params: { id: quote.id },
        body: {
          builderIds,
          priority: quote.priority ? (quote.priority as "normal") : null,
          version,
        },
      }),
    onSuccess({ message }) {
      const title = "Quote Assignment Updated Successfully";
      if (!isQuiet) showToast({ title, description: message, tone: "positive" });
      onDone(message);
      void refresh();
    },
    onError(error) {
      const description = ApiError.wordsOf(error, failed);
      if (!isQuiet) showToast({ title: "Assignment Failed", description, tone: "critical" });
      if (error instanceof ApiError && error.status === 409) void refresh();
    },
  });
  const isConflict = save.error instanceof ApiError && save.error.status === 409;
  const problem = save.error && ApiError.wordsOf(save.error, failed);
  return {
    save,
    problem,
    conflict: isConflict ? problem : null,
    reload: () => refresh().then(save.reset),
  };
}
