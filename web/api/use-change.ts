import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../app-server/contract/api-error.ts";
import { showToast } from "../ui/feedback/toast-store.ts";
import { type ApiPart, readAgain } from "./call-query.ts";

type Words = { title: string; description?: string };

export type Change<Variables, Answer> = {
  call: (variables: Variables) => Promise<Answer>;
  /** Refetched after success and after a conflict. */
  refreshes: readonly ApiPart[];
  done: Words | ((answer: Answer) => Words);
  failed: { title: string; description: string };
  /** Returns true when the screen shows the error itself, so that no toast is needed. */
  isShown?: (error: unknown) => boolean;
  onDone?: () => void;
};

/** A mutation for a button: shows the result in a toast and refetches the changed data. */
export function useChange<Variables = void, Answer = unknown>(change: Change<Variables, Answer>) {
  const client = useQueryClient();
  const refresh = () => readAgain(client, change.refreshes);

  return useMutation({
    mutationFn: change.call,
    onSuccess(answer) {
      const words = typeof change.done === "function" ? change.done(answer) : change.done;
      showToast({ ...words, tone: "positive" });
      change.onDone?.();
      void refresh();
    },
    onError(error) {
      const { title, description } = change.failed;
      if (!change.isShown?.(error)) {
        showToast({ title, description: ApiError.wordsOf(error, description), tone: "critical" });
      }
      if (error instanceof ApiError && [404, 409].includes(error.status)) void refresh();
    },
  });
}
