import { useQuery } from "@tanstack/react-query";
import { ExhibitBuilderCards } from "../../builders/card/exhibit-builder-cards.tsx";
import { exhibitBuildersQuery } from "../../builders/exhibit-builders-query.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";

/** How many builders the home page shows. */
export const homeBuilders = 9;

/** The first builders of the list. */
export function BuildersPart() {
  const { data: builders, isError } = useQuery(exhibitBuildersQuery(homeBuilders));
  if (isError && !builders) {
    return (
      <Notice tone="critical" title="Unable to Load Builders">
        We're having trouble loading our builder network. Please try again later.
      </Notice>
    );
  }
  if (!builders) return <Skeleton lines={6} />;
  return <ExhibitBuilderCards builders={builders} />;
}
