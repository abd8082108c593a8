import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import { readAgain } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { showToast } from "../../ui/feedback/toast-store.ts";

const failed = "Failed to assign quote to builders";

/**
 * Saves the assignment, based on the `version` that was shown. `conflict` is the server's message
 * when the request changed meanwhile; `reload` refetches it.
 */
export function useAssignment(quote: AdminQuoteBody, version: number, onDone: () => void) {
  const client = useQueryClient();
  const refresh = () => readAgain(client, ["admin"]);
  const [isSaved, setSaved] = useState(false);
  const save = useMutation({
    mutationFn: (builderIds: string[]) =>
      fetchApi.call("POST /api/admin/quotes/:id/assign", {
        params: { id: quote.id },
        body: { builderIds, version },
      }),
    onMutate: () => setSaved(false),
    async onSuccess({ message }) {
      setSaved(true);
      const title = "Quote Assignment Updated Successfully";
      showToast({ title, description: message, tone: "positive" });
      // refetch first: a dialog opened right after this one must start from the stored assignment
      await refresh();
      onDone();
      setSaved(false);
    },
    onError(error) {
      const description = ApiError.wordsOf(error, failed);
      showToast({ title: "Assignment Failed", description, tone: "critical" });
      if (error instanceof ApiError && error.status === 409) void refresh();
    },
  });
  const isConflict = save.error instanceof ApiError && save.error.status === 409;
  return {
    save,
    /** True from the server's answer until the lists are refetched. */
    isSaved,
    conflict: isConflict ? ApiError.wordsOf(save.error, failed) : null,
    reload: () => refresh().then(save.reset),
  };
}
