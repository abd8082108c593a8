import { useQuery } from "@tanstack/react-query";
import type { ExhibitBuilderBody } from "../../app-server/contract/exhibit-builders.ts";
import { Grid } from "../ui/grid.tsx";
import { Heading } from "../ui/heading.tsx";
import { Stack } from "../ui/stack.tsx";
import { onScreen } from "./builder-details.css.ts";
import { ExhibitBuilderCard } from "./exhibit-builder-card.tsx";
import { similarBuildersQuery } from "./similar-builders-query.ts";

type Props = { id: string; region: string; served: ExhibitBuilderBody[] | undefined };

/** Others who do the same in the same part of the world; nothing while there is nobody to show. */
export function SimilarBuilders({ id, region, served }: Props) {
  const query = { ...similarBuildersQuery(id), initialData: served };
  const { data: builders = [] } = useQuery(query);
  if (builders.length === 0) return null;
  return (
    <section className={onScreen}>
      <Stack gap="medium">
        <Heading level={2}>{`Similar builders in ${region}`}</Heading>
        <Grid as="ul" min="18rem">
          {builders.map((builder) => (
            <li key={builder.id}>
              <ExhibitBuilderCard builder={builder} />
            </li>
          ))}
        </Grid>
      </Stack>
    </section>
  );
}
