import type {
  ProjectDecisionInput,
  ReviewItemBody,
} from "../../app-server/contract/reviews/reviews.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";

/** Decides on a builder or a project, as the admin has just seen it. */
export function useDecision(kind: "builder" | "project", item: ReviewItemBody, onDone: () => void) {
  const { id, version } = item;
  return useChange({
    call: ({
      featured,
      ...decision
    }: Pick<ProjectDecisionInput, "decision" | "reason" | "featured">) =>
      kind === "builder"
        ? fetchApi.call("POST /api/admin/builders/:id/review", {
            params: { id },
            body: { ...decision, version },
          })
        : fetchApi.call("POST /api/admin/portfolio/:id/review", {
            params: { id },
            body: { ...decision, version, featured: featured ?? null },
          }),
    refreshes: ["admin"],
    done: ({ message }) => ({ title: "Review saved", description: message }),
    failed: {
      title: "Review Failed",
      description: "Failed to save the review. Please try again.",
    },
    onDone,
  });
}
