import type { ViewedBuilderBody } from "../../../app-server/contract/builders/builders.ts";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Name } from "../../ui/text/name.tsx";
import { alone } from "../../ui/text/text-link.css.ts";
import { TextLink } from "../../ui/text/text-link.tsx";
import { WorkGrid } from "../card/work-grid.tsx";
import { showList } from "./builder-details.css.ts";
import { showsBuiltAt } from "./shows-built-at.ts";

const most = 6;

/** A builder's latest projects by name; nothing when there are none. */
export function BuilderWork({ builder }: { builder: ViewedBuilderBody }) {
  const { id, work } = builder;
  if (work.length === 0) return null;
  return (
    <Stack gap="medium" as="section">
      <Inline justify="between">
        <Heading level={2} size="card">
          Projects
        </Heading>
        {work.length > most && (
          <span className={alone}>
            <TextLink to={`/portfolio?builderIds=${encodeURIComponent(id)}`}>
              See all projects
            </TextLink>
          </span>
        )}
      </Inline>
      <WorkGrid work={work.slice(0, most)} />
    </Stack>
  );
}

/** The shows at which a builder has built, by its projects. */
export function ShowsBuiltAt({ builder }: { builder: ViewedBuilderBody }) {
  const shows = showsBuiltAt(builder.work).slice(0, 12);
  if (shows.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title="Shows Built At" />
      <ul className={showList}>
        {shows.map(({ name, booths, latestYear }) => (
          <li key={name} className={alone}>
            <TextLink to={`/our-builders?show=${encodeURIComponent(name)}`}>
              <Name>{name}</Name>
            </TextLink>{" "}
            {[latestYear, booths > 1 && `${booths} booths`].filter(Boolean).join(", ")}
          </li>
        ))}
      </ul>
    </Card>
  );
}
