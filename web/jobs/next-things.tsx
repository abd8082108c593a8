import type { JobBody, NextThingBody } from "../../app-server/contract/jobs/jobs.ts";
import { LinkButton } from "../ui/action/link-button.tsx";
import { compactRow, rows } from "../ui/data/rows.css.ts";
import { Card } from "../ui/layout/card.tsx";
import { CardHeader } from "../ui/layout/card-header.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Text } from "../ui/text/text.tsx";
import { TextLink } from "../ui/text/text-link.tsx";

type Props = {
  things: readonly NextThingBody[];
  /** The reader's side; null for an admin. */
  side: JobBody["side"];
  /** Whether another button of the page is the main one. */
  isQuiet: boolean;
};

const names = { exhibitor: "Exhibitor", builder: "Builder", both: "Both sides" };

/**
 * Lists what is due in a job, overdue first. The first one is the page's main action if it is the
 * reader's.
 */
export function NextThings({ things, side, isQuiet }: Props) {
  const isOwn = ({ who }: NextThingBody) => side !== null && (who === side || who === "both");
  return (
    <Card as="section">
      <CardHeader title="What is next" />
      <ul className={rows}>
        {things.map((thing, at) => (
          <li key={`${thing.href} ${thing.what}`} className={compactRow}>
            <Stack gap="xsmall">
              <Thing thing={thing} isMain={at === 0 && isOwn(thing) && !isQuiet} />
              <ThingFacts thing={thing} />
            </Stack>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A link to its part of the page. */
function Thing({ thing: { what, href }, isMain }: { thing: NextThingBody; isMain: boolean }) {
  return (
    <Inline>
      {isMain ? (
        <LinkButton to={href} size="small" tone="accent">
          {what}
        </LinkButton>
      ) : (
        <TextLink to={href}>{what}</TextLink>
      )}
    </Inline>
  );
}

/** The side that does it, and the day. */
export function ThingFacts({ thing: { who, day } }: { thing: NextThingBody }) {
  return (
    <Text size="small" tone="muted">
      <span>{day ? `${names[who]}, by ` : names[who]}</span>
      {day && <DateText iso={day} zone="utc" />}
    </Text>
  );
}
