import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../api/call-query.ts";
import { ExhibitBuilderCards } from "../../builders/card/exhibit-builder-cards.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";

/** How many builders the home page shows. */
export const homeBuilders = 9;

/** The first builders of the list. */
export function BuildersPart() {
  const { data: builders, isError } = useQuery(
    callQuery("GET /api/exhibit-builders", { query: { limit: homeBuilders } }),
  );
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
