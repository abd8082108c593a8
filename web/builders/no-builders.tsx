import type { BuilderSearchBody } from "../../app-server/contract/builders/builder-search-body.ts";
import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { formatCount } from "../format.ts";
import { LinkButton } from "../ui/action/link-button.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { hrefWithout, isNarrowed } from "./builder-search-address.ts";

const names: Record<string, string> = {
  place: "the place",
  show: "the show",
  boothType: "the booth type",
  boothSize: "the booth size",
  budget: "the budget",
  search: "the search words",
  region: "the region",
  specialty: "the specialty",
  teamSize: "the team size",
};

type Props = { search: URLSearchParams } & Pick<BuilderSearchBody, "looser" | "understood">;

/** Empty state: no match, with filters to remove, or no builders yet. */
export function NoBuilders({ search, looser, understood }: Props) {
  const hasFilters = isNarrowed(search);
  return (
    <EmptyState
      level={2}
      title="No Builders Found"
      text={
        hasFilters
          ? looser.length > 0
            ? "No builders match all of those filters. Remove one of them:"
            : "No builders match all of those filters. Try a broader search or remove a filter."
          : "No builders are listed yet. Tell us about your booth in the meantime."
      }
      picture={
        <LazyBoothDrawing
          type="inline"
          size="10x20"
          features={[]}
          seed="no-builders"
          dimensions={false}
        />
      }
      action={
        hasFilters ? (
          <Inline gap="small" justify="center">
            {looser.map(({ without, builders }) => (
              <LinkButton key={without} to={hrefWithout(search, without, understood)}>
                {`Without ${names[without] ?? without}: ${formatCount(builders)} ${builders === 1 ? "builder" : "builders"}`}
              </LinkButton>
            ))}
            <LinkButton to="/our-builders" tone="quiet">
              Show all builders
            </LinkButton>
          </Inline>
        ) : (
          <LinkButton to="/#quote-form" tone="accent">
            Get quotes
          </LinkButton>
        )
      }
    />
  );
}
