import { useQuery } from "@tanstack/react-query";
import { BuildersFailed } from "../builders/builders-failed.tsx";
import { ExhibitBuilderCard } from "../builders/exhibit-builder-card.tsx";
import { exhibitBuildersQuery } from "../builders/exhibit-builders-query.ts";
import { Grid } from "../ui/grid.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

export const featuredBuilderCount = 6;

/** The first six builders. */
export function FeaturedBuilders() {
  const { data: builders, isError } = useQuery(exhibitBuildersQuery(featuredBuilderCount));
  if (isError) return <BuildersFailed />;
  if (!builders) return <Skeleton shape="card" lines={2} />;
  return (
    <Grid as="ul" min="20rem" gap="large">
      {builders.slice(0, featuredBuilderCount).map((builder) => (
        <li key={builder.id}>
          <ExhibitBuilderCard builder={builder} />
        </li>
      ))}
    </Grid>
  );
}
