import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../app-server/contract/api-error.ts";
import { type FailureWords, failureText } from "../ui/feedback/failure-text.ts";
import { showToast, type ToastMessage } from "../ui/feedback/toast-store.ts";
import { type ApiPart, readAgain } from "./call-query.ts";

type Words = Pick<ToastMessage, "title" | "description" | "atTop">;

export type Change<Variables, Answer> = {
  call: (variables: Variables) => Promise<Answer>;
  /** Refetched after success and after a conflict. */
  refreshes?: readonly ApiPart[];
  /** Left out where the screen says it by itself. */
  done?: Words | ((answer: Answer, variables: Variables) => Words);
  /** Left out where the screen shows what went wrong. */
  failed?: FailureWords & { title: string };
  /** Returns true when the screen shows the error itself, so that no toast is needed. */
  isShown?: (error: unknown) => boolean;
  onDone?: (answer: Answer) => void;
};

/** A mutation for a button or a form: shows the result in a toast and refetches the changed data. */
export function useChange<Variables = void, Answer = unknown>(change: Change<Variables, Answer>) {
  const client = useQueryClient();
  const refresh = () => readAgain(client, change.refreshes ?? []);

  return useMutation({
    mutationFn: change.call,
    onSuccess(answer, variables) {
      const { done } = change;
      const words = typeof done === "function" ? done(answer, variables) : done;
      if (words) showToast({ ...words, tone: "positive" });
      change.onDone?.(answer);
      void refresh();
    },
    onError(error) {
      const { failed } = change;
      if (failed && !change.isShown?.(error)) {
        const description = failureText(failed, error);
        showToast({ title: failed.title, description, tone: "critical" });
      }
      if (error instanceof ApiError && [404, 409].includes(error.status)) void refresh();
    },
  });
}
