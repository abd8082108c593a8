import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { Button } from "../ui/action/button.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";

/** No matches, with a form to clear the filters that works without scripts. */
export function NoProjects({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      level={2}
      title="No projects match your current filters"
      text="Remove a filter, or clear them all to start over."
      picture={
        <LazyBoothDrawing
          type="island"
          size="20x20"
          features={[]}
          seed="empty"
          dimensions={false}
        />
      }
      action={
        <form
          action="/portfolio"
          onSubmit={(event) => {
            event.preventDefault();
            onClear();
          }}
        >
          <Button type="submit" tone="accent">
            Clear All Filters
          </Button>
        </form>
      }
    />
  );
}
