import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import type { ExhibitBuilderBody } from "../../../app-server/contract/builders/exhibit-builders.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { ExhibitBuilderCards } from "../card/exhibit-builder-cards.tsx";
import { onScreen } from "./builder-details.css.ts";

const similarBuildersQuery = (id: string, api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["builders", id, "similar"],
    queryFn: () => api.call("GET /api/builders/:id/similar", { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

type Props = { id: string; region: string; served: ExhibitBuilderBody[] | undefined };

/** Similar builders of the region; nothing when there are none. */
export function SimilarBuilders({ id, region, served }: Props) {
  const query = { ...similarBuildersQuery(id), initialData: served };
  const { data: builders = [] } = useQuery(query);
  if (builders.length === 0) return null;
  return (
    <section className={onScreen}>
      <Stack gap="medium">
        <Heading level={2}>{`Similar builders in ${region}`}</Heading>
        <ExhibitBuilderCards builders={builders} />
      </Stack>
    </section>
  );
}
