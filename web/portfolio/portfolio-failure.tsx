import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { TryAgain } from "../ui/action/try-again.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";

/** In place of projects that couldn't be read; retry reloads the page. */
export function PortfolioFailure() {
  return (
    <div role="alert">
      <EmptyState
        level={2}
        title="Failed to load portfolio projects"
        text="We couldn't load the portfolio. Please try again in a moment."
        picture={
          <LazyBoothDrawing
            type="inline"
            size="20x10"
            features={["stand-exhibit-labor", "storage"]}
            seed="stuck"
            dimensions={false}
          />
        }
        action={<TryAgain tone="accent" />}
      />
    </div>
  );
}
