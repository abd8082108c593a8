import type { ViewedProjectBody } from "../../../app-server/contract/portfolio/portfolio.ts";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Text } from "../../ui/text/text.tsx";
import { specialty } from "./built-by.css.ts";

/** The project's builder, with up to two specialties and a link to the profile. */
export function BuiltBy({ builder }: { builder: NonNullable<ViewedProjectBody["builder"]> }) {
  const { notionId, name, city, state, specialties } = builder;
  return (
    <Card as="section">
      <CardHeader title="Built By" />
      <div>
        <Text weight="strong" size="large">
          {name}
        </Text>
        <Text tone="muted">{[city, state].filter(Boolean).join(", ")}</Text>
      </div>
      {specialties.length > 0 && (
        <Inline gap="small" as="ul">
          {specialties.slice(0, 2).map((each) => (
            <li key={each} className={specialty}>
              {each}
            </li>
          ))}
        </Inline>
      )}
      <LinkButton to={`/builder-profile/${encodeURIComponent(notionId)}`} full>
        View builder profile
      </LinkButton>
    </Card>
  );
}
