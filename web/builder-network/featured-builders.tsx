import { useQuery } from "@tanstack/react-query";
import { BuildersFailed } from "../builders/builders-failed.tsx";
import { ExhibitBuilderCards } from "../builders/card/exhibit-builder-cards.tsx";
import { exhibitBuildersQuery } from "../builders/exhibit-builders-query.ts";
import { Skeleton } from "../ui/feedback/skeleton.tsx";

export const featuredBuilderCount = 6;

/** The first six builders. */
export function FeaturedBuilders() {
  const { data: builders, isError } = useQuery(exhibitBuildersQuery(featuredBuilderCount));
  if (isError) return <BuildersFailed />;
  if (!builders) return <Skeleton shape="card" lines={2} />;
  return <ExhibitBuilderCards builders={builders.slice(0, featuredBuilderCount)} />;
}
