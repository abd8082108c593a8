import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";
import { Button } from "../ui/action/button.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";

/** Starts the job of a quote that was accepted before jobs existed. */
export function StartJob({ id }: { id: string }) {
  const start = useChange({
    call: () => fetchApi.call("POST /api/quote-responses/:id/job", { params: { id } }),
    refreshes: ["jobs"],
    failed: { title: "Job not started", couldNot: "start the job" },
  });
  return (
    <EmptyState
      level={2}
      title="This quote has no job page yet"
      text="It was accepted before job pages existed. Start one to agree on changes and their prices, with a record for both sides."
      action={
        <Button tone="accent" pending={start.isPending} onClick={() => start.mutate()}>
          {start.isPending ? "Starting..." : "Start the job page"}
        </Button>
      }
    />
  );
}
