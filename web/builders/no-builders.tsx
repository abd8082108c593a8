import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";

/** Empty state: no matches, or no builders yet. */
export function NoBuilders({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <EmptyState
      level={2}
      title="No Builders Found"
      text={
        isNarrowed
          ? "No builders match all of those filters. Try a broader search or remove a filter."
          : "No builders are listed yet. Tell us about your booth in the meantime."
      }
      picture={
        <LazyBoothDrawing
          type="inline"
          size="10x20"
          features={[]}
          seed="nobody"
          dimensions={false}
        />
      }
      action={
        isNarrowed ? (
          <LinkButton to="/our-builders">Show all builders</LinkButton>
        ) : (
          <LinkButton to="/#quote-form" tone="accent">
            Get five free quotes
          </LinkButton>
        )
      }
    />
  );
}
