import { useQuery } from "@tanstack/react-query";
import type { ExhibitBuilderBody } from "../../../app-server/contract/builders/exhibit-builders.ts";
import { callQuery } from "../../api/call-query.ts";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { ExhibitBuilderCards } from "../card/exhibit-builder-cards.tsx";
import { onScreen } from "./builder-details.css.ts";

type Props = { id: string; region: string; served: ExhibitBuilderBody[] | undefined };

/** Similar builders of the region; nothing when there are none. */
export function SimilarBuilders({ id, region, served }: Props) {
  const { data: builders = [] } = useQuery({
    ...callQuery("GET /api/builders/:id/similar", { params: { id } }),
    initialData: served,
  });
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
