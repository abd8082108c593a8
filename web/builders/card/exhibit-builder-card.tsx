import type { ExhibitBuilderBody } from "../../../app-server/contract/builders/exhibit-builders.ts";
import { firstWords } from "../../../domain/builder-profiles/first-words.ts";
import { Link } from "../../ui/action/link.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Name } from "../../ui/text/name.tsx";
import { Text } from "../../ui/text/text.tsx";
import { BuilderLogo } from "./builder-logo.tsx";
import { builderHref } from "./contact-target.ts";
import { about, foot, head, link } from "./exhibit-builder-card.css.ts";
import { Rating } from "./rating.tsx";

type Props = { builder: ExhibitBuilderBody };

/** A short card of a builder, for pages on other topics. */
export function ExhibitBuilderCard({ builder }: Props) {
  const { id, name, location, description, specialties } = builder;
  return (
    <Card as="article" interactive>
      <div className={head}>
        <BuilderLogo name={name} logo={null} />
        <div>
          <Heading level={3} size="card">
            <Link to={builderHref(id)} className={link}>
              <Name>{name}</Name>
            </Link>
          </Heading>
          <Text tone="muted" as="span">
            {location}
          </Text>
        </div>
      </div>
      <div className={about}>
        <Text>{firstWords(description) || "No description available"}</Text>
      </div>
      <div className={foot}>
        <Rating builder={builder} asSpecified />
        <Badge tone="info">{firstOf(specialties) ?? "Specialist"}</Badge>
      </div>
    </Card>
  );
}

/** The first specialty. Older content may hold a text instead of a list. */
function firstOf(specialties: unknown): string | undefined {
  return Array.isArray(specialties) ? specialties.find(Boolean) : undefined;
}
