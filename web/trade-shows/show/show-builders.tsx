import { useQuery } from "@tanstack/react-query";
import { placeName } from "../../../domain/builder-profiles/place-name.ts";
import { buildersHref } from "../../builders/builder-search-address.ts";
import { BuilderLogo } from "../../builders/card/builder-logo.tsx";
import { builderHref } from "../../builders/card/contact-target.ts";
import { Rating } from "../../builders/card/rating.tsx";
import { WorkGrid } from "../../builders/card/work-grid.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Name } from "../../ui/text/name.tsx";
import { Text } from "../../ui/text/text.tsx";
import { alone } from "../../ui/text/text-link.css.ts";
import { TextLink } from "../../ui/text/text-link.tsx";
import { builder, builderFacts, builders } from "./show-builders.css.ts";
import { type ShowBuilders as Read, searchFor, showBuildersQuery } from "./show-builders-query.ts";

type Props = { title: string; served: Read | null };

/** Builders who cover a show, and booths that they built there; nothing when there are none. */
export function ShowBuilders({ title, served }: Props) {
  const { data } = useQuery({
    ...showBuildersQuery(title),
    ...(served && { initialData: served }),
  });
  if (!data || data.builders.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title="Builders for This Show" />
      <Stack>
        <Text tone="muted">{data.words}</Text>
        {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list */}
        <ul className={builders} role="list">
          {data.builders.map(({ id, name, city, state, country, ...each }) => (
            <li key={id} className={builder}>
              <BuilderLogo name={name} logo={each.companyLogo} />
              <div className={builderFacts}>
                <Heading level={3} size="card">
                  <TextLink to={builderHref(id)}>
                    <Name>{name}</Name>
                  </TextLink>
                </Heading>
                <Text tone="muted">{placeName(city, state, country)}</Text>
                <Rating builder={each} />
              </div>
            </li>
          ))}
        </ul>
        {data.booths.length > 0 && (
          <>
            <Heading level={3} size="small">
              Booths built here
            </Heading>
            <WorkGrid work={data.booths} />
          </>
        )}
        <span className={alone}>
          <TextLink to={buildersHref(searchFor(title))}>See all builders for this show</TextLink>
        </span>
      </Stack>
    </Card>
  );
}
