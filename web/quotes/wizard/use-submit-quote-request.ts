import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import type { QuoteRequestFormInput } from "../../../app-server/contract/quotes/quote-requests.ts";
import { readAgain } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { showToast } from "../../ui/feedback/toast-store.ts";
import { useSay } from "../../ui/said.tsx";
import { failureToast } from "../submission-failure.ts";
import { confirmationHeld, justSent, quoteSuccessPath } from "../success/quote-success-path.ts";

const quotesComing = "We'll send you {5} {quotes} from top builders within {hyphened}.";

type Draft = { key(): string; renewKey(): string; forget(): void };

/** Sends the form with one idempotency key across retries, and opens the success page. */
export function useSubmitQuoteRequest(draft: Draft) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const say = useSay();

  return useMutation({
    mutationFn: async (values: QuoteRequestFormInput) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const form = { ...values, timeZone };
      try {
        return await fetchApi.call("POST /api/quote-requests", {
          body: form,
          idempotencyKey: draft.key(),
        });
      } catch (error) {
        // an earlier attempt succeeded although its answer was lost, and the form has changed since
        if (!isKeyReused(error)) throw error;
        return fetchApi.call("POST /api/quote-requests", {
          body: form,
          idempotencyKey: draft.renewKey(),
        });
      }
    },
    onSuccess(submitted) {
      draft.forget();
      showToast({
        title: "Quote Request Submitted!",
        description: submitted.isConfirmationMailed
          ? say(quotesComing)
          : `${say(quotesComing)} ${confirmationHeld}`,
        tone: "positive",
        atTop: true,
      });
      void readAgain(queryClient, ["quote-requests", "dashboard"]);
      return navigate(quoteSuccessPath(submitted), { state: justSent });
    },
    onError(error) {
      showToast({
        title: "Submission Failed",
        description: failureToast(error),
        tone: "critical",
      });
    },
  });
}

function isKeyReused(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.type === "/problems/idempotency-key-reused";
}
