import { LazyBoothDrawing } from "../../booth-drawing/lazy-booth-drawing.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { isMonthView, isNarrowed } from "./show-search-address.ts";

type Props = {
  search: URLSearchParams;
  /** Where nothing was found: "in March 2027". */
  where?: string;
};

/** Empty state: no show matches, or there are none yet. */
export function NoShows({ search, where = "on the calendar" }: Props) {
  const narrowed = isNarrowed(search);
  return (
    <EmptyState
      level={2}
      title="No Trade Shows Found"
      text={
        narrowed
          ? `No shows ${where} match all of those filters. Try a broader search or remove a filter.`
          : `No shows ${where} yet. Exhibiting somewhere else? Tell us. Our builders cover that too.`
      }
      picture={
        <LazyBoothDrawing
          type="pavilion"
          size="30x20"
          features={[]}
          seed="no-show"
          dimensions={false}
        />
      }
      action={
        narrowed || isMonthView(search) ? (
          <LinkButton to="/trade-show-calendar">Show all trade shows</LinkButton>
        ) : (
          <LinkButton to="/#quote-form" tone="accent">
            Get quotes
          </LinkButton>
        )
      }
    />
  );
}
